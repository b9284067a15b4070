import CX11
import Glibc
import X11Model

/// Follows the desktop's settings: those of whoever owns the selection `_XSETTINGS_S` with the screen's number
/// (XSETTINGS 0.5).
///
/// At the start no reply is waited for: the two questions are asked before others that must be waited for
/// anyway, and theirs come with those replies. Later they cost a round trip each, once for a batch of events.
///
/// Without a manager, or when it is gone, all is as if nothing was set, as in GTK. What cannot be understood
/// changes nothing.
@MainActor final class SettingsWatcher: EventParticipant {
  let kinds = [PropertyNotify, DestroyNotify, ClientMessage].map(EventKind.number)
  private(set) var settings = XSettings()
  private let display: OpaquePointer
  private let xcb: OpaquePointer
  private let atoms: Atoms
  /// Whose property it is; none where no manager runs.
  private var manager = XWindow.none
  private var ownerQuestion = xcb_get_selection_owner_cookie_t()
  private var propertyQuestion = xcb_get_property_cookie_t()
  private var isManagerStale = false
  private var isPropertyStale = false
  private var hasChanged = false
  /// Each complaint is made once in a row.
  private var lastError: XSettingsError?

  /// In bytes; those of whole desktops take a few thousand.
  static let longestProperty = 256 << 10

  /// Asks who the manager is. ``managerAnswered()`` and ``propertyAnswered()`` must be called next.
  init(_ display: OpaquePointer, _ xcb: OpaquePointer, _ atoms: Atoms) {
    self.display = display
    self.xcb = xcb
    self.atoms = atoms
    askForManager()
  }

  /// `xcb_get_selection_owner`
  private func askForManager() {
    ownerQuestion = xcb_get_selection_owner(xcb, UInt32(atoms[.settingsManager].rawValue))
  }

  /// Watches the manager and asks for its property.
  func managerAnswered() {
    let old = manager
    manager = ownerAnswer()
    if old != manager, old != .none { select(0, on: old) }
    guard manager != .none else { return }
    // Selected before the property is read: no change is missed, and an owner that is gone is found out.
    select(PropertyChangeMask | StructureNotifyMask, on: manager)
    askForProperty()
  }

  private func ownerAnswer() -> XWindow {
    let answer = xcb_get_selection_owner_reply(xcb, ownerQuestion, nil)
    defer { free(answer) }
    return XWindow(rawValue: UInt(answer?.pointee.owner ?? 0))
  }

  private func select(_ mask: Int, on window: XWindow) {
    _ = ErrorSlot.trapping(display) { XSelectInput(display, window.rawValue, mask) }
  }

  /// Of whatever type. `xcb_get_property`
  private func askForProperty() {
    propertyQuestion = xcb_get_property(
      xcb, 0, UInt32(manager.rawValue), UInt32(atoms[.settings].rawValue), 0, 0,
      UInt32(SettingsWatcher.longestProperty / 4))
  }

  func propertyAnswered() {
    guard manager != .none else { return settings = XSettings() }
    let answer = xcb_get_property_reply(xcb, propertyQuestion, nil)
    defer { free(answer) }
    guard let answer else {
      // BadWindow: it is gone, and nobody will tell.
      manager = .none
      return settings = XSettings()
    }
    // A manager that has only just begun.
    if answer.pointee.type == 0 { return }
    read(answer)
  }

  private func read(_ answer: UnsafeMutablePointer<xcb_get_property_reply_t>) {
    do throws(XSettingsError) {
      guard answer.pointee.type == UInt32(atoms[.settings].rawValue), answer.pointee.format == 8 else {
        throw .otherType
      }
      guard answer.pointee.bytes_after == 0 else { throw .tooLong }
      let bytes = UnsafeRawBufferPointer(
        start: xcb_get_property_value(answer), count: Int(xcb_get_property_value_length(answer)))
      settings = try XSettings(parsing: Array(bytes))
      lastError = nil
    } catch {
      if error != lastError { log("the desktop's settings cannot be read, so the last ones stay: \(error)") }
      lastError = error
    }
  }

  // MARK: Events

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    switch event.type {
    case PropertyNotify where event.xproperty.window == manager.rawValue:
      if event.xproperty.atom == atoms[.settings].rawValue { isPropertyStale = true }
    case DestroyNotify where event.xdestroywindow.window == manager.rawValue: isManagerStale = true
    case ClientMessage where event.xclient.message_type == atoms[.manager].rawValue:
      if UInt(bitPattern: event.xclient.data.l.1) == atoms[.settingsManager].rawValue {
        isManagerStale = true
      }
    default: break
    }
    return false
  }

  /// Reads what the events were about.
  func act(_ queue: inout EventQueue) -> Bool {
    guard isManagerStale || isPropertyStale else { return false }
    let before = settings
    if isManagerStale {
      askForManager()
      managerAnswered()
    } else if manager != .none {
      askForProperty()
    }
    (isManagerStale, isPropertyStale) = (false, false)
    propertyAnswered()
    if settings != before { hasChanged = true }
    return false
  }

  /// Whether anything is other than it was, once for each change.
  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }
}
