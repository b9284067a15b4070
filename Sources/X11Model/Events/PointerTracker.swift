import UICore

/// What is pressed where: turns raw presses, motions and releases into phases.
package struct PointerTracker {
  /// A mouse with buttons down, or a finger on the screen.
  private struct Press {
    var window: WindowID
    var buttons: [Int]
    var last: PointerEvent
  }

  private var presses: [PointerID: Press] = [:]
  /// The release after which nothing has been pressed.
  package private(set) var lastRelease: PointerEvent?

  package init() {}

  /// Where a pointer was last that is pressed.
  package func last(of pointer: PointerID) -> PointerEvent? { presses[pointer]?.last }

  package mutating func down(_ event: PointerEvent) -> PointerEvent {
    var event = event
    event.phase = .down
    var press = presses[event.pointer] ?? Press(window: event.window, buttons: [], last: event)
    if !press.buttons.contains(event.button) { press.buttons.append(event.button) }
    press.last = event
    presses[event.pointer] = press
    lastRelease = nil
    return event
  }

  /// A motion carries the first button that is held; 0 when there is none.
  package mutating func moved(_ event: PointerEvent) -> PointerEvent {
    var event = event
    event.button = presses[event.pointer]?.buttons.first ?? 0
    event.phase = event.button == 0 ? .hover : .move
    presses[event.pointer]?.last = event
    return event
  }

  /// A release whose press we did not see is none of ours.
  package mutating func up(_ event: PointerEvent) -> PointerEvent? {
    guard var press = presses[event.pointer], let index = press.buttons.firstIndex(of: event.button) else {
      return nil
    }
    press.buttons.remove(at: index)
    presses[event.pointer] = press.buttons.isEmpty ? nil : press
    var event = event
    event.phase = .up
    lastRelease = event
    return event
  }

  /// The pointer went away from the window; nothing is said while a button holds it captured: the server
  /// tells again when the implicit grab ends.
  package func left(_ event: PointerEvent) -> PointerEvent? {
    guard presses[event.pointer] == nil else { return nil }
    var event = event
    event.phase = .leave
    event.button = 0
    return event
  }

  /// Everything that is pressed in a window that can no longer be seen.
  package mutating func cancelAll(in window: WindowID) -> [PointerEvent] {
    let lost = presses.filter { $0.value.window == window }
    lost.keys.forEach { presses[$0] = nil }
    return lost.values.flatMap { press in press.buttons.map { PointerTracker.cancelled(press.last, $0) } }
  }

  private static func cancelled(_ event: PointerEvent, _ button: Int) -> PointerEvent {
    var event = event
    event.phase = .cancel
    event.button = button
    return event
  }
}
