import TestSupport
import Testing

@testable import TextModel

/// Unicode's own test data, where it is installed (Debian's `unicode-data`).
@Suite struct UnicodeConformanceTests {
  struct Row {
    var text = ""
    var breaks: [Int] = []
    let line: String

    /// A line of tokens: ÷ for a break, × for none, and scalars in hexadecimal.
    init(_ bytes: ArraySlice<UInt8>) {
      line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
      for token in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        if token == "÷" { breaks.append(text.utf8.count) }
        if let scalar = UInt32(token, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      }
    }

    /// Newer data than Debian's no longer calls U+2701 a pictograph.
    var isOfAnOlderStandard: Bool {
      text.unicodeScalars.contains("\u{2701}") && text.unicodeScalars.contains("\u{200D}")
    }
  }

  static func rows(_ data: UnicodeData) -> [Row] {
    data.lines.map(Row.init).filter { !$0.isOfAnOlderStandard }
  }

  @Test(.enabled(if: UnicodeData.emoji.isInstalled, Comment(rawValue: UnicodeData.isMissing)))
  func oneBackspaceRemovesAnyEmoji() {
    // A skin tone by itself, a component, becomes one with a letter.
    let sequences = UnicodeData.emoji.lines.map { $0.split(separator: UInt8(ascii: ";")) }
      .filter { !String(decoding: $0[1], as: UTF8.self).hasPrefix(" component") }
      .map { UnicodeData.text($0[0]) }
    #expect(sequences.count > 3000)
    for emoji in sequences {
      var editor = Editor("a" + emoji)
      editor.perform(.delete(.backward))
      #expect(editor.text == "a", "\(emoji)")
    }
  }

  @Test(.enabled(if: UnicodeData.words.isInstalled, Comment(rawValue: UnicodeData.isMissing)))
  func wordsBreakAsUnicodeSays() {
    let rows = Self.rows(.words)
    #expect(rows.count > 1000)
    for row in rows {
      var breaks = [0]
      LineStorage(row.text).scanWords(around: 0) {
        breaks.append($0.range.upperBound)
        return true
      }
      #expect(breaks == row.breaks, "\(row.line)")
    }
  }

  /// Of the version that the rules and the table here are of.
  @Test(
    .enabled(
      if: UnicodeData.lineBreaks.version == UnicodeTable.version,
      "needs the package unicode-data of the table's version"))
  func linesBreakAsUnicodeSays() {
    let rows = UnicodeData.lineBreaks.lines.map(Row.init)
    #expect(rows.count > 7000)
    for row in rows {
      #expect(LineBreaksTests.breaks(of: row.text) + [row.text.utf8.count] == row.breaks, "\(row.line)")
    }
  }

  @Test(.enabled(if: UnicodeData.clusters.isInstalled, Comment(rawValue: UnicodeData.isMissing)))
  func clustersBreakAsUnicodeSays() {
    let rows = Self.rows(.clusters)
    #expect(rows.count > 500)
    for row in rows {
      let storage = LineStorage(row.text)
      var breaks: [Int] = []
      storage.scanBoundaries(around: 0) {
        breaks.append($0)
        return true
      }
      #expect(breaks + [storage.utf8Count] == row.breaks, "\(row.line)")
    }
  }
}
