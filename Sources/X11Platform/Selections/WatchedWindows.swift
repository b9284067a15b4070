import CX11
import X11Model

/// Windows of other programs of which we want to hear: their properties, and their end.
///
/// Our other wishes for a window stay, should it be one of ours. Called inside an error trap, for any of them may be
/// gone.
@MainActor final class WatchedWindows {
  enum Reason: Hashable {
    case transfer, drag
  }

  private struct Watch {
    /// What we had selected before.
    let mask: Int
    var reasons: Set<Reason>
  }

  private let connection: Connection
  private var watches: [XWindow: Watch] = [:]

  init(_ connection: Connection) { self.connection = connection }

  /// False when the window is gone already. `XGetWindowAttributes`, `XSelectInput`
  func add(_ window: XWindow, for reason: Reason) -> Bool {
    guard watches[window] == nil else {
      watches[window]?.reasons.insert(reason)
      return true
    }
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, window.rawValue, &attributes) != 0 else { return false }
    watches[window] = Watch(mask: attributes.your_event_mask, reasons: [reason])
    let wanted = PropertyChangeMask | StructureNotifyMask
    XSelectInput(connection.display, window.rawValue, attributes.your_event_mask | wanted)
    return true
  }

  func remove(_ window: XWindow, for reason: Reason) {
    guard let watch = watches[window] else { return }
    watches[window]?.reasons.remove(reason)
    guard watches[window]?.reasons.isEmpty == true else { return }
    watches[window] = nil
    XSelectInput(connection.display, window.rawValue, watch.mask)
  }

  /// The window is gone; whether it was watched.
  func forget(_ window: XWindow) -> Bool { watches.removeValue(forKey: window) != nil }
}
