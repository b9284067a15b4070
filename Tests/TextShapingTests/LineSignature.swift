import TestSupport
import TextModel
import UICore

@testable import TextShaping

/// All that can be seen of a line, however it is cut into pieces.
struct LineSignature: Equatable {
  struct Glyph: Equatable {
    var font: String
    var id: UInt32
    var x: Int
    var y: Int32
  }

  var glyphs: [Glyph]
  var carets: [Double]
  var levels: [Int]
  var base: TextDirection

  @MainActor init(_ line: ShapedLine) {
    glyphs = line.runs.flatMap { run in
      run.glyphs.map {
        Glyph(font: run.font?.path ?? "", id: $0.id, x: run.x + Int($0.x), y: $0.y)
      }
    }
    carets = line.text.clusterOffsets.flatMap { offset in
      [
        line.caretX(at: TextPosition(offset: offset, affinity: .upstream)),
        line.caretX(at: TextPosition(offset: offset, affinity: .downstream)),
      ]
    }
    levels = line.runs.flatMap { Array(repeating: $0.level, count: $0.clusterCount) }
    base = line.baseDirection
  }
}

extension ShapedLine {
  var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphs.count } }
  var hasBoxes: Bool { runs.contains { $0.font == nil && !$0.glyphs.isEmpty } }
  /// Glyph 0 is a font's own box.
  var hasMissingGlyphs: Bool { hasBoxes || runs.contains { $0.glyphs.contains { $0.id == 0 } } }
}

extension ShapedLine {
  /// The advance of the whole line, in pixels.
  var pixelWidth: Int { Int(placing.width) }
}
