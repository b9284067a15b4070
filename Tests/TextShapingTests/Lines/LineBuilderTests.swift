import TestSupport
import Testing
import UICore

@testable import TextShaping

/// A line that takes over parts of another is the line that it would be without.
@MainActor @Suite(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)))
struct LineBuilderTests {
  private static let words = [
    "a", "fi", " ", "AVATAR", "1", ", ", "e\u{301}", "\u{308}", "ffi", "שלום", "א", "مرحبا", "لا", "ب", "123",
    "(", ")", "क्षि", "น้ำ", "漢", "か", "👍", "👨‍👩‍👧", "🇩🇪", "\u{1F1E9}", "🏽", "\u{200D}", "\u{202E}", "\u{2067}",
    "\u{2069}", "\t", "\u{1}", "\u{FE0F}", "❤", "한", "\u{1161}", "x y z", "the quick brown fox ",
    "AVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAV", "ببببببببببببببببببببببببببببببببببببببببببببببببببب",
    "👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽",
  ]

  private func fresh(_ text: String) -> ShapedLine {
    let system = TestFonts.shared
    return system.makeLine(text, system.set(TestFonts.body), base: nil, reusing: nil)
  }

  @Test(arguments: 0..<24)
  func editingALineGivesTheLineOfTheEditedText(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<30 { text += Self.words.randomElement(using: &generator)! }
    var line = fresh(text)
    for _ in 0..<30 {
      var scalars = Array(text.unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...3, using: &generator))
      let word = Bool.random(using: &generator) ? "" : Self.words.randomElement(using: &generator)!
      scalars.replaceSubrange(start..<end, with: word.unicodeScalars)
      text = String(String.UnicodeScalarView(scalars))
      line = TestFonts.shared.line(text, font: TestFonts.body, reusing: line)
      #expect(LineSignature(line) == LineSignature(fresh(text)), "\(text.debugDescription)")
    }
  }

  @Test func halfAFlagPairsTheFlagsBehindItAnew() {
    // One letter, so that each pair is a flag wherever pairing begins.
    let flags = String(repeating: "🇸🇸", count: 60)
    for text in ["\u{1F1F8}" + flags, "a" + flags, "a\u{1F1F8}" + flags] {
      let line = TestFonts.shared.line(text, font: TestFonts.body, reusing: fresh(flags))
      #expect(LineSignature(line) == LineSignature(fresh(text)))
    }
  }

  /// A line of ten thousand clusters and more.
  struct LongLine: Sendable, CustomTestStringConvertible {
    var unit: String
    var text: String { String(repeating: unit, count: (10_000 + unit.count - 1) / unit.count) }
    var testDescription: String { unit }
  }

  nonisolated private static let longLines = [
    "the quick brown fox ", "a", "AV", "漢字", "น้ำ", "👍🏽", "ب", "لا", "שלום ", "مرحبا ", "1234567890", "नमस्ते",
    "a שלום ",
  ].map(LongLine.init)

  @Test(arguments: longLines)
  func keyStrokeInALongLineShapesFewClusters(_ long: LongLine) {
    let system = TestFonts.shared
    let text = long.text
    var line = fresh(text)
    let offsets = text.clusterOffsets
    for offset in [0, offsets[1], offsets[offsets.count / 2], offsets[offsets.count - 2], text.utf8.count] {
      let before = system.shapedClusterCount
      var edited = text
      edited.insert("x", at: text.utf8.index(text.startIndex, offsetBy: offset))
      let next = system.line(edited, font: TestFonts.body, reusing: line)
      var typed = system.shapedClusterCount
      #expect(typed - before < 200)
      if offset == 0 { #expect(next.pixelWidth == fresh(edited).pixelWidth) }
      typed = system.shapedClusterCount
      line = system.line(text, font: TestFonts.body, reusing: next)
      #expect(system.shapedClusterCount - typed < 200)
    }
  }

  @Test func otherFontsAreNotMixed() {
    let system = TestFonts.shared
    let line = system.line("hello", font: TestFonts.body)
    let bold = system.line("hello", font: Font(size: 16, weight: .bold), reusing: line)
    #expect(bold.runs[0].font !== line.runs[0].font)
  }
}
