import CXTest

/// The user's mouse.
@HarnessActor
final class Pointer {
  private let connection: XConnection
  private var held: Set<UInt32> = []

  init(_ display: VirtualDisplay) throws {
    connection = try display.connect()
  }

  func move(to place: Point) {
    XTestFakeMotionEvent(connection.display, -1, Int32(place.x), Int32(place.y), 0)
    connection.synchronize()
  }

  func press(_ button: UInt32 = 1) {
    held.insert(button)
    fake(button, isDown: true)
  }

  func release(_ button: UInt32 = 1) {
    held.remove(button)
    fake(button, isDown: false)
  }

  func click(_ place: Point, button: UInt32 = 1) {
    move(to: place)
    press(button)
    release(button)
  }

  /// Moves to a place, clicks there, and goes on to another, all in one request's time: no pause anywhere.
  func burst(_ place: Point, clicks: Int = 1, then end: Point? = nil) {
    XTestFakeMotionEvent(connection.display, -1, Int32(place.x), Int32(place.y), 0)
    for _ in 0..<clicks {
      XTestFakeButtonEvent(connection.display, 1, 1, 0)
      XTestFakeButtonEvent(connection.display, 1, 0, 0)
    }
    if let end { XTestFakeMotionEvent(connection.display, -1, Int32(end.x), Int32(end.y), 0) }
    connection.synchronize()
  }

  /// Presses, moves in small steps as a hand does, and releases.
  func drag(from start: Point, to end: Point) {
    move(to: start)
    press()
    drag(on: start, to: end)
    release()
  }

  /// The moves alone, from where the button was pressed, in steps of so many pixels.
  func drag(on start: Point, to end: Point, by distance: Int = 4) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(1, max(abs(dx), abs(dy)) / distance)
    for step in 1...steps {
      move(to: Point(x: start.x + dx * step / steps, y: start.y + dy * step / steps))
    }
  }

  /// Leaves nothing pressed behind.
  func close() {
    guard connection.isOpen else { return }
    held.forEach { fake($0, isDown: false) }
    connection.close()
  }

  private func fake(_ button: UInt32, isDown: Bool) {
    XTestFakeButtonEvent(connection.display, button, isDown ? 1 : 0, 0)
    connection.synchronize()
  }
}
