/// Glyphs of one font that stand side by side in a line: what a canvas draws.
public struct GlyphRun {
  /// One glyph, in pixels: positions are whole, as they were measured.
  public struct Glyph: Sendable, Hashable {
    /// Its number in the font.
    public var id: UInt32
    /// From the run's left edge.
    public var x: Int32
    /// Down from the baseline.
    public var y: Int32
    /// How far it moves the pen; 0 for a mark.
    public var advance: Int32
  }

  let piece: ShapedPiece
  /// From the line's left edge to the run's, in pixels. May be past what X counts in 16 bits.
  public let x: Int
  /// UTF-8 offsets in the line.
  public let bytes: Range<Int>
  /// The level of UAX #9.
  public let level: Int

  /// The font, or nil when no font has the run's characters: then each glyph is to be drawn as a box, as
  /// wide as its advance.
  public var font: FontFace? { piece.face }
  /// From left to right, as HarfBuzz orders them.
  public var glyphs: [Glyph] { piece.glyphs }
  /// The run's advance, in pixels.
  public var width: Int { Int(piece.width) }
  /// Whether its clusters follow each other from right to left; its glyphs always go from left to right.
  public var isRightToLeft: Bool { piece.isRightToLeft }
  /// The number of grapheme clusters.
  public var clusterCount: Int { piece.clusterCount }
}
