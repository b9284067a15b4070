import CX11
import UICore
import X11Model

/// What passes between our windows and the window manager (ICCCM 4, EWMH), and what we do ourselves where none runs.
@MainActor final class WindowManager: EventParticipant {
  let kinds = [EventKind.number(MapNotify), .number(ClientMessage)]
  /// Whether one runs, and takes care of the focus.
  private(set) var isRunning = true
  private let connection: Connection
  private let surfaces: SurfaceTable
  private var mapped: [X11Window] = []
  private var pressed: [(window: X11Window, time: EventTime)] = []
  private var wishes: [(window: X11Window, time: EventTime)] = []
  private var pings: [XEvent] = []

  init(_ connection: Connection, _ surfaces: SurfaceTable) {
    self.connection = connection
    self.surfaces = surfaces
  }

  // MARK: Noting

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    if event.type == MapNotify {
      if let window = surfaces.window(XWindow(rawValue: event.xmap.window)) { mapped.append(window) }
    } else if Atom(rawValue: event.xclient.message_type) == connection.atoms[.wmProtocols] {
      asked(event, &queue)
    }
    return false
  }

  private func asked(_ event: XEvent, _ queue: inout EventQueue) {
    let (message, atoms) = (event.xclient, connection.atoms)
    guard let window = surfaces.window(XWindow(rawValue: message.window)) else { return }
    switch Atom(rawValue: UInt(bitPattern: message.data.l.0)) {
    case atoms[.wmDeleteWindow]: queue.append(.closeRequested(window.windowID))
    case atoms[.wmTakeFocus]:
      wishes.append((window, EventTime(rawValue: UInt32(truncatingIfNeeded: message.data.l.1))))
    case atoms[.netWMPing]: pings.append(event)
    default: break
    }
  }

  /// A window of ours was pressed.
  func notePress(_ window: X11Window, _ time: EventTime) {
    if !window.isFocused, !window.isPopUp { pressed.append((window, time)) }
  }

  // MARK: Acting

  func act(_ queue: inout EventQueue) -> Bool {
    for window in mapped { wasMapped(window) }
    for (window, time) in pressed where !window.isFocused { wasPressed(window, time) }
    for (window, time) in wishes { window.takeFocus(time) }
    for ping in pings { answer(ping) }
    mapped.removeAll(keepingCapacity: true)
    pressed.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
    pings.removeAll(keepingCapacity: true)
    return false
  }

  private func wasPressed(_ window: X11Window, _ time: EventTime) {
    // It may have ended since we looked.
    isRunning = window.isReparented || connection.hasWindowManager()
    if !isRunning { window.takeFocus(time) }
  }

  private func wasMapped(_ window: X11Window) {
    // A window manager may come and go; this is the moment when it matters.
    isRunning = window.isReparented || connection.hasWindowManager()
    // Without one the focus follows the pointer, and no FocusIn ever comes.
    if !isRunning, !window.isPopUp { window.takeFocus(EventTime(rawValue: UInt32(CurrentTime))) }
  }

  /// The same message, sent to the root (EWMH, _NET_WM_PING).
  private func answer(_ ping: XEvent) {
    var event = ping
    event.xclient.window = connection.root.rawValue
    sendToRoot(&event)
  }

  /// Gives a window the focus, at the user's wish. With a window manager it is that one's to give
  /// (EWMH, _NET_ACTIVE_WINDOW).
  func activate(_ window: X11Window, _ time: EventTime) {
    if window.isFocused { return }
    guard isRunning else { return window.takeFocus(time) }
    // From an application, with the time of the user's act.
    var event = XEvent(message: connection.atoms[.netActiveWindow], to: window.xid, [1, UInt(time.rawValue)])
    sendToRoot(&event)
  }

  /// `XSendEvent`
  private func sendToRoot(_ event: inout XEvent) {
    XSendEvent(
      connection.display, connection.root.rawValue, 0,
      SubstructureRedirectMask | SubstructureNotifyMask, &event)
  }
}
