import CX11
import Glibc
import X11Model

/// Follows the display's resources, which say how large a point is where no desktop does (`Xft.dpi`).
///
/// Xlib reads them once, when the display is opened.
@MainActor final class ResourceWatcher: EventParticipant {
  let kinds = [EventKind.number(PropertyNotify)]
  private let connection: Connection
  private var isOn = true
  private var isStale = false
  private var hasChanged = false
  /// What was read after the start, and is ours to free.
  private var database: OpaquePointer?

  init(_ connection: Connection) {
    self.connection = connection
    follow()
  }

  /// The root's properties change often, so they are watched only where no desktop says the scale. What has changed
  /// meanwhile is read then. `XSelectInput`
  func follow() {
    let isNeeded = connection.settings.settings.scale == nil
    guard isNeeded != isOn else { return }
    isOn = isNeeded
    XSelectInput(
      connection.display, connection.root.rawValue,
      isOn ? StructureNotifyMask | PropertyChangeMask : StructureNotifyMask)
    if isOn { replaceDatabase() }
  }

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    let isResources = event.xproperty.atom == Atom.resourceManager.rawValue
    if isResources, event.xproperty.window == connection.root.rawValue { isStale = true }
    return false
  }

  func act(_ queue: inout EventQueue) -> Bool {
    guard isStale else { return false }
    isStale = false
    hasChanged = true
    replaceDatabase()
    return false
  }

  /// Whether they are others than they were, once for each change.
  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Whoever asks for a default from now on gets the new ones. `XrmSetDatabase`
  private func replaceDatabase() {
    let old = database
    database = ResourceWatcher.merged(
      Property.readText(.resourceManager, of: connection.root, on: connection))
    XrmSetDatabase(connection.display, database)
    // Xlib frees none but the one that it has made itself.
    if let old { XrmDestroyDatabase(old) }
  }

  /// From the same places in the same order as `XGetDefault`: the display, else a file of the user's, and over it
  /// what there is for this machine. `XrmGetStringDatabase`, `XrmCombineFileDatabase`
  private static func merged(_ resources: String?) -> OpaquePointer? {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    var database = resources.map { XrmGetStringDatabase($0) } ?? XrmGetFileDatabase(home + "/.Xdefaults")
    let file = getenv("XENVIRONMENT").map { String(cString: $0) } ?? home + "/.Xdefaults-" + hostName()
    XrmCombineFileDatabase(file, &database, 1)
    // Without any, Xlib would go back to those of the start.
    return database ?? XrmGetStringDatabase("")
  }
}
