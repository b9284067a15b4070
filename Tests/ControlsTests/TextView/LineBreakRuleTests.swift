import Testing

@testable import Controls

@Suite struct LineBreakRuleTests {
  /// `|` marks every place where a line may end, and there is no other.
  @Test(arguments: [
    "one |two", "one  |two", "one\t|two", "well-|known", "a |-5", "--flag", "1-2", "end- |x", "co\u{AD}|op",
    "10\u{A0}km", "a\u{2060}b", "zero\u{200B}|width", "don't", "3.14", "a_b",
    "漢|字", "か|な|漢|字", "漢|字。|次", "「漢|字」|次", "abc|漢|字|abc", "漢|(a)", "a(b)", "カー|ド", "きゃ|く",
    "👨‍👩‍👧|👍🏽|🇩🇪", "e\u{301}é |e\u{301}", "a \u{301}|b", "한|국|어", "good! |yes", "漢|字！", "x|漢- |y",
  ])
  func aLineMayEndAt(_ marked: String) {
    let text = marked.filter { $0 != "|" }
    var found = ""
    var (earlier, previous): (Character?, Character?)
    for character in text {
      if let previous, LineBreakRule.allowsBreak(after: earlier, previous, character) { found += "|" }
      found.append(character)
      (earlier, previous) = (previous, character)
    }
    #expect(found == marked)
  }
}
