/// Tells a double click from two clicks.
struct ClickCounter {
  private var last: (pointer: PointerID, button: Int, location: Point, time: EventTime)?
  private var count = 0

  /// Counts a press that begins now: 1, 2, 3 and so on for presses close in time and place.
  mutating func count(_ event: PointerEvent, settings: InteractionSettings) -> Int {
    count = continues(event, settings) ? count + 1 : 1
    last = (event.pointer, event.button, event.location, event.time)
    return count
  }

  private func continues(_ event: PointerEvent, _ settings: InteractionSettings) -> Bool {
    guard let last, samePointer(last.pointer, event.pointer), last.button == event.button else {
      return false
    }
    return event.time.duration(since: last.time) <= settings.doubleClickTime
      && last.location.distance(to: event.location) <= settings.doubleClickDistance
  }

  /// Each touch has a number of its own; the device is what stays.
  private func samePointer(_ a: PointerID, _ b: PointerID) -> Bool { a.device == b.device }
}
