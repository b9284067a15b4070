import Testing
import TextModel
import UICore
import UITestHost

@testable import Controls

/// A cluster is 8 points wide.
@MainActor @Suite struct LineBreakerTests {
  @Test func aLineEndsAfterTheLastWordThatFits() {
    #expect(lines("one two three", clusters: 8) == ["one two ", "three"])
    #expect(lines("one two three", clusters: 7) == ["one two ", "three"])
    #expect(lines("one two three", clusters: 6) == ["one ", "two ", "three"])
  }

  @Test func spacesHangOverTheEdge() {
    #expect(lines("one    two", clusters: 3) == ["one    ", "two"])
    #expect(lines("one   ", clusters: 3) == ["one   "])
    #expect(lines("   one", clusters: 3) == ["   ", "one"])
  }

  @Test func aWordThatIsTooWideBreaksInside() {
    #expect(lines("abcdefgh", clusters: 3) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", clusters: 3) == ["a ", "bcd", "efg", "h"])
  }

  @Test func noClusterIsSplit() {
    #expect(lines("👨‍👩‍👧e\u{301}🇩🇪x", clusters: 1) == ["👨‍👩‍👧", "e\u{301}", "🇩🇪", "x"])
  }

  @Test func aLineHoldsAClusterHoweverNarrow() {
    #expect(lines("abc", clusters: 0) == ["a", "b", "c"])
  }

  @Test func aHyphenStaysOnItsLine() {
    #expect(lines("well-known fact", clusters: 6) == ["well-", "known ", "fact"])
  }

  @Test func ideographsFillTheLine() {
    #expect(lines("漢字かな混じり文。", clusters: 4) == ["漢字かな", "混じり", "文。"])
  }

  @Test func linesTogetherAreTheText() {
    for width in 0...12 {
      for text in Self.samples { #expect(lines(text, clusters: width).joined() == text) }
    }
  }

  @Test func noLineIsWiderThanItsRoomButForSpaces() {
    for width in 1...12 {
      for line in Self.samples.flatMap({ lines($0, clusters: width) }) {
        let trimmed = line.reversed().drop { $0.unicodeScalars.first!.hangsAtLineEnd }.count
        #expect(trimmed <= width)
      }
    }
  }

  private static let samples = [
    "The quick brown fox", "a  b   c    d", "well-known co-op", "漢字abc かな", "👨‍👩‍👧🇩🇪👍🏽 e\u{301}", "\tx\ty", "", " ",
  ]

  private func lines(_ text: String, clusters: Int) -> [String] {
    let layout = FixedTextSystem().layout(text, font: Font(size: 12))
    let breaker = LineBreaker(text: text, layout: layout, width: Double(clusters) * FixedTextSystem.advance)
    var lines: [String] = []
    var start = 0
    while let row = breaker.row(from: start) {
      lines.append(part(text, start..<row.end))
      start = row.end
    }
    if start < text.utf8.count { lines.append(part(text, start..<text.utf8.count)) }
    return lines
  }

  private func part(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
