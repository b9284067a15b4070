import Controls
import Testing
import UICore
import UITestHost

@MainActor @Suite struct IconButtonTests {
  private func stage() -> Stage<IconButton> {
    Stage(IconButton(.gear, actionName: "settings"), frame: Rect(x: 100, y: 100, width: 28, height: 28))
  }

  @Test func aClickTellsItsName() {
    let stage = stage()
    stage.user.click(stage.control)
    #expect(stage.takeActions() == ["settings"])
  }

  @Test func theIconIsQuietUntilThePointerComes() {
    let stage = stage()
    func color() -> Color? {
      stage.drawing().lazy.compactMap { if case .icon(.gear, _, let color) = $0 { color } else { nil } }.first
    }
    #expect(color() == Theme.light.colors.dimText)
    stage.user.hover(stage.control.spot(), in: stage.window)
    #expect(color() == Theme.light.colors.text)
  }

  @Test func tabStopsAtItUnlessToldOtherwise() {
    let stage = stage()
    stage.user.key(.tab)
    #expect(stage.control.isFirstResponder)
    stage.window.endEditing()
    stage.control.takesFocus = false
    stage.user.key(.tab)
    #expect(!stage.control.isFirstResponder)
  }
}
