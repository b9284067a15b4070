import Testing
import UICore

@testable import Controls

@Suite struct ShownCaretTests {
  private let rect = Rect(x: 30, y: 5, width: 1.5, height: 20)

  private func bars(_ caret: ShownCaret) -> [Rect] {
    var bars: [Rect] = []
    caret.forEachBar { bars.append($0) }
    return bars
  }

  @Test func aCaretOfOnePlaceIsWhole() {
    #expect(bars(ShownCaret(rect)) == [rect])
    #expect(bars(ShownCaret(rect, TextCarets(strong: 99), origin: 10)) == [rect])
  }

  @Test func aCaretOfTwoPlacesIsItsUpperHalfInTheStrongerOneAndItsLowerInTheOther() {
    let caret = ShownCaret(rect, TextCarets(strong: 20, weak: 60), origin: 10)
    #expect(
      bars(caret) == [
        Rect(x: 30, y: 5, width: 1.5, height: 10), Rect(x: 70, y: 15, width: 1.5, height: 10),
      ])
  }
}
