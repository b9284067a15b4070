import Testing
import UICore

@testable import X11Model

@Suite struct RepeatTrackerTests {
  /// A press as the keyboard tells of it: before the key is looked up, and after.
  private func press(
    _ tracker: inout RepeatTracker, _ code: Int, _ time: UInt32, _ kind: RepeatTracker.Kind
  ) -> Bool {
    let isRepeat = tracker.press(code, time: time)
    _ = tracker.pressed(code, time: time, kind: kind)
    return isRepeat
  }

  @Test func pressWithoutReleaseIsARepetition() {
    var tracker = RepeatTracker()
    #expect(!press(&tracker, 36, 0, .action))
    #expect(press(&tracker, 36, 500, .action))
    #expect(press(&tracker, 36, 530, .action))
    tracker.release(36)
    #expect(!press(&tracker, 36, 540, .action))
  }

  @Test func lettersNeedNoReleases() {
    var tracker = RepeatTracker()
    _ = press(&tracker, 38, 0, .letter)
    #expect(!tracker.wantsReleases)
    #expect(!press(&tracker, 38, 500, .letter))
    _ = press(&tracker, 65, 600, .neutral)
    #expect(!tracker.wantsReleases)
  }

  @Test func spaceAmongActionsIsStillFollowed() {
    var tracker = RepeatTracker()
    _ = press(&tracker, 23, 0, .action)
    tracker.release(23)
    #expect(!press(&tracker, 65, 10, .neutral))
    #expect(press(&tracker, 65, 510, .neutral))
    #expect(tracker.wantsReleases)
  }

  @Test func heldReturnAfterLettersRepeats() {
    var tracker = RepeatTracker()
    _ = press(&tracker, 38, 0, .letter)
    #expect(!press(&tracker, 36, 100, .action))
    #expect(tracker.wantsReleases)
    #expect(press(&tracker, 36, 600, .action))
    #expect(press(&tracker, 36, 630, .action))
  }

  @Test func secondReturnSoonAfterLettersIsNoRepetitionThoughTheReleaseWasMissed() {
    var tracker = RepeatTracker()
    _ = press(&tracker, 38, 0, .letter)
    #expect(!press(&tracker, 36, 100, .action))
    #expect(!press(&tracker, 36, 105, .action))
  }

  /// Return, its release missed, an arrow, Return: nothing was held.
  @Test func aKeyIsNoRepetitionAfterAnotherThoughItsReleaseWasMissed() {
    var tracker = RepeatTracker()
    _ = press(&tracker, 38, 0, .letter)
    #expect(!press(&tracker, 36, 100, .action))
    #expect(!press(&tracker, 111, 200, .neutral))
    #expect(!press(&tracker, 36, 400, .action))
    #expect(press(&tracker, 36, 900, .action))
  }

  @Test func losingTheKeyboardForgetsHeldKeys() {
    var tracker = RepeatTracker()
    _ = press(&tracker, 36, 0, .action)
    tracker.reset()
    #expect(!press(&tracker, 36, 500, .action))
  }

  @Test func keysAreToldApart() {
    #expect(KeySym("a").repeatKind(isShortcut: false) == .letter)
    #expect(KeySym("a").repeatKind(isShortcut: true) == .action)
    #expect(KeySym(rawValue: 0x6cd).repeatKind(isShortcut: false) == .letter)
    #expect(KeySym.return.repeatKind(isShortcut: false) == .action)
    #expect(KeySym.left.repeatKind(isShortcut: false) == .neutral)
    #expect(KeySym(rawValue: 0xffe1).repeatKind(isShortcut: false) == .neutral)
  }
}
