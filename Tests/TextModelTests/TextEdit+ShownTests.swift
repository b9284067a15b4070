import Testing

@testable import TextModel

@Suite struct TextEditShownTests {
  /// Everything that can happen to three letters, with marked text in any place before and after.
  @Test func whatIsShownFollowsFromTheEditAndTheMarkings() {
    let ranges = (0...3).flatMap { lower in (lower...3).map { lower..<$0 } }
    let texts: [String?] = [nil, "x", "xyz"]
    for old in markings(ranges, texts) {
      check(nil, from: old, to: nil)
      for new in markings(ranges, texts) { check(nil, from: old, to: new) }
      for range in ranges {
        for inserted in ["", "1", "123"] {
          check((range, inserted), from: old, to: nil)
          let length = 3 - range.count + inserted.count
          for new in markings(ranges.filter { $0.upperBound <= length }, texts) {
            check((range, inserted), from: old, to: new)
          }
        }
      }
    }
  }

  private func markings(_ ranges: [Range<Int>], _ texts: [String?]) -> [MarkedText?] {
    [nil] + ranges.flatMap { range in texts.compactMap { $0 }.map { mark(range, $0) } }
  }

  private func mark(_ range: Range<Int>, _ text: String) -> MarkedText {
    MarkedText(range: range, text: text, selection: 0..<0)
  }

  private func check(_ edit: (range: Range<Int>, text: String)?, from old: MarkedText?, to new: MarkedText?) {
    var text = Array("abc")
    let before = shown(text, old)
    if let edit { text.replaceSubrange(edit.range, with: edit.text) }
    let after = shown(text, new)
    let whole = edit.map { TextEdit(range: $0.range, insertedCount: $0.text.count) }
    guard let change = TextEdit.shown(whole, from: old, to: new) else {
      return #expect(before == after)
    }
    // What is outside of the change is as it was.
    #expect(change.range.upperBound <= before.count)
    #expect(before.count - change.range.count + change.insertedCount == after.count)
    #expect(before[..<change.range.lowerBound] == after[..<change.range.lowerBound])
    let end = change.range.lowerBound + change.insertedCount
    #expect(before[change.range.upperBound...].elementsEqual(after[end...]))
  }

  private func shown(_ text: [Character], _ marked: MarkedText?) -> [Character] {
    guard let marked else { return text }
    var text = text
    text.replaceSubrange(marked.range, with: marked.text)
    return text
  }

  @Test func aCaretThatMovesInTheMarkedTextChangesNothingShown() {
    let old = MarkedText(range: 1..<1, text: "xy", selection: 0..<0)
    let new = MarkedText(range: 1..<1, text: "xy", selection: 2..<2)
    #expect(TextEdit.shown(nil, from: old, to: new) == nil)
  }
}
