/// A point of the panel, in points from its top left corner.
public struct KeyPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of the panel, in points from its top left corner.
public struct KeyFrame: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }

  /// Whether the point is in the rectangle, whose right and bottom edges are not part of it.
  public func contains(_ point: KeyPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle with all its edges moved outward by a distance in points.
  public func expanded(by distance: Double) -> KeyFrame {
    KeyFrame(
      x: x - distance, y: y - distance,
      width: width + 2 * distance, height: height + 2 * distance)
  }
}
