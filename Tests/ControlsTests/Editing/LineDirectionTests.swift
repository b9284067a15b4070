import Testing

@testable import Controls

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

  private func direction(of text: String) -> LineDirection {
    var text = text
    return text.withUTF8 { LineDirection(of: $0) }
  }
}
