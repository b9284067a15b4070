import CX11
import CX11Shims
import Glibc
import UICore
import X11Model

/// Tells the window manager of a top-level.
@MainActor enum WindowHints {
  static func set(on window: X11Window, _ attributes: WindowAttributes) {
    let atoms = window.connection.atoms
    write(window.isDock ? .takesNoInput : .takesInput, on: window)
    setSize(on: window)
    write(.programClass(String(cString: outfield_program_name())), on: window)
    setTitle(attributes.title, on: window)
    write(.protocols(atoms, takesFocus: window.takesFocus), on: window)
    for property in WindowProperty.process(getpid(), host: hostName(), atoms) { write(property, on: window) }
    if window.isDock {
      write(.dock(atoms), on: window)
      setStrut(on: window)
    } else {
      write(window.anchor.map { WindowProperty.belongs(to: $0.ownerID) } ?? .dropAware(atoms), on: window)
    }
    if attributes.isFullScreen { write(.fullScreen(atoms), on: window) }
  }

  static func setTitle(_ title: String, on window: X11Window) {
    if let property = WindowProperty.oldTitle(title) {
      write(property, on: window)
    } else {
      setCompoundTitle(title, on: window)
    }
    write(.title(title, window.connection.atoms), on: window)
  }

  /// In the encodings that old window managers know. `Xutf8TextListToTextProperty`
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

  /// - Parameter frame: how much larger than the window its frame is, in pixels.
  static func setSize(on window: X11Window, inFrameOf frame: (width: Int, height: Int) = (0, 0)) {
    if window.isDock { return write(.size(ofDock: window.dockArea), on: window) }
    let wanted = PixelRect(
      rounding: Rect(origin: .zero, size: window.minimumSize), scale: window.connection.scale)
    let screen = window.connection.lastScreenSize
    let room = ScreenSize(width: screen.width - frame.width, height: screen.height - frame.height)
    let least = room.fitting(wanted)
    write(.size(width: window.width, height: window.height, least: least), on: window)
  }

  /// The room that a dock takes from other windows.
  static func setStrut(on window: X11Window) {
    let connection = window.connection
    let strut = Strut(
      of: window.dockArea, on: connection.lastScreenSize, monitors: connection.monitorList.monitors)
    for property in WindowProperty.strut(strut, connection.atoms) { write(property, on: window) }
  }

  private static func write(_ property: WindowProperty, on window: X11Window) {
    Property.write(property, of: window.xid, on: window.connection)
  }
}
