import CX11
import Glibc

/// The atoms that the program uses, interned in one round trip.
struct Atoms {
  let wmProtocols, wmDeleteWindow, wmTakeFocus, wmState: Atom
  let netWMPing, netWMName, netWMPID, netSupportingWMCheck, netActiveWindow: Atom
  let utf8String, xdndAware: Atom
  let settings: SettingsWatcher.Names

  private static let names = [
    "WM_PROTOCOLS", "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "WM_STATE",
    "_NET_WM_PING", "_NET_WM_NAME", "_NET_WM_PID", "_NET_SUPPORTING_WM_CHECK", "_NET_ACTIVE_WINDOW",
    "UTF8_STRING", "XdndAware", "_XSETTINGS_SETTINGS", "MANAGER",
  ]

  @MainActor init(display: OpaquePointer, screen: Int32) {
    let atoms = Atoms.intern(Atoms.names + ["_XSETTINGS_S\(screen)"], display)
    (wmProtocols, wmDeleteWindow, wmTakeFocus, wmState) = (atoms[0], atoms[1], atoms[2], atoms[3])
    (netWMPing, netWMName, netWMPID) = (atoms[4], atoms[5], atoms[6])
    (netSupportingWMCheck, netActiveWindow, utf8String, xdndAware) = (atoms[7], atoms[8], atoms[9], atoms[10])
    settings = SettingsWatcher.Names(selection: atoms[13], property: atoms[11], announcement: atoms[12])
  }

  /// The atoms of these names, in one round trip. `XInternAtoms`
  @MainActor static func intern(_ names: [String], _ display: OpaquePointer) -> [Atom] {
    var atoms = [Atom](repeating: 0, count: names.count)
    let copies = names.map { $0.withCString { strdup($0) } }
    defer { copies.forEach { free($0) } }
    var pointers = copies
    XInternAtoms(display, &pointers, Int32(pointers.count), 0, &atoms)
    return atoms
  }
}
