import CX11
import UICore
import X11Model

/// Follows the keyboard: another one is plugged in, or the user chooses another keymap.
///
/// Groups and locks need no following: each key tells them in its state (XKB protocol, 2.2.2).
extension KeyTranslator {
  /// Xlib asked for these events before, and makes a MappingNotify of some of them. No reply is awaited.
  /// `XkbSelectEvents`
  func watchKeyboard() {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor) = (Int32(XkbMajorVersion), Int32(XkbMinorVersion))
    guard XkbQueryExtension(connection.display, &opcode, &event, &error, &major, &minor) != 0 else { return }
    let wanted = UInt32(XkbNewKeyboardNotifyMask | XkbMapNotifyMask)
    XkbSelectEvents(connection.display, UInt32(XkbUseCoreKbd), wanted, wanted)
    keyboardEventType = event
  }

  /// Brings Xlib's copy of the keymap up to date: a round trip, for each change. `XkbRefreshKeyboardMapping`
  func keyboardChanged(_ event: inout XEvent) {
    withUnsafeMutablePointer(to: &event) { pointer in
      pointer.withMemoryRebound(to: XkbMapNotifyEvent.self, capacity: 1) {
        _ = XkbRefreshKeyboardMapping($0)
      }
    }
    isStale = true
  }

  /// The same where the server has no XKB. `XRefreshKeyboardMapping`
  func mappingChanged(_ event: inout XMappingEvent) {
    XRefreshKeyboardMapping(&event)
    if event.request != MappingPointer { isStale = true }
  }

  /// Asks once for however many changes, and not while a key waits: the end of a batch.
  func refresh() {
    guard isStale else { return }
    isStale = false
    knownModifiers = ModifierMap(asking: connection)
    hasNews = true
  }

  var modifiers: ModifierMap {
    refresh()
    return knownModifiers
  }
}
