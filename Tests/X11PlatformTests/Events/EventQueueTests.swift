import Glibc
import Testing
import UICore

@testable import X11Platform

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

  @Test func aPastedTextIsWipedAndACopyOfItIsNot() {
    var queue = EventQueue()
    // Nothing else of that size is in the freed memory that is looked through.
    let count = 777
    queue.append(.pasted(PasteID(rawValue: 1), [UInt8](repeating: 0x53, count: count)))
    queue.append(.pasted(PasteID(rawValue: 2), [UInt8](repeating: 0x54, count: count)))
    var kept: [UInt8]?
    queue.drain { event in
      if case .pasted(PasteID(rawValue: 2), let text) = event { kept = text }
    }
    let pieces = freedMemory(count + 32).map { $0.split { $0 != 0x53 }.map(\.count).max() ?? 0 }
    #expect(pieces.allSatisfy { $0 < 16 }, "\(pieces)")
    #expect(kept == [UInt8](repeating: 0x54, count: count))
  }

  /// What is in blocks that malloc hands out again.
  private func freedMemory(_ size: Int) -> [[UInt8]] {
    let blocks = (0..<16).compactMap { _ in malloc(size) }
    defer { blocks.forEach { free($0) } }
    return blocks.map { Array(UnsafeRawBufferPointer(start: $0, count: size)) }
  }
}
