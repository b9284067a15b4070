import Testing
import UICore

@testable import TextShaping

/// Unicode's emoji-test: every sequence.
@MainActor
@Suite(.enabled(if: UnicodeData.exists(UnicodeData.emoji), Comment(rawValue: UnicodeData.isMissing)))
struct EmojiConformanceTests {
  nonisolated private static let sequences = UnicodeData.lines(UnicodeData.emoji).map { line in
    let parts = line.split(separator: UInt8(ascii: ";"))
    let status = parts[1].prefix { $0 != UInt8(ascii: "#") }.filter { $0 != UInt8(ascii: " ") }
    return (text: UnicodeData.text(parts[0]), status: String(decoding: status, as: UTF8.self))
  }

  @Test func allSequencesAreRead() {
    #expect(Self.sequences.count > 4_000)
  }

  /// By the data's version: sequences that this toolchain's `Character` parts, in hexadecimal. None is known
  /// for 15.0.0 and Swift 6.3.
  private static let parted: [String: Set<String>] = [:]
  /// By the data's version: sequences that the emoji font does not show by one glyph. None is known for 15.0.0
  /// and fonts-noto-color-emoji 2.042.
  private static let severalGlyphs: [String: Set<String>] = [:]

  private static func isKnown(_ text: String, in exceptions: [String: Set<String>]) -> Bool {
    exceptions[UnicodeData.version(UnicodeData.emoji)]?.contains(name(text)) ?? false
  }

  private static func name(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  @Test func everySequenceIsOneCluster() {
    for (text, status) in Self.sequences where text.count != 1 && !Self.isKnown(text, in: Self.parted) {
      Issue.record("\(Self.name(text)) \(status)")
    }
  }

  @Test(.enabled(if: TestFonts.hasEmoji, Comment(rawValue: TestFonts.needsEmoji)))
  func everySequenceIsOneGlyphOfTheEmojiFont() {
    for (text, status) in Self.sequences where !Self.isKnown(text, in: Self.severalGlyphs) {
      let line = TestFonts.line(text)
      let isInColour = line.runs.allSatisfy { $0.font?.isColor == true }
      if line.glyphCount != 1 || line.hasMissingGlyphs || status == "fully-qualified" && !isInColour {
        Issue.record("\(Self.name(text)) \(status): \(line.glyphCount) glyphs")
      }
    }
  }
}
