import Outfield

/// Which part of the map is seen, and how large.
struct MapCamera: Hashable {
  /// What lies in the middle of the view, in the map's units.
  private(set) var center: Point
  /// Points on the screen for each unit of the map.
  private(set) var zoom = 1.0
  /// The view's size in points.
  var size = Size.zero

  static let zooms = 0.4...4.0
  /// The middle never leaves this.
  static let world = Rect(x: 0, y: 0, width: 1400, height: 1400)

  var canEnlarge: Bool { zoom < Self.zooms.upperBound }
  var canReduce: Bool { zoom > Self.zooms.lowerBound }

  init(center: Point) { self.center = center }

  func toView(_ place: Point) -> Point {
    Point(
      x: (place.x - center.x) * zoom + size.width / 2, y: (place.y - center.y) * zoom + size.height / 2)
  }

  func toMap(_ point: Point) -> Point {
    Point(
      x: (point.x - size.width / 2) / zoom + center.x, y: (point.y - size.height / 2) / zoom + center.y)
  }

  mutating func move(to center: Point) {
    let world = Self.world
    self.center = Point(
      x: min(max(world.minX, center.x), world.maxX), y: min(max(world.minY, center.y), world.maxY))
  }

  /// Enlarges by a factor; what lies at `point` of the view stays there.
  mutating func enlarge(by factor: Double, around point: Point) {
    let fixed = toMap(point)
    zoom = min(max(Self.zooms.lowerBound, zoom * factor), Self.zooms.upperBound)
    move(to: center + fixed - toMap(point))
  }
}
