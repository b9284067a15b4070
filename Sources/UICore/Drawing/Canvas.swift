/// A rectangle with round corners, in points.
public struct RoundedRect: Sendable, Hashable {
  /// The rectangle that the corners are cut from.
  public var rect: Rect
  /// The corners' radius, in points. One larger than half a side makes the side round.
  public var radius: Double

  /// A rectangle with corners of that radius.
  public init(_ rect: Rect, radius: Double) {
    self.rect = rect
    self.radius = radius
  }
}

/// A blurred shadow below a shape.
public struct Shadow: Sendable, Hashable {
  /// How far down it falls, in points.
  public var offsetY: Double
  /// The blur's diameter, in points: the shadow fades over this width.
  public var blur: Double
  /// Its colour where it is darkest.
  public var color: Color

  /// A shadow; lengths are in points.
  public init(offsetY: Double, blur: Double, color: Color) {
    self.offsetY = offsetY
    self.blur = blur
    self.color = color
  }
}

/// What a view draws on. Coordinates are the view's own, in points; the host rounds edges to pixels.
@MainActor public protocol Canvas: AnyObject {
  /// Fills a rectangle.
  func fill(_ rect: Rect, _ color: Color)
  /// Fills a rectangle with round corners.
  func fill(_ shape: RoundedRect, _ color: Color)
  /// Strokes just inside the shape's edge, `width` points wide.
  func stroke(_ shape: RoundedRect, width: Double, _ color: Color)
  /// Draws a smooth line through the points, `width` points wide everywhere, with round ends and corners. One point
  /// is a dot.
  func stroke(_ line: [Point], width: Double, _ color: Color)
  /// Draws only what falls outside the shape, so that a translucent shape does not darken.
  func shadow(of shape: RoundedRect, _ shadow: Shadow)
  /// Draws an icon fitted into a square centred in `rect`.
  func draw(_ icon: Icon, in rect: Rect, _ color: Color)
  /// Draws a line with its left edge at `baseline.x` and its baseline at `baseline.y`.
  func draw(_ text: any TextLayout, at baseline: Point, _ color: Color)

  /// Runs `body` with the origin moved by `offset`, and with drawing cut to `clip` when given
  /// (in coordinates from before the move), and with every colour's alpha multiplied by `opacity`.
  func with(offset: Point, clip: Rect?, opacity: Double, _ body: () -> Void)

  /// What is being repainted, in current coordinates: drawing outside of it is lost, and wasted.
  var clipBounds: Rect { get }
}

extension Canvas {
  /// Runs `body` with drawing cut to `rect`.
  public func clipped(to rect: Rect, _ body: () -> Void) {
    with(offset: .zero, clip: rect, opacity: 1, body)
  }
}
