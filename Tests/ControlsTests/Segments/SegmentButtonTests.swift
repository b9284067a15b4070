import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct SegmentButtonTests {
  private func texts(_ stage: Stage<SegmentedControl>) -> [String: Color] {
    var colors: [String: Color] = [:]
    for case .text(let text, _, let color) in stage.drawing() { colors[text] = color }
    return colors
  }

  @Test func onlyTheChosenOneIsBright() {
    let stage = Stage(SegmentedControl(["A", "B"]))
    let colors = Theme.light.colors
    #expect(texts(stage) == ["A": colors.text, "B": colors.dimText])
    stage.user.click(stage.control.buttons[1])
    stage.user.hover(Point(x: 5, y: 5), in: stage.window)
    #expect(texts(stage) == ["A": colors.dimText, "B": colors.text])
  }

  @Test func hoverIsSeenOnTheOthersOnly() {
    let stage = Stage(SegmentedControl(["A", "B"]))
    let hover = Theme.light.colors.text.withOpacity(0.05)
    func isFilled() -> Bool {
      stage.drawing().contains { if case .fillRounded(_, hover) = $0 { true } else { false } }
    }
    stage.user.hover(stage.control.buttons[0].spot(), in: stage.window)
    #expect(!isFilled())
    stage.user.hover(stage.control.buttons[1].spot(), in: stage.window)
    #expect(isFilled())
  }

  @Test func aTitleTooLongIsShortened() {
    let stage = Stage(SegmentedControl([String(repeating: "x", count: 50), "B"]))
    #expect(stage.drawnTexts().contains { $0.hasSuffix("…") })
  }
}
