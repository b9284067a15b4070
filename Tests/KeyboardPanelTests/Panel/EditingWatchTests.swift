import KeyboardPanel
import Testing
import UICore
import UITestHost

@MainActor struct EditingWatchTests {
  @Test func thePanelGoesWithTheFocusOfTheWindowAndComesBackWithIt() {
    let stage = Stage.editing()
    stage.user.unfocus(stage.window)
    #expect(stage.panel.isVisible)
    stage.user.wait(.milliseconds(300))
    #expect(!stage.panel.isVisible)
    stage.user.focus(stage.window)
    #expect(stage.panel.isVisible)
    stage.user.wait(.milliseconds(200))
    #expect(stage.phases == [.willHide, .didHide, .willShow, .didShow])
    #expect(stage.changes.allSatisfy { $0.cause == .windowFocus })
    #expect(stage.endings == [])
  }

  @Test func aPanelThatTheUserHidStaysHiddenWhenTheFocusComesBack() {
    let stage = Stage.editing()
    stage.click("hide")
    stage.user.unfocus(stage.window)
    stage.user.focus(stage.window)
    #expect(!stage.panel.isVisible)
  }

  @Test func aProgramWithoutAWindowManagerHasAPanelToo() {
    let stage = Stage()
    let user = TestUser()
    let window = Window(title: "Kiosk", size: Size(width: 800, height: 600))
    let field = StubField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    let panel = KeyboardPanelController(application: user.application)
    user.application.inputPanel = panel
    window.addSubview(field)
    user.application.open(window)
    user.application.endTurn()
    #expect(!window.isFocused)
    user.click(field)
    #expect(panel.isVisible)
    #expect(!stage.panel.isVisible)
  }

  @Test(.bug(id: "D29")) func anIconifiedWindowHidesItAtOnceAndShowsItAgain() {
    let stage = Stage.editing()
    let id = stage.window.windowID!
    stage.user.send(.windowVisibility(id, isVisible: false))
    #expect(stage.view?.isHidden == true)
    #expect(stage.phases == [.willHide, .didHide])
    stage.user.send(.windowVisibility(id, isVisible: true))
    #expect(stage.panel.isVisible)
  }

  @Test(.bug(id: "D29")) func aClosedWindowTakesThePanelWithIt() {
    let stage = Stage.editing()
    stage.window.close()
    stage.user.application.endTurn()
    #expect(!stage.panel.isVisible)
    #expect(stage.phases == [.willHide, .didHide])
    #expect(stage.view == nil)
    #expect(stage.user.host.surfaces.isEmpty)
  }

  @Test func aWindowClosedWhileThePanelSlidesEndsTheSlide() {
    let stage = Stage()
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(50))
    stage.window.close()
    stage.user.application.endTurn()
    stage.user.wait(.seconds(1))
    #expect(stage.phases == [.willShow, .didShow, .willHide, .didHide])
    #expect(stage.hasPairedChanges)
  }

  @Test func editingInAnotherWindowTakesThePanelThere() {
    let stage = Stage.editing()
    let (other, field) = stage.openOther()
    stage.forget()
    stage.user.click(Point(x: 5, y: 5), in: other)
    #expect(field.isFirstResponder)
    #expect(stage.panelView(in: other) != nil)
    #expect(stage.view == nil)
    #expect(stage.panel.frame.maxY == 400)
    stage.user.wait(.seconds(1))
    #expect(stage.hasPairedChanges)
  }

  @Test func focusMovingBetweenOwnWindowsInOneTurnIsNoLoss() {
    let stage = Stage.editing()
    let (other, field) = stage.openOther()
    field.becomeFirstResponder()
    stage.user.application.endTurn()
    stage.focus(stage.window)
    stage.user.wait(.seconds(1))
    stage.forget()
    stage.user.application.handle(.windowFocus(stage.window.windowID!, isFocused: false))
    stage.user.application.handle(.windowFocus(other.windowID!, isFocused: true))
    stage.user.application.endTurn()
    #expect(stage.panel.isVisible)
    #expect(stage.panelView(in: other)?.frame == stage.panel.frame)
    #expect(stage.phases == [.willChangeFrame, .didChangeFrame])
    #expect(stage.changes.last?.cause == .layout)
  }

  @Test func aWindowOfTheProgramInWhichNothingIsEditedLeavesThePanelToTheField() {
    let stage = Stage.editing()
    let (other, _) = stage.openOther()
    stage.user.wait(.seconds(1))
    #expect(other.isFocused && stage.fieldA.isFirstResponder)
    #expect(stage.panel.isVisible && stage.view != nil)
    stage.user.unfocus(other)
    stage.user.wait(.seconds(1))
    #expect(!stage.panel.isVisible)
    stage.focus(other)
    #expect(stage.panel.isVisible && stage.view != nil)
  }

  /// A manager gives the focus to a window before it lets the press through.
  @Test(.bug(id: "react-component/input-number#187"), arguments: [0, 300])
  func aClickFromFieldToFieldOfTwoWindowsIsOneHandOver(held: Int) {
    let stage = Stage.editing()
    let (other, field) = stage.openOther()
    stage.focus(stage.window)
    stage.user.wait(.seconds(1))
    stage.forget()
    stage.user.unfocus(stage.window)
    stage.user.focus(other)
    stage.user.press(Point(x: 5, y: 5), in: other)
    #expect(field.isFirstResponder && !stage.fieldA.isFirstResponder)
    stage.user.wait(.milliseconds(held))
    stage.user.release()
    stage.user.wait(.seconds(1))
    #expect(stage.endings == [.otherField])
    #expect(stage.phases.allSatisfy { $0 == .willChangeFrame || $0 == .didChangeFrame })
  }

  @Test func theControllerKeepsNoClosedWindowAlive() {
    let stage = Stage()
    weak var kept: Window?
    do {
      let (other, field) = stage.openOther()
      kept = other
      stage.user.click(Point(x: 5, y: 5), in: other)
      #expect(field.isFirstResponder && stage.panel.isVisible)
      other.close()
      stage.user.application.endTurn()
      stage.user.wait(.seconds(1))
      stage.forget()
    }
    #expect(kept == nil)
  }
}
