import Testing

@testable import TextModel

@Suite struct LineDirectionTests {
  @Test(arguments: ["", "hello", "Zoë", "日本語", "क्षि", "👨‍👩‍👧 ok", "Ω≈ç√", "ไทย"])
  func textThatRunsToTheRightIsSimple(_ text: String) { #expect(direction(of: text).isSimple) }

  @Test(arguments: ["שלום", "مرحبا", "שלום abc", "\u{200F}x"])
  func aLineThatBeginsWithAHebrewOrArabicLetterStartsAtTheRight(_ text: String) {
    #expect(direction(of: text).startsAtRight)
  }

  @Test(arguments: ["abc שלום", "1 abc مرحبا"])
  func aLineThatBeginsWithALatinLetterStartsAtTheLeftAndIsMixed(_ text: String) {
    #expect(!direction(of: text).startsAtRight)
    #expect(!direction(of: text).isSimple)
  }

  @Test(arguments: ["123 שלום", "(مرحبا)"])
  func digitsAndBracketsDecideNothing(_ text: String) { #expect(direction(of: text).startsAtRight) }

  @Test(arguments: ["\u{200E}שלום", "\u{2067}שלום\u{2069} abc"])
  func marksDecideAndWhatIsIsolatedDoesNot(_ text: String) {
    #expect(!direction(of: text).startsAtRight)
    #expect(!direction(of: text).isSimple)
  }

  @Test func anIsolateThatIsNeverClosedHidesTheRest() {
    #expect(!direction(of: "\u{2067}שלום").startsAtRight)
    #expect(direction(of: "\u{2069}שלום").startsAtRight)
  }

  /// Digits of Thai run from left to right, as letters do; those of Arabic decide nothing, and its question mark does.
  @Test(
    .bug(id: "github/covid19-dashboard#2864"),
    .bug(id: "amake/orgro#19"),
    arguments: [
      ("؟ abc", true), ("๑๒๓ שלום", false), ("١٢٣ abc", false), ("١٢٣ שלום", true), ("\u{5BE}abc", true),
      ("\u{301} שלום", true), ("€ 5 שלום", true), ("Ⅷ שלום", false), ("① שלום", true), ("ª שלום", false),
      ("⠿ שלום", false), ("\u{200E}؟", false), ("\u{10A50}a", true), ("\u{1E900}a", true), ("·א", true),
      ("々א", false), ("「א", true), ("㊀א", false),
    ])
  func anyCharacterThatIsStrongDecidesAndNotOnlyLetters(_ text: String, _ startsAtRight: Bool) {
    #expect(direction(of: text).startsAtRight == startsAtRight)
  }

  @Test func aLineWithoutStrongCharactersHasNoDirectionOfItsOwn() {
    #expect(direction(of: "١٢٣") == .mixed(firstStrong: nil))
    #expect(direction(of: "\u{202E}123") == .mixed(firstStrong: nil))
    #expect(direction(of: "١٢٣").base == .leftToRight)
  }

  @Test func theLastStrongCharacterIsFoundFromTheEnd() {
    for (text, expected) in [("abc שלום 1", TextDirection.rightToLeft), ("שלום abc.", .leftToRight)] {
      #expect(Array(text.utf8).withUnsafeBufferPointer { $0.lastStrongDirection } == expected)
    }
    #expect(Array("1 2".utf8).withUnsafeBufferPointer { $0.lastStrongDirection } == nil)
  }

  private func direction(of text: String) -> LineDirection {
    var text = text
    return text.withUTF8 { LineDirection(of: $0) }
  }
}
