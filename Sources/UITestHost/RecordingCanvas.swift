import UICore

/// One call on a canvas, in the surface's coordinates.
public enum DrawingCommand: Sendable, Hashable {
  /// A rectangle was filled.
  case fill(Rect, Color)
  /// A rectangle with round corners was filled.
  case fillRounded(RoundedRect, Color)
  /// A line was drawn just inside a shape's edge.
  case stroke(RoundedRect, width: Double, Color)
  /// A line was drawn through points.
  case line([Point], width: Double, Color)
  /// The shadow of a shape was drawn around it.
  case shadow(RoundedRect, Shadow)
  /// An icon was drawn into a rectangle.
  case icon(Icon, Rect, Color)
  /// A line of text was drawn, with its left end on its baseline at a place.
  case text(String, at: Point, Color)
}

/// A canvas that writes down what is drawn on it.
@MainActor public final class RecordingCanvas: Canvas {
  /// What was drawn, in order.
  public private(set) var commands: [DrawingCommand] = []
  private var origin = Point.zero
  private var clip: Rect
  private var opacity = 1.0

  /// A canvas of which only `clip` is to be painted, in points in the surface.
  public init(clip: Rect) { self.clip = clip }

  /// What is to be painted, in points from where drawing is now.
  public var clipBounds: Rect { clip.offset(by: Point.zero - origin) }

  /// Writes a ``DrawingCommand/fill(_:_:)`` down.
  public func fill(_ rect: Rect, _ color: Color) {
    commands.append(.fill(rect.offset(by: origin), dimmed(color)))
  }

  /// Writes a ``DrawingCommand/fillRounded(_:_:)`` down.
  public func fill(_ shape: RoundedRect, _ color: Color) {
    commands.append(.fillRounded(placed(shape), dimmed(color)))
  }

  /// Writes a ``DrawingCommand/stroke(_:width:_:)`` down.
  public func stroke(_ shape: RoundedRect, width: Double, _ color: Color) {
    commands.append(.stroke(placed(shape), width: width, dimmed(color)))
  }

  /// Writes a ``DrawingCommand/line(_:width:_:)`` down.
  public func stroke(_ line: [Point], width: Double, _ color: Color) {
    commands.append(.line(line.map { $0 + origin }, width: width, dimmed(color)))
  }

  /// Writes a ``DrawingCommand/shadow(_:_:)`` down.
  public func shadow(of shape: RoundedRect, _ shadow: Shadow) {
    commands.append(.shadow(placed(shape), shadow))
  }

  /// Writes an ``DrawingCommand/icon(_:_:_:)`` down.
  public func draw(_ icon: Icon, in rect: Rect, _ color: Color) {
    commands.append(.icon(icon, rect.offset(by: origin), dimmed(color)))
  }

  /// Writes a ``DrawingCommand/text(_:at:_:)`` down; its string is empty if another system has laid it out.
  public func draw(_ text: any TextLayout, at baseline: Point, _ color: Color) {
    let string = (text as? FixedTextLayout)?.text ?? ""
    commands.append(.text(string, at: baseline + origin, dimmed(color)))
  }

  /// Writes nothing down; places and colours of what `body` draws are as they are on the surface.
  public func with(offset: Point, clip newClip: Rect?, opacity newOpacity: Double, _ body: () -> Void) {
    let saved = (origin, clip, opacity)
    if let newClip { clip = clip.intersection(newClip.offset(by: origin)) }
    origin = origin + offset
    opacity *= newOpacity
    body()
    (origin, clip, opacity) = saved
  }

  private func placed(_ shape: RoundedRect) -> RoundedRect {
    RoundedRect(shape.rect.offset(by: origin), radius: shape.radius)
  }

  private func dimmed(_ color: Color) -> Color { opacity == 1 ? color : color.withOpacity(opacity) }
}
