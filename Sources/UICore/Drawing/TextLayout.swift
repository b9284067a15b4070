import TextModel

/// A place in a line of text: an offset and the side of it that the caret belongs to.
public struct TextPosition: Sendable, Hashable {
  /// UTF-8 offset on a grapheme cluster boundary.
  public var offset: Int
  /// Which of its two neighbours it belongs to, where they are drawn apart.
  public var affinity: TextAffinity

  /// A place between two clusters, or at an end of the text.
  public init(offset: Int, affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A stretch of a line, in points from the layout's left edge.
public struct TextSpan: Sendable, Hashable {
  /// The left edge.
  public var minX: Double
  /// The right edge.
  public var maxX: Double

  /// A stretch between two edges.
  public init(minX: Double, maxX: Double) {
    self.minX = minX
    self.maxX = maxX
  }

  /// Whether `x` is in it; the right edge is not.
  public func contains(_ x: Double) -> Bool { x >= minX && x < maxX }
}

/// Where the caret of one offset is drawn, in points from the layout's left edge.
public struct TextCarets: Sendable, Hashable {
  /// Where text of the paragraph's direction would appear.
  public var strong: Double
  /// Where text of the other direction would appear, if that is another place.
  public var weak: Double?

  /// One caret, or two.
  public init(strong: Double, weak: Double? = nil) {
    self.strong = strong
    self.weak = weak
  }
}

/// Where an arrow key moves the caret on the screen.
public enum VisualMotion: Sendable, Hashable {
  /// Towards the left edge.
  case left
  /// Towards the right edge.
  case right
}

/// One line of text, laid out: where its carets are, and what lies under a point.
///
/// Made by the host's ``TextSystem``; immutable. A canvas of the same host draws it.
@MainActor public protocol TextLayout: AnyObject {
  /// The length of the text in UTF-8 bytes.
  var utf8Count: Int { get }
  /// The advance of the whole line, in points.
  var width: Double { get }
  /// The measures of the font that it is set in.
  var metrics: FontMetrics { get }
  /// The direction of the paragraph: that of its first strong character.
  var baseDirection: TextDirection { get }

  /// The caret's x for a position, in points from the layout's left edge.
  func caretX(at position: TextPosition) -> Double

  /// Both places at which the caret of an offset may be drawn.
  func carets(at offset: Int) -> TextCarets

  /// The position nearest to `x`, for any `x`.
  func position(at x: Double) -> TextPosition

  /// The position one cluster to the left or right on the screen, or nil at that end of the line.
  ///
  /// Pressed again and again it comes by every offset once, each time another, until it is at the paragraph's start or end.
  func position(_ motion: VisualMotion, of position: TextPosition) -> TextPosition?

  /// The stretches that a logical range covers; several in text of mixed direction.
  func spans(of range: Range<Int>) -> [TextSpan]
}

/// What is right for a line that runs from left to right.
extension TextLayout {
  /// From left to right.
  public var baseDirection: TextDirection { .leftToRight }

  /// One caret.
  public func carets(at offset: Int) -> TextCarets {
    TextCarets(strong: caretX(at: TextPosition(offset: offset)))
  }

  /// By the carets of the offsets before or behind: O(*n*).
  public func position(_ motion: VisualMotion, of position: TextPosition) -> TextPosition? {
    let x = caretX(at: position)
    let isBeyond: (Int) -> Bool = { offset in
      let other = self.caretX(at: TextPosition(offset: offset))
      return motion == .left ? other < x : other > x
    }
    let beyond =
      motion == .left
      ? (0..<max(0, position.offset)).last(where: isBeyond)
      : (0...utf8Count).dropFirst(position.offset + 1).first(where: isBeyond)
    // An offset within a cluster has the cluster's caret: its boundary is what lies there.
    return beyond.map { self.position(at: caretX(at: TextPosition(offset: $0))) }
  }
}

/// The host's service that lays text out.
@MainActor public protocol TextSystem: AnyObject {
  /// Lays out one line; `text` holds no newline.
  func layout(_ text: String, font: Font) -> any TextLayout

  /// Lays out one line of a paragraph, or a part of one. The system remembers no such text.
  ///
  /// - Parameters:
  ///   - direction: The paragraph's (UAX #9, P2 and P3); nil for that of the line's first strong
  ///     character.
  ///   - previous: A layout of this text system that differs little: what did not change may be taken from
  ///     it. The result is the same as without.
  func layout(
    _ text: String, font: Font, direction: TextDirection?, reusing previous: (any TextLayout)?
  ) -> any TextLayout

  /// The measures of a font.
  func metrics(of font: Font) -> FontMetrics

  /// Whether an emoji would be drawn as one picture in its own colours.
  func drawsPicture(of emoji: String, font: Font) -> Bool
}

extension TextSystem {
  /// No, where nobody knows.
  public func drawsPicture(of emoji: String, font: Font) -> Bool { false }
}
