import KeyboardModel
import TestSupport
import Testing
import UICore

@Suite struct KeyPressTrackerTests {
  var fingers = Fingers()

  // MARK: - Presses

  @Test mutating func keyTypesWhenItIsReleased() {
    fingers.down("f")
    #expect(fingers.actions == [])
    #expect(fingers.highlighted == KeyPosition(page: .letters, row: 1, column: 3))
    fingers.up("f")
    #expect(fingers.actions == [.type("f")])
    #expect(fingers.highlighted == nil)
  }

  @Test mutating func secondPressCommitsTheFirst() {
    fingers.down("f", finger: 1)
    fingers.down("j", finger: 2)
    #expect(fingers.typed == "f")
    fingers.up("f", finger: 1)
    #expect(fingers.typed == "f")
    fingers.up("j", finger: 2)
    #expect(fingers.typed == "fj")
  }

  @Test func lettersComeInTheOrderOfThePressesWhateverTheOrderOfTheReleases() {
    for downs in permutations(["a", "k", "t"]) {
      for ups in permutations(["a", "k", "t"]) {
        var fingers = Fingers()
        for key in downs {
          fingers.down(key, finger: finger(for: key))
        }
        for key in ups {
          fingers.up(key, finger: finger(for: key))
        }
        #expect(fingers.typed == downs.joined())
        #expect(fingers.highlighted == nil && fingers.isHighlightConsistent)
      }
    }
  }

  @Test mutating func pressInAMarginNeitherTypesNorCommits() {
    fingers.down("f", finger: 1)
    fingers.down(at: Point(x: 20, y: 52), finger: 2)
    fingers.up(at: Point(x: 100, y: 30), finger: 2)
    #expect(fingers.actions == [])
    fingers.up("f", finger: 1)
    #expect(fingers.typed == "f")
  }

  @Test mutating func slidingOffCancels() {
    fingers.down("f")
    fingers.move(to: fingers.center(of: "g"))
    #expect(fingers.highlighted == nil)
    fingers.wait(250)
    fingers.up("g")
    #expect(fingers.actions == [])
  }

  @Test mutating func slidingBackRestoresThePress() {
    fingers.down("f")
    fingers.move(to: fingers.center(of: "g"))
    fingers.move(to: fingers.center(of: "f"))
    fingers.up("f")
    #expect(fingers.typed == "f")
    #expect(fingers.isHighlightConsistent)
  }

  @Test mutating func tremblingFingerStillTypes() {
    fingers.down(at: Point(x: 140, y: 30))
    for x in [143.0, 148, 150, 145, 139] {
      fingers.move(to: Point(x: x, y: 30))
      #expect(fingers.highlighted != nil)
    }
    fingers.up(at: Point(x: 146, y: 30))
    #expect(fingers.typed == "q")
  }

  @Test mutating func secondPressDoesNotCommitAKeyThatWasLeft() {
    fingers.down("f", finger: 1)
    fingers.move(to: fingers.center(of: "g"), finger: 1)
    fingers.wait(250)
    fingers.down("j", finger: 2)
    fingers.up("j", finger: 2)
    fingers.up("f", finger: 1)
    #expect(fingers.typed == "j")
  }

  @Test mutating func secondPressCommitsAKeyThatAFingerBeginsToRollOff() {
    fingers.down("f", finger: 1)
    fingers.move(to: fingers.center(of: "g"), finger: 1)
    fingers.wait(100)
    fingers.down("j", finger: 2)
    fingers.up("g", finger: 1)
    fingers.up("j", finger: 2)
    #expect(fingers.typed == "fj")
  }

  @Test mutating func releaseOutsideThePanelTypesNothingAndLeavesNoKeyDown() {
    fingers.tracker = KeyPressTracker(layout: .default, width: 320, height: 100)
    let space = fingers.center(of: "space")
    fingers.down(at: space)
    // Within the slop of the key, but below the panel.
    fingers.up(at: Point(x: space.x, y: 102))
    #expect(fingers.actions == [])
    #expect(fingers.highlighted == nil && fingers.nextWake == nil)
  }

  @Test(arguments: [(-8.0, "q"), (-200, "")]) mutating func aFingerRollsOverTheUpperEdge(
    y: Double, typed: String
  ) {
    let key = fingers.center(of: "q")
    fingers.down(at: key)
    fingers.up(at: Point(x: key.x, y: y))
    #expect(fingers.typed == typed)
  }

