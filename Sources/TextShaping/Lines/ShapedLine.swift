import TextModel
import UICore

/// One line of text, shaped. A canvas draws its ``runs``.
@MainActor public final class ShapedLine: TextLayout {
  /// The length of the text in UTF-8.
  public let utf8Count: Int
  /// How high the line is, in points, by its first font: those that stand in do not make it higher.
  public let metrics: FontMetrics
  /// The paragraph's direction: as it was given, or that of the first strong character.
  public let baseDirection: TextDirection

  /// Kept to be compared with the text it is edited into.
  let text: String
  let fonts: FontSet
  /// Pixels per point.
  let scale: Double
  let pieces: [LinePiece]
  let placing: PiecePlacing

  init(_ text: String, pieces: [LinePiece], base: TextDirection, fonts: FontSet, scale: Double) {
    self.text = text
    self.pieces = pieces
    self.fonts = fonts
    self.scale = scale
    baseDirection = base
    utf8Count = text.utf8.count
    metrics = FontMetrics(ascent: Double(fonts.ascent) / scale, descent: Double(fonts.descent) / scale)
    placing = PiecePlacing(pieces)
  }

  /// The advance of the whole line, in points: whole pixels.
  public var width: Double { Double(placing.width) / scale }
  /// From the baseline to the top of the line, in pixels.
  public var pixelAscent: Int { fonts.ascent }
  /// From the baseline to the bottom of the line, in pixels.
  public var pixelDescent: Int { fonts.descent }

  // MARK: - Glyphs

  /// The line's glyphs from left to right, in runs of one font and direction.
  public var runs: [GlyphRun] { pieces.indices.map { run(placing.piece(at: $0)) } }

  /// The runs that reach into a stretch given in pixels from the line's left edge: all that may be sent to
  /// a server that counts in 16 bits. O(log n) in the line's length.
  public func runs(from minX: Int, to maxX: Int) -> [GlyphRun] {
    guard minX < maxX, !pieces.isEmpty else { return [] }
    var found: [GlyphRun] = []
    for place in placing.place(atPixel: Int32(clamping: minX))..<pieces.count {
      let run = run(placing.piece(at: place))
      if run.x >= maxX { break }
      found.append(run)
    }
    return found
  }

  private func run(_ index: Int) -> GlyphRun {
    let piece = pieces[index]
    return GlyphRun(
      piece: piece.shape, x: Int(placing.lefts[index]), bytes: piece.start..<piece.end,
      level: Int(piece.level))
  }

  // MARK: - TextLayout

  /// O(log n)
  public func caretX(at position: TextPosition) -> Double {
    Double(caret(at: position).x) / scale
  }

  /// O(log n)
  public func position(at x: Double) -> TextPosition { hit(pixel: x * scale) }

  /// What a range of UTF-8 offsets covers, in points from left to right; what touches is one span.
  public func spans(of range: Range<Int>) -> [TextSpan] {
    pixelSpans(of: range).map {
      TextSpan(minX: Double($0.lowerBound) / scale, maxX: Double($0.upperBound) / scale)
    }
  }
}
