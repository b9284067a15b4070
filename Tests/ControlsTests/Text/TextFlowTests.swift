import Testing
import TextModel
import UICore
import UITestHost

@testable import Controls

/// Each cluster is 8 points wide on the fake host.
@MainActor @Suite struct TextFlowTests {
  private func directions(_ text: String, maxLines: Int = 0) -> [TextDirection] {
    let flow = TextFlow(
      text, font: Font(size: 12), width: 64, maxLines: maxLines, system: FixedTextSystem())
    return flow.lines.map(\.baseDirection)
  }

  @Test func theLinesOfABrokenParagraphRunInItsDirection() {
    #expect(directions("שלום abc defg hij") == [.rightToLeft, .rightToLeft])
    #expect(directions("one two שלום\nשלום") == [.leftToRight, .leftToRight, .rightToLeft])
  }

  private func lines(_ text: String, width: Double, maxLines: Int = 0) -> [String] {
    let flow = TextFlow(
      text, font: Font(size: 12), width: width, maxLines: maxLines, system: FixedTextSystem())
    return flow.lines.compactMap { ($0 as? FixedTextLayout)?.text }
  }

  /// The same breaker serves both.
  @Test(
    .bug(id: "koreader/koreader#2806"),
    .bug(id: "Textualize/rich#3990"))
  func labelsBreakAsFieldsDoAndNeverAtANoBreakSpace() {
    #expect(lines("in 10\u{A0}km", width: 56) == ["in", "10\u{A0}km"])
    #expect(lines("well-known", width: 64) == ["well-", "known"])
    #expect(lines("漢字。漢字", width: 24) == ["漢字。", "漢字"])
    #expect(lines("zero\u{200B}width", width: 72) == ["zero", "width"])
    #expect(lines("abc שלום שלום", width: 64) == ["abc שלום", "שלום"])
    #expect(lines("a\r\nb\u{2028}c\u{85}d", width: 64) == ["a", "b", "c", "d"])
  }

  /// Half a flag would be another sign, and a joiner would join the ellipsis.
  @Test(
    .bug(id: "bitrix24/b24ui#364"), .bug(id: "l0ng-ai/tty7#450"),
    arguments: ["🇰🇷", "👨‍👩‍👧", "e\u{301}", "कि", "👍🏽", "1\u{FE0F}\u{20E3}"])
  func theEllipsisCutsNoCluster(_ cluster: String) {
    for width in 1...12 {
      let line = lines(String(repeating: cluster, count: 20), width: Double(width) * 8 + 3, maxLines: 1)
      #expect(line == [String(repeating: cluster, count: width - 1) + "…"])
    }
  }

  @Test func theLastLineThatIsAllowedDoesSoToo() {
    #expect(directions("שלום abc defg hij klm", maxLines: 2) == [.rightToLeft, .rightToLeft])
  }
}
