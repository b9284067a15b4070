import KeyboardModel
import Testing

@Suite struct SpokenNameTests {
  @Test(arguments: [
    ("a", "a"), ("É", "É"), ("7", "7"), (".com", ".com"), (".", "full stop"),
    ("\u{200C}", "zero width non-joiner"),
    ("\u{301}", "combining acute accent"), ("؟", "arabic question mark"),
    ("«", "left-pointing double angle quotation mark"),
    ("ß", "ß"), ("", ""),
  ])
  func lettersAreTheirOwnNamesAndSignsHaveThoseOfUnicode(text: String, name: String) {
    #expect(SpokenName.name(ofText: text) == name)
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func everyKeyOfEveryLanguageHasAName(language: String) throws {
    let layout = try #require(KeyboardLayout.shipped(language))
    for key in layout.pages.flatMap(\.rows).flatMap(\.keys) {
      for mode in ShiftState.Mode.allCases {
        let name =
          key.function.map { SpokenName.name(of: $0, shift: mode) }
          ?? SpokenName.name(ofText: key.text(isShifted: mode != .off) ?? "")
        #expect(name.contains { $0.isLetter || $0.isNumber }, "\(key)")
      }
    }
  }

  @Test func functionsDoNotShareANameAndShiftSaysWhatItIs() {
    let names = FunctionKey.allCases.map { SpokenName.name(of: $0, shift: .off) }
    #expect(Set(names).count == names.count)
    #expect(Set(ShiftState.Mode.allCases.map { SpokenName.name(of: .shift, shift: $0) }).count == 3)
  }
}
