import CX11
import CX11Shims
import Glibc
import UICore
import X11Model

/// What a top-level tells the window manager (ICCCM 4.1.2, EWMH).
@MainActor enum WindowHints {
  static func set(on window: X11Window, _ attributes: WindowAttributes) {
    setInput(on: window)
    setSize(on: window)
    setClass(on: window)
    setTitle(attributes.title, on: window)
    setProtocols(on: window)
    setProcess(on: window)
    if window.anchor == nil { setDropAware(window) }
    // Says to whom it belongs (ICCCM 4.1.2.6), for compositors: no window manager sees it.
    if let anchor = window.anchor {
      XSetTransientForHint(window.connection.display, window.xid.rawValue, anchor.ownerID.rawValue)
    }
  }

  /// WM_NAME for old window managers, in the encodings that they know (ICCCM 4.1.2.1); _NET_WM_NAME for the others.
  static func setTitle(_ title: String, on window: X11Window) {
    let (connection, text) = (window.connection, Array(title.utf8))
    if Latin1.canHold(utf8: text) {
      Property.write(Latin1.bytes(fromUTF8: text), to: .wmName, type: .string, of: window.xid, on: connection)
    } else {
      setCompoundTitle(title, on: window)
    }
    let utf8 = connection.atoms[.utf8String]
    Property.write(text, to: connection.atoms[.netWMName], type: utf8, of: window.xid, on: connection)
  }

  /// `Xutf8TextListToTextProperty`
  private static func setCompoundTitle(_ title: String, on window: X11Window) {
    InputMethod.useUTF8()
    var property = XTextProperty()
    let status = title.withCString { text in
      var list = [UnsafeMutablePointer(mutating: text)] as [UnsafeMutablePointer<CChar>?]
      return Xutf8TextListToTextProperty(
        window.connection.display, &list, 1, XCompoundTextStyle, &property)
    }
    guard status >= 0 else { return }
    XSetWMName(window.connection.display, window.xid.rawValue, &property)
    XFree(property.value)
  }

  /// Without `input` some window managers never give the keyboard (ICCCM 4.1.7).
  private static func setInput(on window: X11Window) {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(window.connection.display, window.xid.rawValue, &hints)
  }

  /// The present size and the least, in pixels.
  static func setSize(on window: X11Window) {
    let wanted = PixelRect(
      rounding: Rect(origin: .zero, size: window.minimumSize), scale: window.connection.scale)
    let least = window.connection.lastScreenSize.fitting(wanted)
    var hints = XSizeHints()
    hints.flags = PSize | PMinSize
    (hints.width, hints.height) = (Int32(window.width), Int32(window.height))
    (hints.min_width, hints.min_height) = (Int32(max(1, least.width)), Int32(max(1, least.height)))
    XSetWMNormalHints(window.connection.display, window.xid.rawValue, &hints)
  }

  /// The program's name, and the same with a capital: by these users and window managers know a program
  /// (ICCCM 4.1.2.5).
  private static func setClass(on window: X11Window) {
    let name = String(cString: outfield_program_name())
    let kind = name.prefix(1).uppercased() + name.dropFirst()
    Property.write(
      Array("\(name)\0\(kind)\0".utf8), to: .wmClass, type: .string, of: window.xid, on: window.connection)
  }

  private static func setProtocols(on window: X11Window) {
    let atoms = window.connection.atoms
    Property.write(
      [atoms[.wmDeleteWindow], atoms[.wmTakeFocus], atoms[.netWMPing]], to: atoms[.wmProtocols],
      of: window.xid, on: window.connection)
  }

  /// Other programs may drop texts on it (XDND).
  private static func setDropAware(_ window: X11Window) {
    Property.write(
      [UInt(Xdnd.version)], to: window.connection.atoms[.xdndAware], type: .atom, of: window.xid,
      on: window.connection)
  }

  /// A process id means nothing without the machine that it belongs to (EWMH).
  private static func setProcess(on window: X11Window) {
    let host = hostName()
    if host.isEmpty { return }
    Property.write(
      Array(host.utf8), to: .wmClientMachine, type: .string, of: window.xid, on: window.connection)
    Property.write(
      [UInt(getpid())], to: window.connection.atoms[.netWMPID], type: .cardinal, of: window.xid,
      on: window.connection)
  }
}
