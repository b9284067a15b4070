import Testing
import TextModel
import UICore

@testable import TextShaping

@Suite struct BidiLevelsTests {
  private func levels(_ text: String, _ base: TextDirection? = nil) -> BidiLevels? {
    Array(text.utf8).withUnsafeBufferPointer { BidiLevels($0, base: base) }
  }

  @Test func textWithoutRightToLeftLettersNeedsNone() {
    for text in ["", "plain ASCII", "Größe", "漢字かな", "👍🏽", "नमस्ते", "1 + 2 = 3"] { #expect(levels(text) == nil) }
    for text in ["א", "abc م", "\u{200F}", "a\u{202E}", "\u{10900}", "\u{1E900}"] {
      #expect(levels(text) != nil)
    }
  }

  @Test func firstLetterSetsTheDirection() {
    #expect(levels("1 (שלום) abc")?.base == .rightToLeft)
    #expect(levels("abc שלום")?.base == .leftToRight)
    #expect(levels("abc", .rightToLeft)?.base == .rightToLeft)
  }

  @Test func everyByteOfACharacterHasItsLevel() {
    #expect(levels("aשb")?.byByte == [0, 1, 1, 0])
    #expect(levels("ש1")?.byByte == [1, 1, 2])
  }

  @Test func trailingSpaceHasTheLevelOfTheParagraph() {
    #expect(levels("a ש ", .leftToRight)?.byByte == [0, 0, 1, 1, 0])
  }
}
