import Glibc
import Testing

@testable import TextModel

/// Unicode's own test data, where it is installed (Debian's `unicode-data`).
@Suite struct UnicodeConformanceTests {
  struct Row {
    var text = ""
    var breaks: [Int] = []
    var line: String

    /// A line of tokens: ÷ for a break, × for none, and scalars in hexadecimal.
    init(_ line: String) {
      self.line = line
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

  static let folder = "/usr/share/unicode/"
  static var isInstalled: Bool { access(folder + "auxiliary/WordBreakTest.txt", R_OK) == 0 }

  /// The lines of a file without their comments.
  static func lines(_ name: String) -> [String] {
    guard let file = fopen(folder + name, "r") else { return [] }
    defer { fclose(file) }
    var lines: [String] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, 4096, file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      lines.append(String(line.prefix { $0 != "#" && $0 != "\n" }))
    }
    return lines
  }

  /// Such as `15.0.0`, from a file's first line.
  static func version(of name: String) -> String? {
    guard let file = fopen(folder + name, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    guard fgets(&buffer, 256, file) != nil else { return nil }
    let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return line.split(separator: "-").last.map { String($0.prefix { $0.isNumber || $0 == "." }.dropLast()) }
  }

  static func rows(_ name: String) -> [Row] {
    lines("auxiliary/" + name).filter { $0.contains("÷") }.map(Row.init).filter { !$0.isOfAnOlderStandard }
  }

  @Test(.enabled(if: UnicodeConformanceTests.isInstalled)) func oneBackspaceRemovesAnyEmoji() {
    let emoji = Self.lines("emoji/emoji-test.txt").filter { $0.contains("qualified") }
    #expect(emoji.count > 3000)
    for line in emoji {
      var editor = Editor("a" + Row(String(line.prefix { $0 != ";" })).text)
      editor.perform(.delete(.backward))
      #expect(editor.text == "a", "\(line)")
    }
  }

  @Test(.enabled(if: UnicodeConformanceTests.isInstalled)) func wordsBreakAsUnicodeSays() {
    let rows = Self.rows("WordBreakTest.txt")
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
      if: UnicodeConformanceTests.version(of: "auxiliary/LineBreakTest.txt") == UnicodeTable.version,
      "needs the package unicode-data of the table's version"))
  func linesBreakAsUnicodeSays() {
    let rows = Self.lines("auxiliary/LineBreakTest.txt").filter { $0.contains("÷") }.map(Row.init)
    #expect(rows.count > 7000)
    for row in rows {
      #expect(LineBreaksTests.breaks(of: row.text) + [row.text.utf8.count] == row.breaks, "\(row.line)")
    }
  }

  @Test(.enabled(if: UnicodeConformanceTests.isInstalled)) func clustersBreakAsUnicodeSays() {
    let rows = Self.rows("GraphemeBreakTest.txt")
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
