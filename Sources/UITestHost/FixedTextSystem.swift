import TextModel
import UICore

/// Lays text out with fixed measures: every grapheme cluster is ``advance`` wide.
@MainActor public final class FixedTextSystem: TextSystem {
  /// The width of a cluster, in points.
  public static let advance = 8.0

  /// How many lines were laid out.
  public private(set) var layoutCount = 0
  /// How many bytes of text were laid out.
  public private(set) var laidOutCount = 0

  /// The emoji that it says no font draws; nil for all of them.
  public var missingPictures: Set<String>? = []
  /// How often it was asked for an emoji.
  public private(set) var pictureCount = 0

  /// A text system whose counts are zero.
  public init() {}

  /// Lays text out in the direction of its first letter.
  public func layout(_ text: String, font: Font) -> any TextLayout {
    layout(text, font: font, direction: nil, reusing: nil)
  }

  /// Lays all of the text out anew, whatever could be reused, and counts it.
  public func layout(
    _ text: String, font: Font, direction: TextDirection?, reusing previous: (any TextLayout)?
  ) -> any TextLayout {
    layoutCount += 1
    laidOutCount += text.utf8.count
    return FixedTextLayout(text: text, metrics: metrics(of: font), direction: direction)
  }

  /// True but for ``missingPictures``; counted.
  public func drawsPicture(of emoji: String, font: Font) -> Bool {
    pictureCount += 1
    return missingPictures.map { !$0.contains(emoji) } ?? false
  }

  /// The ascent is three quarters of the font's size in points, the descent one.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.75, descent: font.size * 0.25)
  }
}

/// A line of clusters of equal width: all of it in the direction that it is given, or else right to left if it
/// begins with a Hebrew or Arabic letter.
@MainActor public final class FixedTextLayout: TextLayout {
  /// What was laid out.
  public let text: String
  /// Of the font that it was laid out with, in points.
  public let metrics: FontMetrics
  /// The UTF-8 offset of each cluster's start, and the end.
  private let boundaries: [Int]
  /// The one that was given, else that of the first letter.
  public let baseDirection: TextDirection

  init(text: String, metrics: FontMetrics, direction: TextDirection?) {
    self.text = text
    self.metrics = metrics
    baseDirection = direction ?? text.unicodeScalars.first?.strongDirection ?? .leftToRight
    var offset = 0
    boundaries =
      [0]
      + text.map { character in
        offset += character.utf8.count
        return offset
      }
  }

  /// The length of ``text`` in UTF-8.
  public var utf8Count: Int { boundaries.last ?? 0 }
  /// In points: ``FixedTextSystem/advance`` for each cluster.
  public var width: Double { Double(boundaries.count - 1) * FixedTextSystem.advance }

  /// The left edge of the cluster at a place, in points; the right edge where the line is from right to left.
  public func caretX(at position: TextPosition) -> Double {
    let cluster = max(0, boundaries.partitionPoint { $0 > position.offset } - 1)
    return mirrored(Double(cluster) * FixedTextSystem.advance)
  }

  /// The edge of a cluster that is nearest to `x`, in points.
  public func position(at x: Double) -> TextPosition {
    let cluster = Int((mirrored(x) / FixedTextSystem.advance).rounded())
    return TextPosition(offset: boundaries[min(max(0, cluster), boundaries.count - 1)])
  }

  /// One cluster to the left or right; nil at the end of the line.
  public func position(_ motion: VisualMotion, of position: TextPosition) -> TextPosition? {
    let isForward = (motion == .left) == (baseDirection == .rightToLeft)
    let next =
      isForward ? boundaries.first { $0 > position.offset } : boundaries.last { $0 < position.offset }
    return next.map { TextPosition(offset: $0) }
  }

  private func mirrored(_ x: Double) -> Double { baseDirection == .rightToLeft ? width - x : x }

  /// One span, for all of the line has one direction; none where the range is empty.
  public func spans(of range: Range<Int>) -> [TextSpan] {
    guard !range.isEmpty else { return [] }
    let start = caretX(at: TextPosition(offset: range.lowerBound))
    let end = caretX(at: TextPosition(offset: range.upperBound))
    return [TextSpan(minX: min(start, end), maxX: max(start, end))]
  }
}
