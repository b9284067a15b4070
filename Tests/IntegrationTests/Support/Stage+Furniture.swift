import CXTest
import Testing

/// The demo's inspector, settings and windows, found by their ids.
extension Stage {
  static let f12 = KeySym(XK_F12)
  static let escape = KeySym(XK_Escape)

  func place(of id: String) throws -> Point {
    let tree = try demo.tree()
    guard let view = tree[id], view.isUsable else { throw Failure("no \(id): \(tree.views.map(\.id))") }
    return view.box.center
  }

  @discardableResult
  func press(on id: String) throws -> DemoEvent { try click(place(of: id)) }

  /// Clicks in the field of that id, and waits until it is edited with the panel up.
  func begin(in id: String) throws {
    try press(on: id)
    try demo.waitFor("begin") { $0.view == id }
    try demo.waitFor("keyboardDidShow")
    try demo.nextStep()
  }

  /// Looks again and again until the views are as wanted: for what no event tells of.
  @discardableResult
  func waitForTree(_ what: String, where fits: (ViewTree) -> Bool) throws -> ViewTree {
    let deadline = ContinuousClock.now + Deadline.usual
    while true {
      let tree = try demo.tree()
      if fits(tree) { return tree }
      guard ContinuousClock.now < deadline else { throw Failure("never: \(what): \(tree.views.map(\.id))") }
    }
  }

  /// Opens the drawer and waits until it has come to rest.
  func openSettings(_ prefix: String = "") throws {
    try press(on: prefix + "bar/settings")
    var last: Box?
    try waitForTree("an open drawer") { tree in
      let box = tree[prefix + "settings"].flatMap { $0.isVisible ? $0.box : nil }
      defer { last = box }
      return box != nil && box == last && tree[prefix + "window"]?.box.maxX == box?.maxX
    }
  }

  /// Asks for a place of a top-level window, as a pager does.
  func move(_ window: XID, to place: Point) {
    XMoveWindow(connection.display, window, Int32(place.x), Int32(place.y))
    connection.synchronize()
  }
}

extension Stage {
  /// The demo with two windows beside each other.
  static func runTwoWindows(_ manager: WindowManager, _ body: (Stage, [XID]) throws -> Void) throws {
    let setup = DemoSetup(arguments: ["--windows", "2", "--size", "620x700"])
    try run(on: VirtualDisplay.shared(manager), with: setup) { stage in
      try body(stage, stage.putSideBySide())
    }
  }

  /// Lays the demo's two windows beside each other.
  @discardableResult
  func putSideBySide() throws -> [XID] {
    try demo.waitFor("ready", count: 2)
    let windows = demo.all.filter { $0.name == "ready" }.compactMap {
      $0.body["window"]?.integer.map { XID($0) }
    }
    guard windows.count == 2 else { throw Failure("not two windows: \(windows)") }
    move(windows[0], to: Point(x: 2, y: 20))
    move(windows[1], to: Point(x: 640, y: 20))
    try waitForTree("two windows side by side") { tree in
      guard let first = tree["1/window"]?.box, let second = tree["2/window"]?.box else { return false }
      return first.maxX <= second.x && second.x >= 640
    }
    return windows
  }
}
