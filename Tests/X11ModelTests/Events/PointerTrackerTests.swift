import Testing
import UICore

@testable import X11Model

private func event(_ button: Int = 1, window: Int = 1) -> PointerEvent {
  PointerEvent(
    window: WindowID(rawValue: window), phase: .hover, button: button, location: .zero,
    time: EventTime(rawValue: 1))
}

@Suite struct PointerTrackerTests {
  @Test func motionIsHoverUntilAButtonIsHeld() {
    var tracker = PointerTracker()
    #expect(tracker.moved(event()).phase == .hover)
    #expect(tracker.moved(event()).button == 0)
    _ = tracker.down(event(3))
    #expect(tracker.moved(event()).phase == .move)
    #expect(tracker.moved(event()).button == 3)
  }

  @Test func releaseOfAPressWeDidNotSeeIsNotOurs() {
    var tracker = PointerTracker()
    #expect(tracker.up(event()) == nil)
    _ = tracker.down(event())
    #expect(tracker.up(event(2)) == nil)
    #expect(tracker.up(event())?.phase == .up)
  }

  @Test func theLastReleaseIsKnownUntilTheNextPress() {
    var tracker = PointerTracker()
    #expect(tracker.last(of: .mouse) == nil)
    _ = tracker.down(event())
    #expect(tracker.last(of: .mouse)?.phase == .down)
    #expect(tracker.lastRelease == nil)
    _ = tracker.up(event())
    #expect(tracker.lastRelease?.phase == .up)
    #expect(tracker.last(of: .mouse) == nil)
    _ = tracker.down(event())
    #expect(tracker.lastRelease == nil)
  }

  @Test func leavingWaitsForTheRelease() {
    var tracker = PointerTracker()
    _ = tracker.down(event())
    #expect(tracker.left(event()) == nil)
    _ = tracker.up(event())
    #expect(tracker.left(event())?.phase == .leave)
  }

  @Test func unmappingCancelsEveryHeldButtonOfThatWindowOnly() {
    var tracker = PointerTracker()
    _ = tracker.down(event(1))
    _ = tracker.down(event(3))
    #expect(tracker.cancelAll(in: WindowID(rawValue: 2)).isEmpty)
    let cancelled = tracker.cancelAll(in: WindowID(rawValue: 1))
    #expect(cancelled.map(\.button) == [1, 3])
    #expect(cancelled.allSatisfy { $0.phase == .cancel })
    #expect(tracker.up(event(1)) == nil)
  }
}
