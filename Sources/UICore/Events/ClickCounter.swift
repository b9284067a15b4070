/// Tells a double click from two clicks: it is two clicks on one view of one window, close in time and place, with
/// nothing of the user's between them.
@MainActor struct ClickCounter {
  private var last: (pointer: PointerID, button: Int, location: Point, time: EventTime)?
  private weak var lastTarget: View?
  private var count = 0

  /// Counts a press on `target` that begins now: 1, 2, 3 and so on.
  mutating func count(_ event: PointerEvent, on target: View, settings: InteractionSettings) -> Int {
    count = continues(event, on: target, settings) ? count + 1 : 1
    last = (event.pointer, event.button, event.location, event.time)
    lastTarget = target
    return count
  }

  /// The user does something else than to click: the next click is the first.
  mutating func interrupt() { last = nil }

  private func continues(
    _ event: PointerEvent, on target: View, _ settings: InteractionSettings
  ) -> Bool {
    guard let last, lastTarget === target, samePointer(last.pointer, event.pointer),
      last.button == event.button
    else { return false }
    let distance = event.pointer.touch == nil ? settings.doubleClickDistance : settings.touchSlop
    return event.time.duration(since: last.time) <= settings.doubleClickTime
      && last.location.distance(to: event.location) <= distance
  }

  /// Each touch has a number of its own; the device is what stays.
  private func samePointer(_ a: PointerID, _ b: PointerID) -> Bool { a.device == b.device }
}
