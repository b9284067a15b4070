import TestSupport
import Testing

@testable import TextModel

@Suite struct SanitizerTests {
  let singleLine = Sanitizer(isMultiLine: false)
  let multiLine = Sanitizer(isMultiLine: true)

  func clean(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { singleLine.sanitize(utf8: $0) }
  }

  @Test(arguments: [
    ("a\nb\r\nc", "a b c"), ("a\n\n\r\r\nb", "a b"), ("a\n", "a"), ("\n", ""), ("\nab", "ab"),
    ("\r\n\u{0}\n a\n", " a"), ("\u{2029}", ""),
    ("a\n\u{0}\nb", "a b"),
    ("a\n\u{0}", "a"),
  ])
  func aRunOfNewlinesBecomesASpaceInOneLine(_ row: (text: String, clean: String)) {
    #expect(singleLine.sanitize(row.text) == row.clean)
  }

  @Test(arguments: [("a\r\nb\rc\nd\n", "a\nb\nc\nd\n"), ("\u{2028}", "\n"), ("a\n\nb", "a\n\nb")])
  func eachNewlineBecomesALineFeedInManyLines(_ row: (text: String, clean: String)) {
    #expect(Array(multiLine.sanitize(row.text).utf8) == Array(row.clean.utf8))
  }

  /// What UAX #14 ends a line at: BK, CR, LF and NL.
  @Test(
    .bug(id: "facebookarchive/draft-js#1334"),
    .bug(id: "ChurchApps/FreeShow#1810"),
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyMandatoryBreakIsANewline(_ newline: String) {
    #expect(singleLine.sanitize("a" + newline + "b") == "a b")
    #expect(singleLine.sanitize(newline + "a" + newline + newline + "b" + newline) == "a b")
    #expect(Array(multiLine.sanitize("a" + newline + "b").unicodeScalars) == ["a", "\n", "b"])
    #expect(Array(multiLine.sanitize(newline + newline).unicodeScalars) == ["\n", "\n"])
    // The rules of lines know no others.
    for (offset, kind) in LineBreaksTests.kinds(of: "a" + newline + "b") {
      #expect((kind == .mandatory) == (offset == 1 + newline.utf8.count))
    }
  }

  @Test func controlsOtherThanTabAreDropped() {
    for value in UInt32(0)...0x9F where !(0x0A...0x0D).contains(value) && value != 0x85 {
      let scalar = Unicode.Scalar(value)!
      let kept = scalar == "\t" || (0x20..<0x7F).contains(value)
      for sanitizer in [singleLine, multiLine] {
        #expect(sanitizer.sanitize("a\(scalar)b") == (kept ? "a\(scalar)b" : "ab"))
      }
    }
  }

  @Test func bidirectionalControlsAreKept() {
    let text = "\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}\u{200D}\u{FEFF}"
    #expect(singleLine.sanitize(text) == text)
  }

  @Test func eachMaximalSubpartBecomesOneReplacement() {
    #expect(clean([0x61, 0xFF, 0xC3, 0x62]) == "a\u{FFFD}\u{FFFD}b")
    #expect(clean([0x61, 0xF0]) == "a\u{FFFD}")
    #expect(clean([0xE2, 0x82, 0x41]) == "\u{FFFD}A")
    #expect(clean([0xED, 0xA0, 0x80]) == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(clean([0x0A, 0xFF]) == "\u{FFFD}")
  }

  @Test func invalidBytesAreReplacedAsByTheStandardLibrary() {
    var random = SeededGenerator(seed: 1)
    let alphabet: [UInt8] = [
      0x41, 0x7E, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC3, 0xDF, 0xE0, 0xE2, 0xED, 0xEF, 0xF0,
      0xF1,
      0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        alphabet.randomElement(using: &random)!
      }
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
        .filter { !(0x80...0x9F).contains($0.value) }
      #expect(Array(clean(bytes).unicodeScalars) == Array(expected))
    }
  }

  @Test func cleanTextIsNotCopied() {
    let bytes = Array("añ漢\t👍".utf8)
    bytes.withUnsafeBufferPointer { source in
      singleLine.withSanitized(source) { #expect($0.baseAddress == source.baseAddress) }
    }
  }
}
