import Testing
import UICore

@testable import KeyboardModel

@Suite struct KeyPressTests {
  let tuning = KeyPressTuning()
  let inside = Point(x: 120, y: 120)
  let within = Point(x: 90.5, y: 120)
  let outside = Point(x: 89.5, y: 120)

  @Test func keyKeepsItsPressWithinTheSlop() {
    var press = press(.space)
    press.move(to: within, time: .zero, tuning: tuning)
    #expect(press.isArmed)
    press.move(to: outside, time: .zero, tuning: tuning)
    #expect(!press.isArmed && !acts(press, after: 250))
  }

  @Test func keyGetsItsPressBackOnlyInsideItsFrame() {
    var press = press(.space)
    press.move(to: outside, time: .zero, tuning: tuning)
    press.move(to: within, time: .zero, tuning: tuning)
    #expect(!press.isArmed)
    press.move(to: inside, time: .zero, tuning: tuning)
    #expect(press.isArmed)
  }

  @Test func onlyKeysThatRepeatHaveANextRepeat() {
    for function in FunctionKey.allCases {
      #expect(press(function).nextRepeat == (function.repeats ? .milliseconds(400) : nil))
    }
  }

  @Test func repeatsAreCountedFromWhenTheyWereDue() {
    var press = press(.delete)
    #expect(press.takeRepeat(at: .milliseconds(399), tuning: tuning) == nil)
    #expect(press.takeRepeat(at: .milliseconds(407), tuning: tuning) == 1)
    #expect(press.nextRepeat == .milliseconds(440))
    #expect(!acts(press, after: 410))
  }

  @Test func stalledProgramOwesNoRepeats() {
    var press = press(.delete)
    #expect(press.takeRepeat(at: .seconds(3), tuning: tuning) == 1)
    #expect(press.nextRepeat == .milliseconds(3040))
  }

  @Test func repeatWaitsAnewAfterSlidingOffAndBack() {
    var press = press(.delete)
    press.move(to: outside, time: .milliseconds(100), tuning: tuning)
    #expect(press.nextRepeat == nil)
    press.move(to: inside, time: .milliseconds(300), tuning: tuning)
    #expect(press.nextRepeat == .milliseconds(700))
  }

  /// A finger that rolls off counts for its first key, unless it took its time or is too far away.
  @Test(arguments: [(0, true), (200, true), (201, false)])
  func aTapCountsForItsFirstKey(milliseconds: Int, acts: Bool) {
    var press = press(.left)
    press.move(to: outside, time: .zero, tuning: tuning)
    #expect(self.acts(press, after: milliseconds) == acts)
    press.move(to: Point(x: 59, y: 120), time: .zero, tuning: tuning)
    #expect(!self.acts(press, after: milliseconds))
  }

  private func acts(_ press: KeyPress, after milliseconds: Int) -> Bool {
    press.acts(whenEndedAt: .milliseconds(milliseconds), unit: 40, tuning: tuning)
  }

  private func press(_ function: FunctionKey) -> KeyPress {
    var press = KeyPress(
      KeyPointerEvent(.began, pointer: 1, at: inside, time: .zero), on: Key(.function(function)),
      at: KeyPosition(page: .letters, row: 0, column: 0), in: Rect(x: 100, y: 100, width: 40, height: 40),
      isShifted: false)
    press.startWaiting(at: .zero, tuning: tuning)
    return press
  }
}
