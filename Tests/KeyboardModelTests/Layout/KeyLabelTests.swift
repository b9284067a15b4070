import KeyboardModel
import Testing

@Suite struct KeyLabelTests {
  @Test func whatNobodyCanSeeIsNamed() {
    #expect(KeyLabel.label(for: "\u{200C}") == "ZWNJ")
    #expect(KeyLabel.label(for: "\u{A0}") == "NBSP")
    #expect(KeyLabel.label(for: "") == "")
  }

  @Test func marksAreShownOnACircle() {
    #expect(KeyLabel.label(for: "\u{301}") == "\u{25CC}\u{301}")
    #expect(KeyLabel.label(for: "\u{94C}\u{902}") == "\u{25CC}\u{94C}\u{902}")
    #expect(KeyLabel.label(for: "á") == "á")
  }

  @Test func bracketsAreDrawnAsTheLanguagesReadersSeeThem() {
    #expect(KeyLabel.label(for: ")", direction: .rightToLeft) == "\u{200F})")
    #expect(KeyLabel.label(for: ")", direction: .leftToRight) == ")")
    #expect(KeyLabel.label(for: "ب", direction: .rightToLeft) == "ب")
  }
}
