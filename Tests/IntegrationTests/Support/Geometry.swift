/// A place on the screen, in pixels.
struct Point: Hashable, CustomStringConvertible {
  var x: Int
  var y: Int

  var description: String { "(\(x), \(y))" }

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
}

/// A rectangle on the screen, in whole pixels: those that it covers entirely.
struct Box: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  func contains(_ point: Point) -> Bool {
    (x..<max(x, maxX)).contains(point.x) && (y..<max(y, maxY)).contains(point.y)
  }

  func contains(_ other: Box) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// A grid of places, not on the edges.
  func places(every step: Int) -> [Point] {
    stride(from: y + step / 2, to: maxY, by: step).flatMap { y in
      stride(from: x + step / 2, to: maxX, by: step).map { Point(x: $0, y: y) }
    }
  }
}
