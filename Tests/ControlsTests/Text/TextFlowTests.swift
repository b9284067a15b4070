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

  @Test func theLastLineThatIsAllowedDoesSoToo() {
    #expect(directions("שלום abc defg hij klm", maxLines: 2) == [.rightToLeft, .rightToLeft])
  }
}
