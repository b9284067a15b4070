import CXTest

/// Questions about windows.
extension XConnection {
  /// The children of a window, lowest first, and its parent.
  func tree(of window: XID) -> (parent: XID, children: [XID]) {
    var root: XID = 0
    var parent: XID = 0
    var list: UnsafeMutablePointer<XID>?
    var count: UInt32 = 0
    guard XQueryTree(display, window, &root, &parent, &list, &count) != 0 else { return (0, []) }
    defer { if let list { XFree(list) } }
    return (parent, Array(UnsafeBufferPointer(start: list, count: Int(count))))
  }

  /// How many windows deep each window below this one lies; the window itself is 0.
  func depths(below window: XID) -> [XID: Int] {
    var depths = [window: 0]
    var open = [window]
    while let next = open.popLast() {
      for child in tree(of: next).children {
        depths[child] = depths[next, default: 0] + 1
        open.append(child)
      }
    }
    return depths
  }

  func isViewable(_ window: XID) -> Bool {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.map_state == IsViewable
  }

  /// Where a window is on the screen, its border apart; nil when it is gone.
  func box(of window: XID) -> Box? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    var child: XID = 0
    guard XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else { return nil }
    return Box(x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
  }

  var screen: Box {
    let number = XDefaultScreen(display)
    return Box(
      x: 0, y: 0, width: Int(XDisplayWidth(display, number)), height: Int(XDisplayHeight(display, number)))
  }

  /// A place where nothing covers the root window.
  func bareRootPlace() throws -> Point {
    let covers = tree(of: root).children.filter { isViewable($0) }.compactMap { box(of: $0) }
    let place = screen.places(every: 20).last { place in !covers.contains { $0.contains(place) } }
    guard let place else { throw Failure("windows cover the whole screen: \(covers)") }
    return place
  }

  /// The window that gets the keys.
  var focus: XID {
    var (window, reversion): (XID, Int32) = (0, 0)
    XGetInputFocus(display, &window, &reversion)
    return window
  }

  func windowProperty(_ name: String, of window: XID) -> XID? {
    property(name, of: window, as: XID.self)?.first
  }

  /// The items of a property of format 32.
  func items(_ name: String, of window: XID) -> [UInt] { property(name, of: window, as: UInt.self) ?? [] }

  func textProperty(_ name: String, of window: XID) -> String? {
    property(name, of: window, as: UInt8.self).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Xlib hands out properties of format 32 as C longs.
  private func property<T>(_ name: String, of window: XID, as type: T.Type) -> [T]? {
    var (actualType, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom(name), 0, 4096, 0, Atom(AnyPropertyType), &actualType, &format, &count, &left,
      &data)
    defer { if let data { XFree(data) } }
    let expected: Int32 = T.self == UInt8.self ? 8 : 32
    guard let data, count > 0, format == expected else { return nil }
    return data.withMemoryRebound(to: type, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}

extension XConnection {
  /// Asks the window manager to switch to a window, as a pager or its own key does (EWMH, _NET_ACTIVE_WINDOW).
  func activate(_ window: XID) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "_NET_ACTIVE_WINDOW", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = 2
    XSendEvent(display, root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
    synchronize()
  }
}

extension XConnection {
  /// The names of a window's properties.
  func properties(of window: XID) -> [Atom] {
    var count: Int32 = 0
    guard let list = XListProperties(display, window, &count) else { return [] }
    defer { XFree(list) }
    return Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  /// Sends a message of `WM_PROTOCOLS`, as a window manager does.
  func sendProtocol(_ name: String, to window: XID, time: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l = (Int(atom(name)), time, Int(window), 0, 0)
    XSendEvent(display, window, 0, NoEventMask, &event)
    synchronize()
  }
}
