import CX11
import UICore
import X11Model

/// Hears of changes of owner, while there is a reason to: whatever is copied in other programs wakes nobody here.
@MainActor struct OwnerWatch {
  private let connection: Connection
  /// The number of XFixes' first event; nil without the extension.
  private let firstEvent: Int32?
  private var watched: [Atom: XWindow] = [:]

  private static let wanted =
    XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
    | XFixesSelectionClientCloseNotifyMask

  /// `XFixesQueryExtension`
  init(_ connection: Connection) {
    self.connection = connection
    var (event, error): (Int32, Int32) = (0, 0)
    let isThere = XFixesQueryExtension(connection.display, &event, &error) != 0
    firstEvent = isThere ? event : nil
  }

  var isSupported: Bool { firstEvent != nil }
  var kinds: [EventKind] { firstEvent.map { [.number($0 + XFixesSelectionNotify)] } ?? [] }

  /// `XFixesSelectSelectionInput`
  mutating func watch(_ selection: Atom, for window: XWindow) {
    guard isSupported, watched.updateValue(window, forKey: selection) == nil else { return }
    XFixesSelectSelectionInput(connection.display, window.rawValue, selection.rawValue, UInt(Self.wanted))
  }

  /// Goes on watching those that `isNeeded` names.
  mutating func keep(_ isNeeded: (Atom) -> Bool) {
    for (selection, window) in watched where !isNeeded(selection) {
      watched[selection] = nil
      XFixesSelectSelectionInput(connection.display, window.rawValue, selection.rawValue, 0)
    }
  }

  /// What an event tells, if it is one of these. `XFixesSelectionNotifyEvent`
  func change(_ event: XEvent) -> OwnerChange? {
    guard let firstEvent, event.type == firstEvent + XFixesSelectionNotify else { return nil }
    return withUnsafeBytes(of: event) { bytes in
      let notice = bytes.load(as: XFixesSelectionNotifyEvent.self)
      return OwnerChange(
        selection: Atom(rawValue: notice.selection), owner: XWindow(rawValue: notice.owner),
        isDeath: notice.subtype != XFixesSetSelectionOwnerNotify,
        time: EventTime(rawValue: UInt32(truncatingIfNeeded: notice.timestamp)),
        ownershipTime: EventTime(rawValue: UInt32(truncatingIfNeeded: notice.selection_timestamp)))
    }
  }
}
