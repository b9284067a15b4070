import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct ListViewTests {
  static let place = Rect(x: 100, y: 100, width: 240, height: 300)

  static func stage(_ count: Int = 20) -> Stage<ListView> {
    Stage(ListView((0..<count).map { ListItem("Item \($0)", detail: "Detail") }), frame: place)
  }

  private func rows(_ stage: Stage<ListView>) -> [ListRow] {
    stage.control.subviews.compactMap { $0 as? ListRow }
  }

  private func shown(_ stage: Stage<ListView>) -> [Int] {
    rows(stage).filter { !$0.isHidden }.map(\.index).sorted()
  }

  // MARK: Rows

  @Test func onlyTheRowsInSightExist() {
    let stage = Self.stage()
    #expect(shown(stage) == Array(0...5))
    stage.control.scroll(to: Point(x: 0, y: 8 + 56 * 3.5))
    #expect(shown(stage) == Array(3...8))
  }

  @Test func aHundredThousandRowsScrollWithAHandfulOfViews() {
    let stage = Self.stage(100_000)
    var most = 0
    var identities: Set<ObjectIdentifier> = []
    for step in 0..<500 {
      stage.control.scroll(to: Point(x: 0, y: Double(step) * 11_213))
      most = max(most, stage.control.subviews.count)
      identities.formUnion(rows(stage).map(ObjectIdentifier.init))
    }
    stage.user.application.endTurn()
    #expect(stage.control.boundsOrigin.y == 499 * 11_213)
    // Seven rows and two indicators.
    #expect(most <= 9)
    #expect(identities.count <= 7)
    #expect(shown(stage).contains(Int((499 * 11_213.0 - 8) / 56)))
  }

  @Test func everyItemIsShownWhereItBelongs() {
    let stage = Self.stage(50)
    for offset in stride(from: 0.0, through: stage.control.maximumOffset.y, by: 13) {
      stage.control.scroll(to: Point(x: 0, y: offset))
      for row in rows(stage) where !row.isHidden {
        #expect(row.title == "Item \(row.index)")
        #expect(row.frame == Rect(x: 8, y: 8 + 56 * Double(row.index), width: 224, height: 56))
      }
      let covered = rows(stage).filter { !$0.isHidden }.map(\.frame)
      let middle = Point(x: 50, y: stage.control.bounds.midY)
      #expect(covered.contains { $0.contains(middle) })
    }
  }

  @Test func aNotchOfTheWheelRepaintsTheViewportOnce() {
    let stage = Self.stage(1000)
    _ = stage.user.host.takeEffects()
    stage.user.turnWheel(1, at: stage.control.spot(), in: stage.window)
    #expect(stage.takeDamage(of: stage.control) == [[Rect(x: 0, y: 0, width: 240, height: 300)]])
  }

  @Test func rowsAreFoundByTheirItemsNames() {
    let stage = Stage(ListView([ListItem("Berlin", id: "berlin"), ListItem("Bern")]), frame: Self.place)
    #expect(stage.control.row(at: 0)?.identifier == "berlin")
    #expect(stage.control.row(at: 1)?.identifier == "Bern")
  }

  @Test func aShorterListLeavesNoRowsBehind() {
    let stage = Self.stage(100)
    stage.control.scroll(to: Point(x: 0, y: 4000))
    stage.control.items = [ListItem("Only")]
    stage.user.application.endTurn()
    #expect(stage.control.boundsOrigin.y == 0)
    #expect(shown(stage) == [0])
    #expect(stage.control.row(at: 0)?.title == "Only")
  }

  @Test func anEmptyListHasNoRows() {
    let stage = Self.stage(0)
    stage.user.turnWheel(1, at: stage.control.spot(), in: stage.window)
    #expect(rows(stage).isEmpty)
  }

  // MARK: Selection

  @Test func aClickSelectsAndTellsOnce() {
    var told: [Int] = []
    let stage = Self.stage()
    stage.control.onSelect = { told.append($0) }
    stage.user.click(stage.control.row(at: 2)!)
    #expect(stage.control.selectedIndex == 2)
    #expect(told == [2])
    #expect(stage.takeActions() == ["Item 2"])
  }

  @Test(.bug(id: "D01")) func aListRowIsSelectedByTheFirstClickWhileAFieldIsBeingEdited() {
    let stage = Self.stage()
    let field = TextField(frame: Rect(x: 400, y: 0, width: 100, height: 34))
    stage.window.addSubview(field)
    stage.user.click(field)
    _ = stage.user.takeNotifications()
    stage.user.click(stage.control.row(at: 1)!)
    #expect(stage.control.selectedIndex == 1)
    #expect(stage.window.firstResponder == nil)
    let causes = stage.user.takeNotifications().compactMap { notification -> EndEditingCause? in
      if case .didEndEditing(_, let cause) = notification { cause } else { nil }
    }
    #expect(causes == [.tapOutside])
  }

  @Test func aClickWithNothingBeingEditedGivesTheListTheKeyboard() {
    let stage = Self.stage()
    stage.user.click(stage.control.row(at: 1)!)
    #expect(stage.control.isFirstResponder)
  }

  @Test func aFingerThatScrollsSelectsNothing() {
    let stage = Self.stage()
    stage.user.slideFinger(
      from: stage.control.spot(50, 250), to: stage.control.spot(50, 50), in: stage.window)
    #expect(stage.control.boundsOrigin.y > 0)
    #expect(stage.control.selectedIndex == nil)
    stage.user.wait(.seconds(3))
    stage.control.scrollToItem(at: 4)
    stage.user.tap(stage.control.row(at: 4)!)
    #expect(stage.control.selectedIndex == 4)
  }

  @Test func aPressThatWasOnAnotherItemSelectsNothing() {
    let stage = Self.stage(1000)
    stage.user.press(stage.control.row(at: 1)!.spot(), in: stage.window)
    // Row 1's view shows item 8 now, at the place where row 1 was.
    stage.control.scroll(to: Point(x: 0, y: 56 * 7))
    stage.user.release()
    #expect(stage.control.selectedIndex == nil)
  }

  @Test func selectingRepaintsTheTwoRowsOnly() {
    let stage = Self.stage()
    stage.control.selectedIndex = 0
    stage.user.application.endTurn()
    _ = stage.user.host.takeEffects()
    stage.control.selectedIndex = 3
    stage.user.application.endTurn()
    let rects = stage.takeDamage(of: stage.control).flatMap { $0 }
    #expect(rects == [0, 3].map { Rect(x: 8, y: 8 + 56 * $0, width: 224, height: 56) })
  }

  @Test func theSelectionStaysWithItsItem() {
    let stage = Stage(ListView(["A", "B", "C"].map { ListItem($0) }), frame: Self.place)
    stage.control.selectedIndex = 2
    stage.control.items = ["B", "C"].map { ListItem($0) }
    #expect(stage.control.selectedIndex == 1)
    stage.control.items = [ListItem("B")]
    #expect(stage.control.selectedIndex == nil)
  }

  // MARK: Keys

  @Test func theKeysSelectWhatTheyLeadTo() {
    let stage = Self.stage()
    stage.user.key(.tab)
    #expect(stage.control.isFirstResponder)
    var selected: [Int?] = []
    for key in [KeySym.down, .down, .up, .pageDown, .end, .down, .pageUp, .home, .up] {
      stage.user.key(key)
      selected.append(stage.control.selectedIndex)
    }
    #expect(selected == [0, 1, 0, 4, 19, 19, 15, 0, 0])
    #expect(stage.takeActions().count == 7)
  }

  @Test func theKeysBringTheSelectionIntoSight() {
    let stage = Self.stage()
    stage.user.key(.tab)
    stage.user.key(.end)
    #expect(stage.control.boundsOrigin.y == stage.control.maximumOffset.y)
    #expect(stage.control.row(at: 19)?.isSelected == true)
    stage.user.key(.home)
    #expect(stage.control.boundsOrigin.y == 0)
  }

  @Test func aListWithoutASelectionShowsThatItHasTheKeyboardByARing() {
    let stage = Self.stage()
    func hasRing() -> Bool {
      stage.drawing(of: stage.control).contains { if case .stroke(_, 2, _) = $0 { true } else { false } }
    }
    #expect(!hasRing())
    stage.user.key(.tab)
    #expect(hasRing())
    _ = stage.user.host.takeEffects()
    stage.user.key(.down)
    #expect(!hasRing())
    #expect(stage.takeDamage(of: stage.control) == [[Rect(x: 0, y: 0, width: 240, height: 300)]])
  }

  @Test func withoutTheKeyboardArrowsGoElsewhere() {
    let stage = Self.stage()
    stage.user.key(.down)
    #expect(stage.control.selectedIndex == nil)
  }
}
