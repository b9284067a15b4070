import CX11
import UICore
import X11Model

/// What happens to windows.
extension EventTranslator {
  /// One copy from the back buffer: the program is not asked to paint again. `XCopyArea`
  func expose(_ event: inout XEvent) {
    guard let surface = surfaces[XWindow(rawValue: event.xexpose.window)] else { return }
    let area = PixelRect(
      x: Int(event.xexpose.x), y: Int(event.xexpose.y), width: Int(event.xexpose.width),
      height: Int(event.xexpose.height))
    surface.buffer.copy(area, with: copying)
    if let window = surface as? X11Window, event.xexpose.count == 0 { window.isDrawn = true }
  }

  func mapped(_ event: inout XEvent) {
    guard let window = surfaces.window(XWindow(rawValue: event.xmap.window)) else { return }
    // A window manager may come and go; this is the moment when it matters.
    hasWindowManager = window.isReparented || connection.hasWindowManager()
    // Without one the focus follows the pointer, and no FocusIn ever comes.
    if !hasWindowManager, !window.isPopUp { window.takeFocus(EventTime(rawValue: UInt32(CurrentTime))) }
    queue.append(.windowVisibility(window.windowID, isVisible: true))
  }

  func unmapped(_ event: inout XEvent) {
    guard let window = surfaces.window(XWindow(rawValue: event.xunmap.window)) else { return }
    // The server ends an implicit grab with the window's visibility, and sends no release.
    drags?.noteHidden(window.windowID)
    for cancelled in pointers.cancelAll(in: window.windowID) { queue.append(.pointer(cancelled)) }
    queue.append(.windowVisibility(window.windowID, isVisible: false))
  }

  /// Somebody else destroyed one of our windows: it is closed, whatever a closing one might have asked.
  func destroyed(_ event: inout XEvent) {
    connection.settings.note(event)
    selections?.note(event)
    drags?.noteDestroyed(XWindow(rawValue: event.xdestroywindow.window))
    guard let window = surfaces.window(XWindow(rawValue: event.xdestroywindow.window)) else { return }
    queue.append(.closeRequested(window.windowID))
  }

  func reparented(_ event: inout XEvent) {
    guard let window = surfaces.window(XWindow(rawValue: event.xreparent.window)) else { return }
    window.reparented(to: XWindow(rawValue: event.xreparent.parent))
  }

  /// Positions are the root's only in the window manager's own notice, or where there is no frame
  /// (ICCCM 4.1.5).
  func configured(_ event: inout XEvent) {
    let configure = event.xconfigure
    guard let window = surfaces.window(XWindow(rawValue: configure.window)) else { return }
    let isOnRoot = configure.send_event != 0 || !window.isReparented
    window.knownOrigin = isOnRoot ? ScreenPoint(x: Int(configure.x), y: Int(configure.y)) : nil
    window.pendingSize = (Int(configure.width), Int(configure.height))
  }

  /// Resizing by hand sends many sizes in a batch: only the last counts.
  func settleSize(of window: X11Window) {
    guard let size = window.pendingSize else { return }
    window.pendingSize = nil
    guard size != (window.width, window.height) else { return }
    window.resized(width: size.width, height: size.height)
    queue.append(.windowResized(window.windowID, window.size))
  }

  func focusChanged(_ event: inout XEvent) {
    let focus = event.xfocus
    guard let window = surfaces.window(XWindow(rawValue: focus.window)) else { return }
    guard FocusChange.isReal(mode: focus.mode, detail: focus.detail) else { return }
    let isFocused = focus.type == FocusIn
    guard isFocused != window.isFocused else { return }
    window.isFocused = isFocused
    keys.focusChanged(window)
    queue.append(.windowFocus(window.windowID, isFocused: isFocused))
  }

  func propertyChanged(_ event: inout XEvent) {
    connection.settings.note(event)
    selections?.note(event)
  }

  func clientMessage(_ event: inout XEvent) {
    connection.settings.note(event)
    let atoms = connection.atoms
    guard Atom(rawValue: event.xclient.message_type) == atoms[.wmProtocols] else {
      return keep(event.xclient)
    }
    guard let window = surfaces.window(XWindow(rawValue: event.xclient.window)) else { return }
    let time = EventTime(rawValue: UInt32(truncatingIfNeeded: event.xclient.data.l.1))
    switch Atom(rawValue: UInt(bitPattern: event.xclient.data.l.0)) {
    case atoms[.wmDeleteWindow]: queue.append(.closeRequested(window.windowID))
    case atoms[.wmTakeFocus]: window.takeFocus(time)
    case atoms[.netWMPing]: answerPing(&event)
    default: break
    }
  }

  /// What may be of a drag is for whoever knows its names.
  private func keep(_ message: XClientMessageEvent) {
    let window = XWindow(rawValue: message.window)
    if surfaces.window(window) != nil || selections?.window == window { messages.append(message) }
  }

  /// The same message, sent to the root (EWMH, _NET_WM_PING).
  private func answerPing(_ event: inout XEvent) {
    event.xclient.window = connection.root.rawValue
    XSendEvent(
      connection.display, connection.root.rawValue, 0,
      SubstructureRedirectMask | SubstructureNotifyMask, &event)
  }
}
