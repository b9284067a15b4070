import CHarfBuzz

/// Places the glyphs of a piece, from left to right.
///
/// Each advance is rounded by itself, so that text is measured with the numbers it is drawn with, and a
/// piece is as wide wherever it stands.
struct CellPlacing {
  let isRightToLeft: Bool
  /// As ``ShapedPiece/edges``.
  private(set) var edges: [Int32]
  var glyphs: [GlyphRun.Glyph] = []
  /// In pixels.
  private(set) var x: Int32 = 0
  private var left: Int32 = 0
  /// From the cell's left edge, in 64ths of a pixel, not rounded.
  private var pen: Int32 = 0

  init(isRightToLeft: Bool, clusterCount: Int) {
    self.isRightToLeft = isRightToLeft
    edges = [Int32](repeating: 0, count: clusterCount + 1)
  }

  mutating func begin() {
    left = x
    pen = 0
  }

  mutating func add(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
    let advance = CellPlacing.rounded(position.x_advance)
    if info.codepoint != HarfBuzzBuffer.invisible {
      // Marks are attached by distances that are not rounded.
      let place =
        position.x_advance == 0
        ? left + CellPlacing.rounded(pen + position.x_offset) : x + CellPlacing.rounded(position.x_offset)
      glyphs.append(
        GlyphRun.Glyph(
          id: info.codepoint, x: place, y: -CellPlacing.rounded(position.y_offset), advance: advance))
    }
    pen += position.x_advance
    x += advance
  }

  mutating func addBlank(_ advance: Int32, isBox: Bool) {
    if isBox { glyphs.append(GlyphRun.Glyph(id: 0, x: x, y: 0, advance: advance)) }
    x += advance
  }

  /// Ends a cell; clusters that share a ligature share its width.
  mutating func end(_ clusters: Range<Int>) {
    // A caret never goes back, whatever a font says.
    x = max(x, left)
    let width = x - left
    let count = Int32(clusters.count)
    for (number, cluster) in clusters.enumerated() {
      let part = Int32(number) * width / count
      edges[cluster] = isRightToLeft ? x - part : left + part
    }
    // Overwritten by the next cluster but for the piece's last, whose end it is.
    if isRightToLeft { if clusters.upperBound == edges.count - 1 { edges[clusters.upperBound] = left } }
    if !isRightToLeft { edges[clusters.upperBound] = x }
  }

  /// 64ths of a pixel as whole pixels.
  static func rounded(_ value: Int32) -> Int32 { (value + 32) >> 6 }
}
