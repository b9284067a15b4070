import Testing

@testable import TextModel

/// Unicode's own examples are in ``UnicodeConformanceTests``.
@Suite struct LineBreaksTests {
  /// `|` marks every place where a line may end, and there is no other.
  @Test(arguments: [
    "one |two", "one  |two", "well-|known", "a |-5", "--|flag", "1-2", "end- |x", "co\u{AD}|op",
    "10\u{A0}km", "a\u{2060}b", "zero\u{200B}|width", "don't", "3.14", "a_b", "and/|or", "$(12)", "$|(a",
    "漢|字", "か|な|漢|字", "漢|字。|次", "「漢|字」|次", "abc|漢|字|abc", "漢|(a)", "a(b)", "カー|ド", "きゃ|く",
    "👨‍👩‍👧|👍🏽|🇩🇪", "e\u{301}é |e\u{301}", "한|국|어", "good! |yes", "漢|字！", "x|漢- |y", "« |a |»", "ไทย |ไ",
  ])
  func aLineMayEndAt(_ marked: String) {
    let text = marked.filter { $0 != "|" }
    var found = ""
    for character in text {
      if !found.isEmpty, Self.breaks(of: text).contains(found.filter { $0 != "|" }.utf8.count) {
        found += "|"
      }
      found.append(character)
    }
    #expect(found == marked)
  }

  @Test func whatDependsOnWhatIsNotThereYetIsNotTold() {
    let bytes = Array("$(".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var breaks = LineBreaks()
      #expect(breaks.kind(before: 0, in: bytes, isWhole: false) == LineBreaks.Kind.none)
      #expect(breaks.kind(before: 1, in: bytes, isWhole: false) == nil)
      #expect(breaks.kind(before: 1, in: bytes, isWhole: true) == .allowed)
    }
  }

  @Test func whiteSpaceHangsThatKeepsNothingTogether() {
    for scalar in [" ", "\t", "\u{1680}", "\u{2003}", "\u{200B}", "\u{3000}"] as [Unicode.Scalar] {
      #expect(scalar.hangsAtLineEnd, "\(scalar.value)")
    }
    for scalar in ["a", "\u{A0}", "\u{2007}", "\u{202F}", "\u{AD}", "-", "\u{2060}"] as [Unicode.Scalar] {
      #expect(!scalar.hangsAtLineEnd, "\(scalar.value)")
    }
  }

  /// The offsets at which clusters begin where a line may end.
  static func breaks(of text: String) -> [Int] { kinds(of: text).filter { $0.kind != .none }.map(\.offset) }

  static func kinds(of text: String) -> [(offset: Int, kind: LineBreaks.Kind)] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var (breaks, offset) = (LineBreaks(), 0)
      var kinds: [(offset: Int, kind: LineBreaks.Kind)] = []
      while offset < bytes.count {
        kinds.append((offset, breaks.kind(before: offset, in: bytes, isWhole: true)!))
        offset += bytes.scalarLength(at: offset)
      }
      return kinds
    }
  }
}
