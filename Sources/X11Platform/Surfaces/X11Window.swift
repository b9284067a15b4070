import CX11
import UICore
import X11Model

/// A top-level window: the one door for pointer and keys.
@MainActor final class X11Window: Surface {
  let windowID: WindowID
  /// Whether the window has the keyboard.
  var isFocused = false
  /// Whether the server has shown what we painted: the first Expose has been answered.
  var isDrawn = false
  /// The input context, once the input method is open.
  var inputContext: XIC?
  var pointerShape = PointerShape.arrow
  /// What is shown instead while a text is dragged from here.
  var dragShape: PointerShape?
  /// The size of the last ConfigureNotify of this batch, until the batch ends.
  var pendingSize: (width: Int, height: Int)?
  private var eventMask: Int
  /// Whether a window manager put a frame around the window.
  var isReparented = false
  /// The child of the root that holds this window: the window manager's frame; nil when it must be asked.
  private var knownFrame: XWindow?
  /// The upper left corner on the screen; nil when it must be asked.
  var knownOrigin: ScreenPoint?
  /// What the screen has no room for.
  private var cut = ScreenCut()
  /// Whether it is to be fitted once the manager has said what it made of the window: only then is its frame known.
  private var awaitsFrame = false

  /// Where a pop-up belongs; nil for a top-level.
  let anchor: PopUpAnchor?
  /// Whether it is a window of tools at an edge of the screen.
  let isDock: Bool
  /// Where a dock asks to be, in pixels.
  private(set) var dockArea = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Whether it fills its monitor, and sees to that by itself as no window manager does.
  let fillsMonitor: Bool
  /// In points.
  let minimumSize: Size

  init(
    _ id: WindowID, _ attributes: WindowAttributes, at anchor: PopUpAnchor? = nil, on connection: Connection
  ) {
    windowID = id
    self.anchor = anchor
    minimumSize = attributes.minimumSize
    isDock = attributes.kind.isDock
    // Managers of the time before EWMH put frames around docks, and around what fills the screen.
    let isManaged =
      anchor == nil && (!(isDock || attributes.isFullScreen) || connection.hasWindowManager())
    fillsMonitor = attributes.isFullScreen && !isManaged
    var area = X11Window.area(attributes, anchor, on: connection)
    if isDock { dockArea = area }
    // Without a window manager nobody else sees to it that all of the window is on the screen.
    if attributes.kind == .topLevel, !attributes.isFullScreen {
      area = cut.fit(area, on: connection.lastScreenSize)
    }
    let core = KeyPressMask | KeyReleaseMask | ExposureMask | StructureNotifyMask | FocusChangeMask
    let pointer =
      ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
    eventMask = connection.hasInput2 ? core : core | pointer
    let format = attributes.isTranslucent ? connection.translucentFormat : nil
    let xid = Surface.makeWindow(
      in: connection.root, frame: area, events: eventMask, isManaged: isManaged, format: format,
      on: connection)
    super.init(
      id: id.surface, xid: xid, width: max(1, area.width), height: max(1, area.height), format: format,
      on: connection)
    if connection.hasInput2 { selectPointer() }
    WindowHints.set(on: self, attributes)
  }

  /// Where a window is to be, in pixels on the screen.
  private static func area(
    _ attributes: WindowAttributes, _ anchor: PopUpAnchor?, on connection: Connection
  ) -> PixelRect {
    if attributes.isFullScreen { return connection.monitorList.primaryArea }
    if case .dock(let origin) = attributes.kind {
      return PixelRect(rounding: Rect(origin: origin, size: attributes.size), scale: connection.scale)
    }
    let size = PixelRect(
      rounding: Rect(origin: .zero, size: attributes.size), scale: connection.scale)
    let place = anchor?.place() ?? .zero
    return PixelRect(x: place.x, y: place.y, width: size.width, height: size.height)
  }

  var isPopUp: Bool { anchor != nil }

  /// Whether it is ever to have the keyboard.
  var takesFocus: Bool { !isPopUp && !isDock }

  /// Puts a dock elsewhere, with another size. `XMoveResizeWindow`
  func moveDock(to frame: Rect) {
    dockArea = PixelRect(rounding: frame, scale: connection.scale)
    resized(width: max(1, dockArea.width), height: max(1, dockArea.height))
    WindowHints.setSize(on: self)
    WindowHints.setStrut(on: self)
    XMoveResizeWindow(
      connection.display, xid.rawValue, Int32(dockArea.minX), Int32(dockArea.minY), UInt32(width),
      UInt32(height))
  }

