import CHarfBuzz

/// A short line of printable ASCII in a font that has all of it, which most fields hold: one piece, for which no
/// script, direction or other font is looked for, and nothing is cut.
///
/// The piece is the one that a ``LineBuilder`` makes; what is not so simple is left to that.
struct PlainRun {
  /// A longer line may be cut into pieces.
  static let longest = 2 * PieceCutter.pieceLength - 1

  let bytes: UnsafeBufferPointer<UInt8>
  let face: FontFace

  /// Nil where the text or the font is not so plain.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ fonts: FontSet) {
    guard let face = fonts.primary, face.isPlain, 1...Self.longest ~= bytes.count else { return nil }
    for byte in bytes where byte < 0x20 || byte >= 0x7F { return nil }
    self.bytes = bytes
    self.face = face
  }

  /// All of `text` as one piece, or nil.
  static func piece(of text: inout String, _ fonts: FontSet, by shaper: Shaper) -> ShapedPiece? {
    text.withUTF8 { PlainRun($0, fonts).flatMap(shaper.shape) }
  }

  /// Nil where the font joins letters or leaves some out.
  func piece(from buffer: HarfBuzzBuffer) -> ShapedPiece? {
    buffer.begin(isRightToLeft: false, script: .latin, isAtStart: true, isAtEnd: true)
    buffer.add(0..<bytes.count, of: bytes)
    buffer.shape(with: face)
    let (infos, positions) = (buffer.glyphs, buffer.positions)
    guard infos.count == bytes.count else { return nil }
    var (edges, glyphs, x): ([Int32], [GlyphRun.Glyph], Int32) = ([0], [], 0)
    edges.reserveCapacity(infos.count + 1)
    glyphs.reserveCapacity(infos.count)
    for index in infos.indices {
      let (info, place) = (infos[index], positions[index])
      let advance = CellPlacing.rounded(place.x_advance)
      guard Int(info.cluster) == index, advance > 0 else { return nil }
      glyphs.append(
        GlyphRun.Glyph(
          id: info.codepoint, x: x + CellPlacing.rounded(place.x_offset),
          y: -CellPlacing.rounded(place.y_offset), advance: advance))
      x += advance
      edges.append(x)
    }
    let isSafe = infos[0].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0
    return ShapedPiece(
      Item(kind: .text, face: face, script: .latin, level: 0, clusters: 0..<bytes.count),
      inheritance: .ofPlain(bytes[0]), byteCount: bytes.count, starts: nil, edges: edges, glyphs: glyphs,
      width: x, isSafe: (isSafe, true))
  }
}

extension ClusterList.Inheritance {
  /// What a printable ASCII character takes from the text before it.
  static func ofPlain(_ byte: UInt8) -> ClusterList.Inheritance {
    if 0x61...0x7A ~= byte | 0x20 { return [] }
    return byte == 0x20 ? [.script, .face] : .script
  }
}
