import KeyboardModel
import KeyboardPanel
import Testing
import UICore
import UITestHost

@MainActor struct KeyboardPanelControllerTests {
  @Test func aClickOnAFieldShowsThePanelAtTheBottom() {
    let stage = Stage()
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(stage.panel.isVisible)
    #expect(stage.panel.frame == Rect(x: 0, y: 436, width: 960, height: 204))
    #expect(stage.view?.frame == stage.panel.frame)
    #expect(stage.phases == [.willShow, .didShow])
    #expect(stage.fieldA.isFirstResponder)
  }

  @Test func keysTypeIntoTheField() {
    let stage = Stage.editing()
    stage.click("h", "i", "space", "return", "delete")
    #expect(stage.fieldA.typed == "hi ")
    #expect(stage.fieldA.returns == 1)
    #expect(stage.fieldA.commands == [.delete(.backward)])
    #expect(stage.fieldA.isFirstResponder)
  }

  @Test func aClickElsewhereHidesIt() {
    let stage = Stage.editing()
    stage.user.click(Point(x: 500, y: 300), in: stage.window)
    #expect(!stage.panel.isVisible)
    stage.user.wait(.milliseconds(200))
    #expect(stage.phases == [.willHide, .didHide])
    #expect(stage.view?.isHidden == true)
  }
}
