import TextModel

/// A place in a line of text: an offset and the side of it that the caret belongs to.
public struct TextPosition: Sendable, Hashable {
  /// UTF-8 offset on a grapheme cluster boundary.
  public var offset: Int
  public var affinity: TextAffinity

  public init(offset: Int, affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A stretch of a line, in points from the layout's left edge.
public struct TextSpan: Sendable, Hashable {
  public var minX: Double
  public var maxX: Double

  public init(minX: Double, maxX: Double) {
    self.minX = minX
    self.maxX = maxX
  }
}

/// One line of text, laid out: where its carets are, and what lies under a point.
///
/// Made by the host's ``TextSystem``; immutable. A canvas of the same host draws it.
@MainActor public protocol TextLayout: AnyObject {
  /// The length of the text in UTF-8 bytes.
  var utf8Count: Int { get }
  /// The advance of the whole line, in points.
  var width: Double { get }
  var metrics: FontMetrics { get }

  /// The caret's x for a position, in points from the layout's left edge.
  func caretX(at position: TextPosition) -> Double

  /// The position nearest to `x`, for any `x`.
  func position(at x: Double) -> TextPosition

  /// The stretches that a logical range covers; several in text of mixed direction.
  func spans(of range: Range<Int>) -> [TextSpan]
}

/// The host's service that lays text out.
@MainActor public protocol TextSystem: AnyObject {
  /// Lays out one line; `text` holds no newline.
  func layout(_ text: String, font: Font) -> any TextLayout
  func metrics(of font: Font) -> FontMetrics
}
