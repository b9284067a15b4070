import UICore

/// One glyph of a line, placed.
struct PlacedGlyph {
  /// In pixels from the line's left edge.
  var x: Int32
  var glyph: UInt32
  var face: Unmanaged<FontFace>?
}

/// A line of text, cut into clusters and measured.
@MainActor struct Line {
  /// Where each cluster starts in the text, and the text's end; nil where each byte is a cluster.
  var offsets: [Int32]?
  /// Where each cluster starts, and the line's end, in pixels.
  var edges: [Int32]
  /// Each cluster's first glyph, and the number of glyphs; nil where each cluster has one.
  var firstGlyphs: [Int32]?
  var glyphs: [PlacedGlyph]
  var utf8Count: Int
  var fonts: FontSet
}

/// Makes lines: a character at a time, from left to right.
@MainActor enum LineBuilder {
  static func line(_ text: String, _ fonts: FontSet) -> Line {
    var text = text
    return text.withUTF8 { plainLine($0, fonts) } ?? clusteredLine(text, fonts)
  }

  /// Printable ASCII, where clusters, bytes and glyphs are the same: no Unicode work at all.
  private static func plainLine(_ bytes: UnsafeBufferPointer<UInt8>, _ fonts: FontSet) -> Line? {
    guard let face = fonts.primary, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return nil }
    let reference = Unmanaged.passUnretained(face)
    var line = Line(edges: [], glyphs: [], utf8Count: bytes.count, fonts: fonts)
    line.edges.reserveCapacity(bytes.count + 1)
    line.glyphs.reserveCapacity(bytes.count)
    var x: Int32 = 0
    for byte in bytes {
      let entry = face.entry(Unicode.Scalar(byte))
      if entry.glyph == 0 { return nil }
      line.edges.append(x)
      line.glyphs.append(PlacedGlyph(x: x, glyph: entry.glyph, face: reference))
      x += entry.advance
    }
    line.edges.append(x)
    return line
  }

  private static func clusteredLine(_ text: String, _ fonts: FontSet) -> Line {
    var line = Line(
      offsets: [], edges: [], firstGlyphs: [], glyphs: [], utf8Count: text.utf8.count, fonts: fonts)
    var x: Int32 = 0
    var offset: Int32 = 0
    for character in text {
      line.offsets?.append(offset)
      line.edges.append(x)
      line.firstGlyphs?.append(Int32(line.glyphs.count))
      offset += Int32(character.utf8.count)
      for scalar in character.unicodeScalars where !isInvisible(scalar) {
        append(scalar, to: &line, at: &x)
      }
    }
    line.offsets?.append(offset)
    line.edges.append(x)
    line.firstGlyphs?.append(Int32(line.glyphs.count))
    return line
  }

  private static func append(_ scalar: Unicode.Scalar, to line: inout Line, at x: inout Int32) {
    if scalar == "\t" {
      x += 4 * line.fonts.glyph(" ").entry.advance
      return
    }
    let glyph = line.fonts.glyph(picture(of: scalar))
    let face = glyph.face.map { Unmanaged.passUnretained($0) }
    line.glyphs.append(PlacedGlyph(x: x, glyph: glyph.entry.glyph, face: face))
    x += glyph.entry.advance
  }

  /// Control characters are shown by Unicode's pictures of them.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
    case 0x7f: "\u{2421}"
    default: scalar
    }
  }

  /// Joiners, direction marks and variation selectors: they shape their neighbours, and look like nothing.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2069, 0xfe00...0xfe0f, 0xfeff, 0xe0100...0xe01ef: true
    default: false
    }
  }
}
