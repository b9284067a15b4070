import TestSupport
import Testing
import UICore

@testable import TextShaping

/// Unicode's emoji-test: every sequence.
@MainActor
@Suite(.enabled(if: UnicodeData.emoji.isInstalled, Comment(rawValue: UnicodeData.isMissing)))
struct EmojiConformanceTests {
  nonisolated private static let sequences = UnicodeData.emoji.lines.map { line in
    let parts = line.split(separator: UInt8(ascii: ";"))
    let status = parts[1].prefix { $0 != UInt8(ascii: "#") }.filter { $0 != UInt8(ascii: " ") }
    return (text: UnicodeData.text(parts[0]), status: String(decoding: status, as: UTF8.self))
  }

  @Test func allSequencesAreRead() {
    #expect(Self.sequences.count > 4_000)
  }

  private static func name(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  @Test func everySequenceIsOneCluster() {
    for (text, status) in Self.sequences where text.count != 1 {
      Issue.record("\(Self.name(text)) \(status)")
    }
  }

  @Test(.enabled(if: TestFonts.hasEmoji, Comment(rawValue: TestFonts.needsEmoji)))
  func everySequenceIsOneGlyphOfTheEmojiFont() {
    for (text, status) in Self.sequences {
      let line = TestFonts.line(text)
      let isInColour = line.runs.allSatisfy { $0.font?.isColor == true }
      if line.glyphCount != 1 || line.hasMissingGlyphs || status == "fully-qualified" && !isInColour {
        Issue.record("\(Self.name(text)) \(status): \(line.glyphCount) glyphs")
      }
    }
  }
}