  @Test mutating func cancelledPointerTypesNothing() {
    fingers.down("f")
    fingers.cancel()
    fingers.up("f")
    #expect(fingers.actions == [])
    #expect(fingers.highlighted == nil)
  }

  @Test mutating func cancelAllEndsPressAndRepeat() {
    fingers.down("delete")
    fingers.wait(500)
    fingers.cancelAll()
    let count = fingers.actions.count
    fingers.wait(1000)
    fingers.up("delete")
    #expect(fingers.actions.count == count)
    #expect(fingers.highlighted == nil && fingers.nextWake == nil)
  }

  @Test mutating func lostReleaseTypesNothing() {
    fingers.down("f")
    fingers.down("j")
    fingers.up("j")
    #expect(fingers.typed == "j")
  }

  @Test mutating func resizingCancelsThePress() {
    fingers.down("f")
    let output = fingers.tracker.resize(width: 320, height: 100)
    #expect(output.unhighlighted == KeyPosition(page: .letters, row: 1, column: 3))
    #expect(fingers.tracker.geometry.width == 320)
  }

  // MARK: - Functions

  @Test mutating func functionKeysDoWhatTheySay() {
    fingers.tap("delete", "return", "space", "hide")
    #expect(fingers.actions == [.deleteBackward, .return, .space, .hide])
  }

