import CXTest
import Testing

/// Texts dragged with the mouse.
extension Stage {
  /// The demo in a window that leaves room beside it, at a known place.
  static func runBesideRoom(
    _ manager: WindowManager, arguments: [String] = [], _ body: (Stage) throws -> Void
  ) throws {
    let setup = DemoSetup(arguments: ["--size", "620x700"] + arguments)
    try run(on: VirtualDisplay.shared(manager), with: setup) { stage in
      try stage.place(stage.window, of: stage.demo, at: Point(x: 2, y: 20))
      try body(stage)
    }
  }

  /// Moves a window, and waits until the server and the program agree where it is; a frame takes some of the room.
  func place(_ window: XID, of demo: DemoProcess, at place: Point) throws {
    move(window, to: place)
    let deadline = Deadline()
    while !deadline.isOver {
      let told = try demo.tree().views.first { $0.window == UInt(window) }?.box
      guard let box = connection.box(of: window), told == box else { continue }
      if (place.x...place.x + 20).contains(box.x), (place.y...place.y + 40).contains(box.y) { return }
    }
    throw Failure("the window does not come to \(place): \(String(describing: connection.box(of: window)))")
  }

  /// Waits until the keys go to a window: a window manager takes its time with that.
  func waitForFocus(of window: XID) throws {
    let deadline = Deadline()
    while connection.focus != window {
      if deadline.isOver { throw Failure("the keys go to \(connection.focus), not to \(window)") }
    }
  }

  static let room = Box(x: 680, y: 100, width: 500, height: 400)

  /// A field being edited with `text` in it, all of it selected.
  func selectedText(_ text: String, in field: DemoView) throws {
    try edit(field)
    try waitForFocus(of: window)
    try replaceText(with: text)
    try keyboard.key(Keys.a, holding: Keys.control)
    try demo.nextStep()
  }

  /// Where the text of a field begins.
  func start(of field: DemoView) -> Point { Point(x: field.box.x + 14, y: field.box.center.y) }

  /// Presses on the first letter and moves as a hand does; the button stays down.
  func beginDrag(from field: DemoView, to place: Point) {
    pointer.move(to: start(of: field))
    pointer.press()
    pointer.drag(on: start(of: field), to: place)
  }

  /// Drags another program's text into a field, until it is in it. A toolkit whose drag has not begun, or that has
  /// not heard yet that the text is welcome when the button is let go, drops nothing: then once more, more slowly.
  func dragFromElsewhere(at start: Point, to field: DemoView, until text: String) throws {
    for patience in [50, 100, 200, 400] {
      pointer.move(to: start)
      pointer.press()
      pointer.drag(on: start, to: field.box.center)
      // Each step with an answer of the demo's.
      for step in 0..<patience {
        pointer.move(to: field.box.center + Point(x: step % 3, y: 0))
        _ = try demo.tree()
      }
      pointer.release()
      let deadline = Deadline(in: .seconds(3))
      if (try? demo.waitFor("text", before: deadline) { $0.view == field.id && $0.text == text }) != nil {
        return
      }
    }
    throw Failure("nothing was dropped: \(demo.all)")
  }

  func drag(from field: DemoView, to place: Point) {
    beginDrag(from: field, to: place)
    pointer.release()
  }
}
