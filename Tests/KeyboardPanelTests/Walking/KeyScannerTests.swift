import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

/// Typing with one switch.
@MainActor struct KeyScannerTests {
  private let stage = Stage.editing()
  private let interval = KeyPressTuning().scanInterval

  init() {
    stage.panel.isScanned = true
    stage.user.application.endTurn()
  }

  private func press() { stage.user.key(.return) }

  /// Waits until the mark is there.
  private func wait(for mark: String, count: Int = 1) {
    for _ in 0..<60 where !(stage.marks.contains(mark) && stage.marks.count == count) {
      stage.user.wait(interval)
    }
    #expect(stage.marks.contains(mark) && stage.marks.count == count)
  }

  private func type(_ name: String, inRowOf count: Int) {
    wait(for: name, count: count)
    press()
    wait(for: name)
    press()
  }

  @Test func rowsAreMarkedInTurn() {
    let rows = [10, 9, 9, 7]
    #expect(stage.marks.count == rows[0])
    for count in rows.dropFirst() + rows {
      stage.user.wait(interval)
      #expect(stage.marks.count == count)
    }
    stage.panel.isScanned = false
    #expect(stage.marks == [])
  }

  @Test func theSwitchTakesARowAndThenAKey() {
    type("r", inRowOf: 10)
    #expect(stage.fieldA.typed == "r" && stage.marks.count == 10, "and begins with the rows again")
    type("f", inRowOf: 9)
    #expect(stage.fieldA.typed == "rf" && stage.fieldA.returns == 0)
  }

  @Test func whatIsMarkedHasItsFullTimeAfterAPress() {
    stage.user.wait(interval * 0.9)
    press()
    #expect(stage.marks == ["q"])
    stage.user.wait(interval * 0.9)
    #expect(stage.marks == ["q"])
    stage.user.wait(interval * 0.2)
    #expect(stage.marks == ["w"])
  }

  @Test func aRowThatWasTakenByMistakeIsLeftAfterTwoRounds() {
    press()
    for _ in 0..<19 { stage.user.wait(interval) }
    #expect(stage.marks == ["p"])
    stage.user.wait(interval)
    #expect(stage.marks.count == 10 && stage.fieldA.typed == "")
  }

  @Test func heldItOffersWhatIsBehindTheKey() throws {
    type("e", inRowOf: 10)
    stage.user.key(.return, isRepeat: true)
    stage.user.key(.return, isRepeat: true)
    let choices = try #require(stage.offered).choices
    stage.user.wait(interval)
    press()
    #expect(stage.offered == nil && stage.fieldA.typed == choices[1])
    type("e", inRowOf: 10)
    stage.user.key(.return, isRepeat: true)
    for _ in 0..<2 * choices.count { stage.user.wait(interval) }
    #expect(stage.offered == nil && stage.fieldA.typed == choices[1] + "e", "nothing is chosen")
  }

  @Test func aHiddenPanelStandsStillAndTheSwitchBringsItBack() {
    type("hide", inRowOf: 7)
    #expect(!stage.panel.isVisible && stage.marks == [])
    stage.user.wait(interval * 3)
    #expect(stage.user.application.nextWake == nil)
    press()
    stage.user.wait(interval)
    #expect(stage.panel.isVisible && !stage.marks.isEmpty && stage.fieldA.returns == 0)
  }

  @Test func otherKeysGoToTheField() {
    stage.user.type("x")
    #expect(stage.fieldA.typed == "x")
  }

  @Test func onePanelIsEitherWalkedOrScanned() {
    stage.panel.isWalked = true
    #expect(!stage.panel.isScanned)
    stage.panel.isScanned = true
    #expect(!stage.panel.isWalked)
  }
}

struct KeyScanTests {
  /// Rows may become more or fewer at any moment.
  @Test func itNeverPointsToAKeyThatIsNotThere() {
    for counts in [[], [1], [3, 1], [2, 2, 2]] {
      for other in [[], [1], [1, 3]] {
        var scan = KeyScan()
        for step in 0..<40 {
          if step % 3 == 2 { scan.take() }
          let rows = step < 20 ? counts : other
          scan.step(over: rows)
          let isThere = rows.indices.contains(scan.row) && scan.column.map { $0 < rows[scan.row] } ?? true
          #expect(isThere || rows.isEmpty, "\(rows) \(scan)")
        }
      }
    }
  }
}
