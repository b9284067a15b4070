import Testing
import UICore
import UITestHost

@MainActor @Suite struct WindowClosingTests {
  private let scene = Scene()

  @Test func aWindowCanRefuseTheWindowManagersWish() {
    var answers = [false, true]
    scene.window.shouldClose = { answers.removeFirst() }
    scene.user.closeWindow(scene.window)
    #expect(scene.window.windowID != nil)
    #expect(!scene.user.application.isFinished)
    scene.user.closeWindow(scene.window)
    #expect(scene.window.windowID == nil)
    #expect(scene.user.application.isFinished)
  }

  @Test func aRefusalKeepsTheFieldThatIsEdited() {
    scene.user.click(scene.fieldA)
    scene.window.shouldClose = { false }
    scene.user.closeWindow(scene.window)
    #expect(scene.fieldA.isFirstResponder)
    #expect(!scene.window.requestClose())
    #expect(scene.begunAndEnded == ["begin a"])
  }

  @Test func theProgramCanCloseWithoutAsking() {
    scene.window.shouldClose = { false }
    scene.window.close()
    #expect(scene.window.windowID == nil)
  }

  @Test func theAnswerMayCloseTheWindowItself() {
    scene.window.shouldClose = { [window = scene.window] in
      window.close()
      return true
    }
    #expect(scene.window.requestClose())
    #expect(scene.window.windowID == nil)
  }
}