  private static let buttons = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave]

  /// Touch events must be selected all three together, or it is BadValue. `XISelectEvents`
  private func selectPointer() {
    let others = [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd, XI_DeviceChanged]
    InputMask.select([(Self.buttons + others, XIAllMasterDevices)], on: xid, connection)
    if isPopUp { InputMask.grabWhileInside(Self.buttons, of: xid, connection) }
  }

  /// Whether key releases come. No reply is awaited. `XSelectInput`
  func selectReleases(_ isOn: Bool) {
    let mask = isOn ? eventMask | KeyReleaseMask : eventMask & ~KeyReleaseMask
    guard mask != eventMask else { return }
    eventMask = mask
    XSelectInput(connection.display, xid.rawValue, mask)
  }

  /// In points.
  var size: Size {
    Size(width: Double(width) / connection.scale, height: Double(height) / connection.scale)
  }

  /// The scale has changed: asks for the same size in points, with what the screen had no room for, and takes it as
  /// given. Who decides otherwise says so (ICCCM 4.1.5). `XResizeWindow`
  func rescale(from oldScale: Double) {
    let whole = cut.whole(width: width, height: height)
    let size = Size(width: Double(whole.width) / oldScale, height: Double(whole.height) / oldScale)
    if let anchor { return anchor.resize(self, to: size) }
    if fillsMonitor { return }
    let wanted = PixelRect(rounding: Rect(origin: .zero, size: size), scale: connection.scale)
    let area = cut.fit(wanted, on: connection.lastScreenSize)
    resized(width: max(1, area.width), height: max(1, area.height))
    WindowHints.setSize(on: self)
    XResizeWindow(connection.display, xid.rawValue, UInt32(width), UInt32(height))
    awaitsFrame = isReparented
    if !isReparented { fitOnScreen() }
  }

  /// The manager has said where the window is and how large.
  func configured() {
    guard awaitsFrame else { return }
    awaitsFrame = false
    fitOnScreen()
  }

  /// Asks for a place and a size with which all of the window, and of its frame, is on the screen, also with what a
  /// screen had cut off, if there is room for that again. A window manager may decide otherwise (ICCCM 4.1.5). A round
  /// trip or two, where the screen or the scale has changed. `XMoveResizeWindow`
  func fitOnScreen() {
    if fillsMonitor { return fillMonitor() }
    // A window manager sees to docks, and the keyboard to where its own is.
    guard takesFocus, let outer = outerArea() else { return }
    let frame = (width: outer.width - width, height: outer.height - height)
    let fitted = cut.fit(outer, frame: frame, on: connection.lastScreenSize)
    guard fitted != outer else { return }
    WindowHints.setSize(on: self, inFrameOf: frame)
    // The place is the frame's: gravity is NorthWest.
    XMoveResizeWindow(
      connection.display, xid.rawValue, Int32(fitted.minX), Int32(fitted.minY),
      UInt32(max(1, fitted.width - frame.width)), UInt32(max(1, fitted.height - frame.height)))
  }

  /// `XMoveResizeWindow`
  private func fillMonitor() {
    let area = connection.monitorList.primaryArea
    XMoveResizeWindow(
      connection.display, xid.rawValue, Int32(area.minX), Int32(area.minY), UInt32(max(1, area.width)),
      UInt32(max(1, area.height)))
  }

  /// Where the window is on the screen with what a window manager has put around it. `XGetGeometry`
  private func outerArea() -> PixelRect? {
    let outer = outerWindow()
    if outer == xid {
      let origin = screenOrigin()
      return PixelRect(x: origin.x, y: origin.y, width: width, height: height)
    }
    var (root, x, y): (UInt, Int32, Int32) = (0, 0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    let status = connection.trapping {
      XGetGeometry(
        connection.display, outer.rawValue, &root, &x, &y, &width, &height, &border, &depth)
    }
    guard status != 0 else { return nil }
    return PixelRect(
      x: Int(x), y: Int(y), width: Int(width + 2 * border), height: Int(height + 2 * border))
  }

  /// Takes the input focus: refused with BadMatch when the window is not viewable, which no one can rule
  /// out beforehand. `XSetInputFocus`
  func takeFocus(_ time: EventTime) {
    _ = connection.trapping {
      XSetInputFocus(connection.display, xid.rawValue, RevertToParent, UInt(time.rawValue))
    }
  }

  /// The window manager has put the window elsewhere.
  func reparented(to parent: XWindow) {
    isReparented = parent != connection.root
    // Managers leave windows as large as they are, and not all find a place for one of the screen's size.
    awaitsFrame = isReparented && connection.lastScreenSize.isNearlyFilled(width: width, height: height)
    knownFrame = isReparented ? nil : xid
    knownOrigin = nil
  }

  /// The child of the root that holds this window. A round trip for each level, after a change only.
  /// `XQueryTree`
  func outerWindow() -> XWindow {
    if let knownFrame { return knownFrame }
    var outer = xid
    while let parent = parent(of: outer), parent != connection.root, parent != .none { outer = parent }
    knownFrame = outer
    return outer
  }

  private func parent(of window: XWindow) -> XWindow? {
    var (root, parent, count): (UInt, UInt, UInt32) = (0, 0, 0)
    var children: UnsafeMutablePointer<UInt>?
    let status = connection.trapping {
      XQueryTree(connection.display, window.rawValue, &root, &parent, &children, &count)
    }
    if let children { XFree(children) }
    return status != 0 ? XWindow(rawValue: parent) : nil
  }

  /// One round trip, when the window manager has moved the frame since the last answer.
  /// `XTranslateCoordinates`
  func screenOrigin() -> ScreenPoint {
    if let knownOrigin { return knownOrigin }
    var (x, y): (Int32, Int32) = (0, 0)
    var child: UInt = 0
    XTranslateCoordinates(
      connection.display, xid.rawValue, connection.root.rawValue, 0, 0, &x, &y, &child)
    let origin = ScreenPoint(x: Int(x), y: Int(y))
    knownOrigin = origin
    return origin
  }

  /// Whether a place on the screen is in the client area.
  func isInside(_ point: ScreenPoint) -> Bool {
    let origin = screenOrigin()
    return PixelRect(x: origin.x, y: origin.y, width: width, height: height).contains(point)
  }
}
