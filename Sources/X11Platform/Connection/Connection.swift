import CX11
import CXft
import Glibc
import UICore
import X11Model

/// The connection to the X server, and what was learned from it at the start.
@MainActor final class Connection {
  let display: OpaquePointer
  /// The same connection, for questions whose replies are not waited for when they are asked.
  let xcb: OpaquePointer
  let screen: Int32
  let root: XWindow
  let visual: XVisual
  let colormap: UInt
  let depth: Int32
  let atoms: Atoms
  /// XInput's major opcode; nil where the server does not have its version 2.2 or later.
  let inputOpcode: Int32?
  /// Whether shapes can be blended and masked.
  let hasRender: Bool
  /// The desktop's settings.
  let settings: SettingsWatcher
  /// Pixels per point.
  private(set) var scale: Double
  private let loss = ConnectionLoss()
  /// For windows that a compositor blends, once one has been opened.
  private(set) lazy var translucentFormat = makeTranslucentFormat()
  /// What the screen is put together from.
  private(set) lazy var monitorList = MonitorList(self)
  /// Whether windows can be other than rectangles.
  private(set) lazy var hasShapes = askForShapes()

  /// Opens the display called `name`, or the one that `DISPLAY` names. `XOpenDisplay`
  static func open(_ name: String?) throws(X11Error) -> Connection {
    ErrorSlot.install()
    guard let display = name.map({ XOpenDisplay($0) }) ?? XOpenDisplay(nil) else {
      throw .noDisplay(name: name ?? String(cString: XDisplayName(nil)))
    }
    return Connection(display)
  }

  private init(_ display: OpaquePointer) {
    self.display = display
    xcb = XGetXCBConnection(display)
    screen = XDefaultScreen(display)
    root = XWindow(rawValue: XRootWindow(display, screen))
    visual = XDefaultVisual(display, screen)
    colormap = XDefaultColormap(display, screen)
    depth = XDefaultDepth(display, screen)
    lastScreenSize = ScreenSize(
      width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen)))
    atoms = Atoms(display, screen: screen)
    // New managers are announced on the root (ICCCM 2.8), and its resources may say another scale.
    XSelectInput(display, root.rawValue, StructureNotifyMask | PropertyChangeMask)
    // No reply is waited for that others do not bring along: questions first, answers later.
    settings = SettingsWatcher(display, xcb, atoms)
    let inputQuestion = xcb_query_extension(xcb, 15, "XInputExtension")
    let hasInput2 = Connection.hasInput2(display)
    settings.managerAnswered()
    inputOpcode = hasInput2 ? Connection.opcode(inputQuestion, xcb) : nil
    hasRender = Connection.hasRender(display, visual)
    settings.propertyAnswered()
    scale = settings.settings.scale ?? Connection.scale(display)
    Connection.raiseGlyphMemory(display)
    ErrorSlot.report(to: loss, of: display)
  }

  /// Whether the server has gone away: nothing more comes.
  var isLost: Bool { loss.hasHappened }

  /// Whether the pixels are colours themselves, and not numbers of colours that are few.
  var hasTrueColor: Bool { visual.pointee.class == TrueColor || visual.pointee.class == DirectColor }
  /// How many cells the colour map has.
  var colorCount: Int { Int(visual.pointee.map_entries) }

  /// The root window's size as it was last told: no round trip.
  var lastScreenSize: ScreenSize

  /// The root window's present size, in pixels: one round trip. Xlib's own figure is that of the start.
  /// `XGetGeometry`
  func screenSize() -> (width: Int, height: Int) {
    var (window, x, y): (UInt, Int32, Int32) = (0, 0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    XGetGeometry(display, root.rawValue, &window, &x, &y, &width, &height, &border, &depth)
    return (Int(width), Int(height))
  }

  /// Whether the server has XInput 2.2 or later.
  var hasInput2: Bool { inputOpcode != nil }

  /// Takes the desktop's scale, else that of the display's resources; whether it is another one.
  func updateScale() -> Bool {
    let old = scale
    scale = settings.settings.scale ?? Connection.scale(display)
    return scale != old
  }

  func close() { XCloseDisplay(display) }

  func flush() { XFlush(display) }

  /// Runs requests that name another program's window. ``ErrorSlot/trapping(_:_:)``
  func trapping<T>(_ body: () -> T) -> T { ErrorSlot.trapping(display, body) }

  /// Whether an EWMH window manager runs: two round trips. The root's property names a window that names itself; a
  /// manager that has ended leaves the property behind, and not the window. `_NET_SUPPORTING_WM_CHECK`
  func hasWindowManager() -> Bool {
    func window(namedBy window: XWindow) -> XWindow? {
      Property.read(atoms[.netSupportingWMCheck], of: window, on: self).first.map { XWindow(rawValue: $0) }
    }
    guard let check = window(namedBy: root), check != .none else { return false }
    return window(namedBy: check) == check
  }
}

extension Connection {
  /// The first XI call on a connection fixes the version it speaks: a lower one later is BadValue.
  private static func hasInput2(_ display: OpaquePointer) -> Bool {
    var version: (major: Int32, minor: Int32) = (2, 2)
    let status = XIQueryVersion(display, &version.major, &version.minor)
    return status == Success && version >= (2, 2)
  }

  private static func opcode(_ question: xcb_query_extension_cookie_t, _ xcb: OpaquePointer) -> Int32? {
    let answer = xcb_query_extension_reply(xcb, question, nil)
    defer { free(answer) }
    return (answer?.pointee.major_opcode).map { Int32($0) }
  }

  private static func hasRender(_ display: OpaquePointer, _ visual: XVisual) -> Bool {
    var unused: (event: Int32, error: Int32) = (0, 0)
    guard XRenderQueryExtension(display, &unused.event, &unused.error) != 0 else { return false }
    var version: (major: Int32, minor: Int32) = (0, 0)
    // Solid fills came with 0.10.
    guard XRenderQueryVersion(display, &version.major, &version.minor) != 0, version >= (0, 10) else {
      return false
    }
    return XRenderFindVisualFormat(display, visual) != nil
      && XRenderFindStandardFormat(display, PictStandardA8) != nil
  }

  /// `Xft.dpi` / 96, between 0.75 and 4. The server's own millimetres are often made up.
  private static func scale(_ display: OpaquePointer) -> Double {
    guard let text = XGetDefault(display, "Xft", "dpi"), let dpi = Double(String(cString: text)) else {
      return 1
    }
    return ScreenScale.scale(dpi: dpi)
  }

  /// Xft's default drops colour glyphs after two and uploads them again at each redraw. It reads the
  /// resource once, at its first call.
  private static func raiseGlyphMemory(_ display: OpaquePointer) {
    guard XGetDefault(display, "Xft", "maxglyphmemory") == nil else { return }
    let present = XrmGetDatabase(display)
    var database = present
    XrmPutStringResource(&database, "Xft.maxglyphmemory", "67108864")
    // Setting a database destroys the one that XGetDefault made, even if it is the same.
    if present == nil { XrmSetDatabase(display, database) }
  }
}
