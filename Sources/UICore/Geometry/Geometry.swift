/// A place, in points: 1/96 inch at scale 1, `y` down.
public struct Point: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Moves `a` by `b`.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// The way from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// The distance to `other`, in points.
  public func distance(to other: Point) -> Double {
    let d = self - other
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// A width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No room at all.
  public static let zero = Size(width: 0, height: 0)

  /// Without what is less than nothing.
  var atLeastZero: Size { Size(width: max(0, width), height: max(0, height)) }
}

/// Distances inwards from a rectangle's edges, in points.
public struct Insets: Sendable, Hashable {
  /// At the upper edge.
  public var top: Double
  /// At the left edge.
  public var left: Double
  /// At the lower edge.
  public var bottom: Double
  /// At the right edge.
  public var right: Double

  /// Distances from the four edges, inwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// None.
  public static let zero = Insets(0)
}

/// A rectangle, in points. The left and top edges belong to it, the right and bottom ones do not.
public struct Rect: Sendable, Hashable {
  /// The upper left corner.
  public var origin: Point
  /// How wide and high it is.
  public var size: Size

  /// A rectangle with its upper left corner at `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle with its upper left corner at `x`, `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Nothing, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// Between the left edge and the right one.
  public var midX: Double { origin.x + size.width / 2 }
  /// Between the upper edge and the lower one.
  public var midY: Double { origin.y + size.height / 2 }
  /// How wide it is.
  public var width: Double { size.width }
  /// How high it is.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether the point is in it; the right and the lower edge are not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of the other one is in it.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share an area.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// What both rectangles share, empty at their nearest corner when they share nothing.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle moved.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The rectangle without what lies along its edges; never less than nothing.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with `distance` taken off each side, or added where it is negative.
  public func inset(by distance: Double) -> Rect { inset(by: Insets(distance)) }
}
