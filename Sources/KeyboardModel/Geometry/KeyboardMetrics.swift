/// The sizes of keys and of what is between them, in points.
public struct KeyboardMetrics: Sendable, Hashable {
  /// The height of a key where there is room for it.
  public var keyHeight = 42.0
  /// The widest that a key of one unit gets; on wider panels the keys are in the middle.
  public var maximumKeyWidth = 78.0
  /// The highest that a key is in proportion to its width, for very narrow panels.
  public var maximumAspect = 1.6
  /// The distance between keys where there is room for it.
  public var gap = 6.0
  public var topMargin = 8.0
  public var sideMargin = 4.0
  public var bottomMargin = 10.0
  /// Device pixels per point; the edges of all keys are on whole pixels.
  public var scale = 1.0

  public init() {}

  /// The nearest length that is a whole number of pixels.
  func snapped(_ length: Double) -> Double {
    scale > 0 ? (length * scale).rounded() / scale : length
  }
}
