import CXTest

/// A connection of the test's own to the X server.
@HarnessActor
final class XConnection {
  let display: OpaquePointer
  private(set) var isOpen = true

  init(to name: String) throws {
    XErrors.ignoreOurs()
    guard let display = XOpenDisplay(name) else { throw Failure("cannot open display \(name)") }
    XErrors.add(display)
    // A manager that grabs the server between a press and its release would keep the release from coming, and wait for it.
    XTestGrabControl(display, 1)
    self.display = display
  }

  /// Must come before the server's end: Xlib ends the process that loses its server.
  func close() {
    guard isOpen else { return }
    isOpen = false
    XErrors.remove(display)
    XCloseDisplay(display)
  }

  var root: XID { XDefaultRootWindow(display) }

  /// Returns after the server has done everything that was asked of it.
  func synchronize() {
    XSync(display, 0)
  }

  func atom(_ name: String) -> Atom {
    XInternAtom(display, name, 0)
  }

  /// The first event that fits; those before it are dropped.
  @discardableResult
  func waitForEvent(
    _ what: String, before deadline: Deadline = Deadline(), where fits: (XEvent) -> Bool
  ) throws -> XEvent {
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if fits(event) { return event }
      }
      guard deadline.waitToRead(XConnectionNumber(display)) else { throw Failure("no \(what) in time") }
    }
  }

  /// Every event that is there now, without waiting.
  func pendingEvents() -> [XEvent] {
    synchronize()
    return (0..<XPending(display)).map { _ in
      var event = XEvent()
      XNextEvent(display, &event)
      return event
    }
  }
}
