import CX11
import UICore
import X11Model

/// What passes between our windows and the window manager (ICCCM 4, EWMH), and what we do ourselves where none runs.
@MainActor final class WindowManager: EventParticipant {
  let kinds: [EventKind]
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
    let presses = connection.inputOpcode.map(EventKind.generic(of:)) ?? .number(ButtonPress)
    kinds = [.number(MapNotify), .number(ClientMessage), presses]
  }

  // MARK: Noting

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    switch event.type {
    case MapNotify:
      // Pop-ups and docks have no frame, whoever runs: they say nothing about that, and are not to have the focus.
      if let window = surfaces.window(XWindow(rawValue: event.xmap.window)), window.takesFocus {
        mapped.append(window)
      }
    case ClientMessage:
      if Atom(rawValue: event.xclient.message_type) == connection.atoms[.wmProtocols] { asked(event, &queue) }
    case ButtonPress: notePress(event.xbutton.window, button: event.xbutton.button, event.xbutton.time)
    default: noteInput(event.xcookie)
    }
    return false
  }

  /// A button, or a finger. A wheel's turns are buttons, too.
  private func noteInput(_ cookie: XGenericEventCookie) {
    guard cookie.evtype == XI_ButtonPress || cookie.evtype == XI_TouchBegin, let data = cookie.data else {
      return
    }
    let event = UnsafeRawPointer(data).load(as: XIDeviceEvent.self)
    guard event.flags & Int32(XIPointerEmulated) == 0 else { return }
    let button = event.evtype == XI_ButtonPress ? UInt32(event.detail) : 1
    notePress(event.event, button: button, event.time)
  }

  /// A window of ours was pressed.
  private func notePress(_ xid: UInt, button: UInt32, _ time: UInt) {
    guard !(4...7).contains(button), let window = surfaces.window(XWindow(rawValue: xid)), !window.isFocused,
      window.takesFocus
    else { return }
    pressed.append((window, EventTime(rawValue: UInt32(time))))
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
    if !isRunning { window.takeFocus(EventTime(rawValue: UInt32(CurrentTime))) }
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
