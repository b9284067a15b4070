import UICore

/// The events of one batch, in order, with runs of motion and scrolling made one.
package struct EventQueue {
  package private(set) var events: [HostEvent] = []

  package init() {}

  package var isEmpty: Bool { events.isEmpty }

  package mutating func append(_ event: HostEvent) {
    guard let last = events.last, let merged = EventQueue.merge(last, event) else {
      return events.append(event)
    }
    events[events.count - 1] = merged
  }

  /// Hands the batch out; its memory is used again.
  package mutating func drain(_ body: (HostEvent) -> Void) {
    // A key comes alone.
    if events.count == 1, let event = events.popLast() { return body(event) }
    guard !events.isEmpty else { return }
    var batch: [HostEvent] = []
    swap(&batch, &events)
    for event in batch { body(event) }
    batch.removeAll(keepingCapacity: true)
    if events.isEmpty { swap(&batch, &events) }
  }

  /// Only neighbours are merged, so that nothing moves past a press or a key.
  private static func merge(_ last: HostEvent, _ next: HostEvent) -> HostEvent? {
    switch (last, next) {
    case (.pointer(let a), .pointer(let b)):
      let isMotion = b.phase == .move || b.phase == .hover
      return isMotion && a.phase == b.phase && a.window == b.window && a.pointer == b.pointer ? next : nil
    case (.scroll(let a), .scroll(var b)):
      guard a.window == b.window, a.modifiers == b.modifiers else { return nil }
      b.notches = a.notches + b.notches
      return .scroll(b)
    default:
      return nil
    }
  }
}
