import Testing
import UICore

@testable import TextShaping

/// Unicode's emoji-test: every sequence.
@MainActor
@Suite(.enabled(if: UnicodeData.exists(UnicodeData.emoji), Comment(rawValue: UnicodeData.isMissing)))
struct EmojiConformanceTests {
  nonisolated private static let sequences = UnicodeData.lines(UnicodeData.emoji).map { line in
    let parts = line.split(separator: ";")
    return (text: UnicodeData.text(parts[0]), status: parts[1].prefix { $0 != "#" }.filter { $0 != " " })
  }

  @Test func allSequencesAreRead() {
    #expect(Self.sequences.count > 4_000)
  }

  @Test func everySequenceIsOneCluster() {
    for (text, _) in Self.sequences {
      #expect(text.count == 1, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test(.enabled(if: TestFonts.hasEmoji, Comment(rawValue: TestFonts.needsEmoji)))
  func everySequenceIsOneGlyphOfTheEmojiFont() {
    for (text, status) in Self.sequences {
      let line = TestFonts.line(text)
      let name = text.unicodeScalars.map { String($0.value, radix: 16) }
      #expect(line.glyphCount == 1, "\(name) \(status)")
      if status == "fully-qualified" { #expect(line.runs.allSatisfy { $0.font?.isColor == true }, "\(name)") }
      #expect(!line.hasMissingGlyphs, "\(name) \(status)")
    }
  }
}
