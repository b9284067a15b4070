import KeyboardModel
import Testing

@Suite struct DialLettersTests {
  @Test func theDigitsOfThePhonesPageHaveTheirLetters() throws {
    let page = try #require(KeyboardLayout.default.page(.phone))
    let letters = page.rows.flatMap(\.keys).compactMap { key in
      KeyLabel.dialLetters(of: key).map { (key.text(isShifted: false) ?? "") + $0 }
    }
    #expect(
      letters == ["1", "2ABC", "3DEF", "4GHI", "5JKL", "6MNO", "7PQRS", "8TUV", "9WXYZ", "0+"])
  }

  @Test func nothingElseHasAny() {
    for key in [Key(.text("*", shifted: "*")), Key(.text("12", shifted: "12")), Key(.function(.delete))] {
      #expect(KeyLabel.dialLetters(of: key) == nil)
    }
  }
}
