import CX11

/// Reads Xlib's queue.
@MainActor struct EventReader {
  let display: OpaquePointer
  let router: EventRouter

  /// Reads all that has come, and has those act who have heard of something.
  func readBatch() {
    repeat { drain() } while router.act()
  }

  /// Asks the socket again only after much has come: for a single key that would be a system call for
  /// nothing, as the loop asks once more before it sleeps.
  private func drain() {
    var event = XEvent()
    var count = XPending(display)
    while count > 0 {
      for _ in 0..<count {
        XNextEvent(display, &event)
        // What was put back is counted anew.
        if tell(&event) { break }
      }
      count = XEventsQueued(display, count > 16 ? QueuedAfterReading : QueuedAlready)
    }
  }

  /// Whether somebody has acted meanwhile.
  private func tell(_ event: inout XEvent) -> Bool {
    guard event.type == GenericEvent else { return router.tell(&event) }
    guard router.isHeard(extension: event.xcookie.extension), XGetEventData(display, &event.xcookie) != 0
    else {
      return false
    }
    defer { XFreeEventData(display, &event.xcookie) }
    return router.tell(&event)
  }
}
