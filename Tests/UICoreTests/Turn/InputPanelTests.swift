import Testing
import UICore
import UITestHost

@MainActor @Suite struct InputPanelTests {
  private final class StubPanel: InputPanelController {
    var sessions: [Bool] = []
    func update(editing: EditingSession?) { sessions.append(editing != nil) }
    func hardwareKeyPressed(_ event: KeyEvent) -> Bool { false }
  }

  private let scene = Scene()

  @Test func aPanelIsMadeOnceAndOnlyWhenSomethingIsEdited() {
    var count = 0
    let panel = StubPanel()
    scene.user.application.makeInputPanel = {
      count += 1
      return panel
    }
    scene.user.application.endTurn()
    #expect(count == 0)
    scene.user.click(scene.fieldA)
    scene.user.click(scene.fieldB)
    #expect(count == 1)
    #expect(panel.sessions.first == true)
  }

  @Test func aProgramThatWantsNoPanelMakesNone() {
    var count = 0
    scene.user.application.makeInputPanel = {
      count += 1
      return StubPanel()
    }
    scene.user.application.inputPanel = nil
    scene.user.click(scene.fieldA)
    #expect(count == 0)
    #expect(scene.user.application.inputPanel == nil)
  }
}
