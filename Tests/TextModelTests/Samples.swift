/// Short strings of every kind that editing treats differently.
enum Samples {
  static let strings = [
    "", "ab", "a b", "don't 3.14", "a-b c_d", "e\u{301}a", "👨‍👩‍👧", "a👍🏽", "🇩🇪🇫🇷", "1\u{FE0F}\u{20E3}x", "❤️",
    "क्षि", "ক্ষ", "ស្រុ", "\u{1100}\u{1161}\u{11A8}", "각a", "漢字かな", "カタカナ", "שלום", "مرحبا", "สวัสดี",
    "g\u{346}x", "a\nb", "a\r\nb", "\n\n", "  ", "x\t y", "\u{301}a", "\u{200D}", "\u{1F1E9}", "é́́",
  ]

  /// Those that an editor of many lines takes as they are.
  static let sanitised = strings.filter { !$0.utf8.contains(0x0D) }
}

/// Every text of `length` scalars out of `alphabet`.
func forEachText(of alphabet: [Unicode.Scalar], length: Int, _ body: (String) -> Void) {
  func extend(_ text: String.UnicodeScalarView, _ rest: Int) {
    guard rest > 0 else { return body(String(text)) }
    for scalar in alphabet {
      var longer = text
      longer.append(scalar)
      extend(longer, rest - 1)
    }
  }
  extend(String.UnicodeScalarView(), length)
}
