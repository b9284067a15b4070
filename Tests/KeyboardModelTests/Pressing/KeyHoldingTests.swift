import Testing
import UICore

@testable import KeyboardModel

/// A finger that holds Shift or a page key, or slides from it.
@Suite struct KeyHoldingTests {
  var fingers = Fingers()

  @Test(.bug("https://github.com/archagon/tasty-imitation-keyboard/issues/17"))
  mutating func shiftHeldByOneFingerShiftsEveryKeyOfAnother() {
    fingers.down("shift", finger: 1)
    for key in ["q", "w", "e"] {
      fingers.down(key, finger: 2)
      fingers.up(key, finger: 2)
    }
    #expect(fingers.typed == "QWE")
    fingers.up("shift", finger: 1)
    #expect(fingers.tracker.shiftMode == .off)
    fingers.tap("r")
    #expect(fingers.typed == "QWEr")
  }

  @Test(arguments: [ShiftState.Mode.off, .oneShot, .caps])
  mutating func shiftThatWasHeldGoesBackToWhatItWas(mode: ShiftState.Mode) {
    for _ in 0..<(mode == .off ? 0 : mode == .oneShot ? 1 : 2) { fingers.tap("shift") }
    fingers.now += 1000
    fingers.down("shift", finger: 1)
    fingers.down("q", finger: 2)
    fingers.up("q", finger: 2)
    fingers.up("shift", finger: 1)
    #expect(fingers.typed == "Q")
    #expect(fingers.tracker.shiftMode == (mode == .caps ? .caps : .off))
  }

  @Test mutating func everyOrderOfReleasesShiftsWhatWasPressedWhileShiftWasHeld() {
    fingers.down("shift", finger: 1)
    fingers.down("q", finger: 2)
    fingers.up("shift", finger: 1)
    fingers.down("w", finger: 3)
    fingers.up("q", finger: 2)
    fingers.up("w", finger: 3)
    #expect(fingers.typed == "Qw")
  }

  @Test mutating func slidingFromShiftToAKeyTypesOneCapital() {
    fingers.down("shift")
    fingers.move(to: fingers.center(of: "g"))
    #expect(fingers.highlighted == KeyPosition(page: .letters, row: 1, column: 4))
    fingers.up("g")
    #expect(fingers.typed == "G" && fingers.tracker.shiftMode == .off)
  }

  @Test mutating func slidingFromSymbolsToAKeyTypesItAndReturns() {
    fingers.down("symbols")
    #expect(fingers.actions == [.switchPage(.symbols)])
    fingers.move(to: fingers.center(of: "7"))
    fingers.up("7")
    #expect(fingers.actions == [.switchPage(.symbols), .type("7"), .switchPage(.letters)])
  }

  @Test mutating func slidingAwayFromAHeldKeyTypesNothingAndReturns() {
    for key in ["shift", "symbols"] {
      var fingers = Fingers()
      fingers.down(key)
      fingers.move(to: Point(x: 20, y: 60))
      fingers.up(at: Point(x: 20, y: 60))
      #expect(fingers.typed == "" && fingers.tracker.page == .letters)
      #expect(fingers.tracker.shiftMode == .off && fingers.highlighted == nil)
    }
  }

  @Test mutating func symbolsHeldByOneFingerStayForTheKeysOfAnother() {
    fingers.down("symbols", finger: 1)
    for key in ["1", "2"] {
      fingers.down(key, finger: 2)
      fingers.up(key, finger: 2)
    }
    fingers.up(at: Point(x: 80, y: 180), finger: 1)
    #expect(fingers.typed == "12" && fingers.tracker.page == .letters)
  }

  @Test mutating func aHeldKeyWhoseGrabIsLostGoesBack() {
    fingers.down("symbols")
    fingers.cancel()
    #expect(fingers.tracker.page == .letters)
    fingers.down("shift")
    fingers.cancel()
    #expect(fingers.tracker.shiftMode == .off)
    #expect(fingers.highlighted == nil)
  }
}
