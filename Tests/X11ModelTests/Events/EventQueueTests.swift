import Testing
import UICore

@testable import X11Model

private let window = WindowID(rawValue: 1)
private let time = EventTime(rawValue: 1)

private func pointer(_ phase: PointerEvent.Phase, x: Double, device: Int = 2) -> HostEvent {
  .pointer(
    PointerEvent(
      window: window, phase: phase, pointer: PointerID(device: device), location: Point(x: x, y: 0),
      time: time))
}

private func drained(_ events: [HostEvent]) -> [HostEvent] {
  var queue = EventQueue()
  events.forEach { queue.append($0) }
  var result: [HostEvent] = []
  queue.drain { result.append($0) }
  return result
}

@Suite struct EventQueueTests {
  @Test func runsOfMotionBecomeTheLast() {
    #expect(
      drained([pointer(.hover, x: 1), pointer(.hover, x: 2), pointer(.hover, x: 3)])
        == [pointer(.hover, x: 3)])
  }

  @Test func motionIsNotMovedPastAPress() {
    let events = [pointer(.hover, x: 1), pointer(.down, x: 1), pointer(.move, x: 2), pointer(.up, x: 2)]
    #expect(drained(events) == events)
  }

  @Test func motionOfTwoPointersIsKeptApart() {
    let events = [pointer(.move, x: 1, device: 2), pointer(.move, x: 2, device: 3)]
    #expect(drained(events) == events)
  }

  @Test func scrollingAddsUp() {
    func scroll(_ y: Double, _ modifiers: Modifiers = []) -> HostEvent {
      .scroll(
        ScrollEvent(
          window: window, location: .zero, notches: Point(x: 0, y: y), modifiers: modifiers, time: time))
    }
    #expect(drained([scroll(1), scroll(0.5), scroll(1, .control)]) == [scroll(1.5), scroll(1, .control)])
  }

  @Test func whatIsAppendedWhileDrainingWaitsForTheNextBatch() {
    var queue = EventQueue()
    queue.append(.settingsChanged)
    queue.drain { _ in }
    #expect(queue.isEmpty)
  }
}
