import CX11
import CX11Shims
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
@MainActor final class SettingsWatcher {
  private(set) var settings = XSettings()

  private let display: OpaquePointer
  private let atoms: Atoms
  /// Whose property it is; none where no manager runs.
  private var manager = XWindow.none
  private var question: OpaquePointer?
  private var isManagerStale = false
  private var isPropertyStale = false
  /// Each complaint is made once in a row.
  private var lastError: XSettingsError?

  /// In bytes; those of whole desktops take a few thousand.
  static let longestProperty = 256 << 10

  /// Asks who the manager is. ``managerAnswered()`` and ``propertyAnswered()`` must be called next.
  init(_ display: OpaquePointer, root: XWindow, _ atoms: Atoms) {
    self.display = display
    self.atoms = atoms
    // Where new managers are announced (ICCCM 2.8).
    XSelectInput(display, root.rawValue, StructureNotifyMask)
    askForManager()
  }

  private func askForManager() {
    question = outfield_ask_for_owner(display, atoms[.settingsManager].rawValue)
  }

  /// Watches the manager and asks for its property.
  func managerAnswered() {
    let old = manager
    manager = XWindow(rawValue: takeAnswer().owner)
    if old != manager, old != .none { select(0, on: old) }
    guard manager != .none else { return }
    // Selected before the property is read: no change is missed, and an owner that is gone is found out.
    select(PropertyChangeMask | StructureNotifyMask, on: manager)
    askForProperty()
  }

  private func select(_ mask: Int, on window: XWindow) {
    _ = ErrorSlot.trapping(display) { XSelectInput(display, window.rawValue, mask) }
  }

  private func askForProperty() {
    let words = SettingsWatcher.longestProperty / 4
    question = ErrorSlot.trapping(display) {
      outfield_ask_for_property(display, manager.rawValue, atoms[.settings].rawValue, words)
    }
  }

  func propertyAnswered() {
    guard manager != .none else { return settings = XSettings() }
    let answer = takeAnswer()
    defer { free(answer.data) }
    guard answer.is_answered != 0 else {
      // BadWindow: it is gone, and nobody will tell.
      manager = .none
      return settings = XSettings()
    }
    // A manager that has only just begun.
    if answer.type == UInt(None) { return }
    read(answer)
  }

  private func takeAnswer() -> outfield_answer {
    defer { question = nil }
    return outfield_take_answer(display, question)
  }

  private func read(_ answer: outfield_answer) {
    do throws(XSettingsError) {
      guard answer.type == atoms[.settings].rawValue, answer.format == 8 else { throw .otherType }
      guard answer.rest == 0 else { throw .tooLong }
      let bytes = UnsafeBufferPointer(start: answer.data, count: Int(answer.size))
      settings = try XSettings(parsing: Array(bytes))
      lastError = nil
    } catch {
      if error != lastError { log("the desktop's settings cannot be read, so the last ones stay: \(error)") }
      lastError = error
    }
  }

  // MARK: Events

  /// Called for every event of the types that may concern the settings.
  func note(_ event: XEvent) {
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
  }

  /// Reads what the events since the last call were about; whether anything is other than it was.
  func update() -> Bool {
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
    return settings != before
  }
}
