import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct ListRowTests {
  private func fill(_ stage: Stage<ListView>) -> Color? {
    stage.drawing(of: stage.control).lazy.compactMap { command -> Color? in
      if case .fillRounded(_, let color) = command { color } else { nil }
    }.first
  }

  private func one() -> Stage<ListView> {
    Stage(ListView([ListItem("Berlin", detail: "3 stations")]), frame: ListViewTests.place)
  }

  @Test func titleAndDetailStandUnderEachOther() {
    let stage = one()
    let texts = stage.drawing(of: stage.control).compactMap { command -> String? in
      if case .text(let text, _, _) = command { text } else { nil }
    }
    #expect(texts == ["Berlin", "3 stations"])
  }

  @Test func aLongTitleIsShortened() {
    let stage = Stage(ListView([ListItem(String(repeating: "x", count: 90))]), frame: ListViewTests.place)
    let texts = stage.drawing(of: stage.control).compactMap { command -> String? in
      if case .text(let text, _, _) = command { text } else { nil }
    }
    #expect(texts.first?.last == "…")
  }

  @Test func theSelectionIsStrongWhileTheListHasTheKeyboard() {
    let stage = one()
    #expect(fill(stage) == nil)
    stage.control.selectedIndex = 0
    #expect(fill(stage) == Theme.light.panelColor(depth: 2))
    stage.user.key(.tab)
    #expect(fill(stage) == Theme.light.colors.accent)
  }

  @Test func hoverAndPressAreSeen() {
    let stage = one()
    let row = stage.control.row(at: 0)!
    stage.user.hover(row.spot(), in: stage.window)
    #expect(fill(stage) == Theme.light.colors.text.withOpacity(0.05))
    stage.user.press(row.spot(), in: stage.window)
    #expect(fill(stage) == Theme.light.colors.text.withOpacity(0.1))
    stage.user.release()
  }

  @Test func anotherItemIsNeitherHoveredNorPressed() {
    let stage = one()
    stage.user.press(stage.control.row(at: 0)!.spot(), in: stage.window)
    stage.control.items = [ListItem("Bern")]
    stage.user.application.endTurn()
    #expect(fill(stage) == nil)
    stage.user.release()
    #expect(stage.control.selectedIndex == nil)
  }
}