  @Test mutating func pageKeysWalkThroughThePages() {
    fingers.tap("symbols", "7", "more", "€", "letters", "q")
    #expect(
      fingers.actions == [
        .switchPage(.symbols), .type("7"), .switchPage(.moreSymbols), .type("€"), .switchPage(.letters),
        .type("q"),
      ])
  }

  @Test mutating func keyPressedAfterAPageKeyIsOneOfTheNewPage() {
    let q = fingers.center(of: "q")
    fingers.down("symbols", finger: 1)
    fingers.down(at: q, finger: 2)
    #expect(fingers.highlighted == KeyPosition(page: .symbols, row: 0, column: 0))
    fingers.up(at: q, finger: 2)
    #expect(fingers.typed == "1")
  }

  @Test func globeKeyAsksForTheNextLayout() throws {
    let text = "locale en\nname A\npage letters\nrow a globe"
    let layout = try KeyboardLayout(parsing: text, file: "globe.layout")
    var fingers = Fingers()
    fingers.tracker = KeyPressTracker(layout: layout, width: 960, height: 204)
    fingers.tap("globe")
    #expect(fingers.actions == [.nextLayout])
  }

  // MARK: - Shift

  @Test mutating func shiftMakesOneCapital() {
    fingers.tap("shift", "a", "b")
    #expect(fingers.actions == [.shift(.oneShot), .type("A"), .shift(.off), .type("b")])
  }

  @Test mutating func fastDoubleTapOnShiftLocksCaps() {
    fingers.tap("shift")
    fingers.now += 150
    fingers.tap("shift", "a", "b")
    #expect(fingers.typed == "AB")
  }

  @Test mutating func slowSecondTapOnShiftSwitchesItOff() {
    fingers.tap("shift")
    fingers.now += 600
    fingers.tap("shift", "a")
    #expect(fingers.typed == "a")
  }

  @Test mutating func otherKeyBetweenTwoTapsOnShiftMakesThemNoDoubleTap() {
    fingers.tap("shift", "delete", "shift", "a")
    #expect(fingers.typed == "a")
  }

  @Test mutating func letterPressedBeforeShiftIsReleasedIsACapital() {
    fingers.down("shift", finger: 1)
    fingers.down("a", finger: 2)
    fingers.up("shift", finger: 1)
    fingers.up("a", finger: 2)
    #expect(fingers.typed == "A")
    #expect(fingers.tracker.shiftMode == .off)
  }

  @Test mutating func newFieldEndsShiftForOneCharacterAndShowsItsPage() {
    fingers.tap("shift")
    fingers.beginField(page: .symbols)
    #expect(fingers.actions == [.shift(.oneShot), .switchPage(.symbols), .shift(.off)])
    fingers.beginField()
    #expect(fingers.tracker.page == .letters)
  }

  @Test mutating func firstPressForANewFieldSurvivesTheChangeOfField() {
    fingers.down("return", finger: 1)
    fingers.down("a", finger: 2)
    #expect(fingers.actions == [.return])
    fingers.beginField()
    fingers.up("a", finger: 2)
    #expect(fingers.typed == "a")
  }

  @Test mutating func automaticCapitalIsOneCapital() {
    #expect(fingers.tracker.wantCapital(true).actions == [.shift(.oneShot)])
    fingers.tap("a", "b")
    #expect(fingers.typed == "Ab")
  }

  // MARK: - Repeat

  @Test mutating func deleteRepeatsAfter400MillisecondsThen25TimesASecond() {
    fingers.down("delete")
    fingers.wait(399)
    #expect(fingers.actions.isEmpty)
    fingers.wait(1)
    #expect(fingers.actions.count == 1)
    fingers.wait(400)
    #expect(fingers.actions.count == 11)
    fingers.up("delete")
    #expect(fingers.actions.count == 11)
  }

  @Test mutating func deleteTurnsToSixWordsASecondAfterTwentyRepeats() {
    fingers.down("delete")
    fingers.wait(400 + 19 * 40)
    #expect(fingers.actions == [KeyAction](repeating: .deleteBackward, count: 20))
    fingers.wait(1002)
    #expect(Array(fingers.actions.dropFirst(20)) == [KeyAction](repeating: .deleteWord, count: 6))
  }

  @Test mutating func lettersDoNotRepeat() {
    fingers.down("k")
    #expect(fingers.nextWake == nil)
    fingers.wait(5000)
    fingers.up("k")
    #expect(fingers.typed == "k")
  }

  @Test mutating func jitterOfThreePointsDoesNotStopTheRepeat() {
    var random = SeededGenerator(seed: 21)
    let frame = fingers.tracker.geometry.rows[2][8]
    // The worst place: the finger is on the very edge of the key.
    let edge = frame.origin
    fingers.down(at: edge)
    for _ in 0..<200 {
      let (dx, dy) = (Double.random(in: -3...3, using: &random), Double.random(in: -3...3, using: &random))
      fingers.move(to: Point(x: edge.x + dx, y: edge.y + dy))
      fingers.wait(10)
    }
    #expect(fingers.actions.count == 20 + (2000 - 400 - 19 * 40) / 167)
  }

  @Test mutating func slidingOffStopsTheRepeat() {
    fingers.down("delete")
    fingers.wait(400)
    fingers.move(to: fingers.center(of: "m"))
    fingers.wait(1000)
    fingers.up("m")
    #expect(fingers.actions == [.deleteBackward])
  }

  @Test mutating func secondPressStopsTheRepeatAndDeletesNothingMore() {
    fingers.down("delete", finger: 1)
    fingers.wait(440)
    fingers.down("k", finger: 2)
    fingers.wait(1000)
    fingers.up("k", finger: 2)
    #expect(fingers.actions == [.deleteBackward, .deleteBackward, .type("k")])
  }

  // MARK: - Any order of events

  @Test(arguments: 0..<20)
  func anyOrderOfEventsLeavesNoKeyDownWhenAllFingersAreUp(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var fingers = Fingers()
    for _ in 0..<500 {
      step(&fingers, using: &random)
      #expect(fingers.isHighlightConsistent)
    }
    for finger in 0..<3 {
      fingers.up(at: Point(x: 1, y: 1), finger: finger)
    }
    #expect(fingers.highlighted == nil && fingers.nextWake == nil)
  }
}

private func step(_ fingers: inout Fingers, using random: inout SeededGenerator) {
  let finger = Int.random(in: 0..<3, using: &random)
  let point = Point(
    x: .random(in: -20...980, using: &random), y: .random(in: -20...224, using: &random))
  switch Int.random(in: 0..<8, using: &random) {
  case 0, 1: fingers.down(at: point, finger: finger)
  case 2, 3: fingers.up(at: point, finger: finger)
  case 4: fingers.move(to: point, finger: finger)
  case 5: fingers.cancel(finger: finger)
  case 6: fingers.beginField(page: PageName.allCases.randomElement(using: &random)!)
  default: fingers.wait(Int.random(in: 0...600, using: &random))
  }
}

private func permutations(_ items: [String]) -> [[String]] {
  guard items.count > 1 else { return [items] }
  return items.indices.flatMap { index in
    var rest = items
    let first = rest.remove(at: index)
    return permutations(rest).map { [first] + $0 }
  }
}

private func finger(for key: String) -> Int {
  key.utf8.reduce(0) { $0 * 256 + Int($1) }
}
