import CX11
import UICore
import X11Model

/// Follows the focus, and the keyboard: another one is plugged in, or the user chooses another keymap.
///
/// Groups and locks need no following: each key tells them in its state (XKB protocol, 2.2.2).
extension Keyboard: KeyParticipant {
  var kinds: [EventKind] {
    [FocusIn, FocusOut, MappingNotify].map(EventKind.number) + (xkbEvent.map { [.number($0)] } ?? [])
  }

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    switch event.type {
    case FocusIn, FocusOut: focusChanged(event.xfocus, &queue)
    default: changed(event)
    }
    return false
  }

  /// One change comes as a dozen events, and each would be asked for by itself: but a new keyboard is asked for whole,
  /// and of its map Xlib has kept what else has changed. `XkbRefreshKeyboardMapping`
  private func changed(_ event: XEvent) {
    if let kind = xkbKind(event) {
      changes.removeAll { kind == XkbNewKeyboardNotify ? xkbKind($0) != nil : xkbKind($0) == kind }
    }
    changes.append(event)
  }

  /// Nil for an event of the core protocol.
  private func xkbKind(_ event: XEvent) -> Int32? {
    guard event.type == xkbEvent else { return nil }
    return withUnsafeBytes(of: event) { $0.load(as: XkbAnyEvent.self).xkb_type }
  }

  func act(_ queue: inout EventQueue) -> Bool {
    if !changes.isEmpty { refresh() }
    return false
  }

  private func focusChanged(_ event: XFocusChangeEvent, _ queue: inout EventQueue) {
    let isFocused = event.type == FocusIn
    guard let window = surfaces.window(XWindow(rawValue: event.window)), isFocused != window.isFocused,
      FocusChange.isReal(mode: event.mode, detail: event.detail)
        || window.isDock && FocusChange.isBelowPointer(mode: event.mode, detail: event.detail)
    else { return }
    window.isFocused = isFocused
    focusChanged(window)
    queue.append(.windowFocus(window.windowID, isFocused: isFocused))
  }

  /// Asks for XKB's events, and for their number. Xlib asked for these events before, and makes a MappingNotify of
  /// some of them. `XkbQueryExtension`, `XkbSelectEvents`
  func watchKeyboard() -> Int32? {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor) = (Int32(XkbMajorVersion), Int32(XkbMinorVersion))
    guard XkbQueryExtension(connection.display, &opcode, &event, &error, &major, &minor) != 0 else {
      return nil
    }
    let wanted = UInt32(XkbNewKeyboardNotifyMask | XkbMapNotifyMask)
    XkbSelectEvents(connection.display, UInt32(XkbUseCoreKbd), wanted, wanted)
    return event
  }

  /// Brings Xlib's copy of the keymap up to date. `XRefreshKeyboardMapping`, `XkbRefreshKeyboardMapping`
  func refresh(after change: XEvent) {
    var change = change
    if change.type == MappingNotify {
      XRefreshKeyboardMapping(&change.xmapping)
      return
    }
    withUnsafeMutablePointer(to: &change) { pointer in
      pointer.withMemoryRebound(to: XkbMapNotifyEvent.self, capacity: 1) {
        _ = XkbRefreshKeyboardMapping($0)
      }
    }
  }
}
