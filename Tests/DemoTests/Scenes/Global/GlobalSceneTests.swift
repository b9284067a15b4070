import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct GlobalSceneTests {
  private let stage = SceneStage(.global)
  private var user: TestUser { stage.user }
  private var scope: DismissalScope { stage.user.application.dismissal.scope }

  private func setEverywhere(_ isOn: Bool) throws {
    let control: Switch = try stage.view("global/content/form/everywhere")
    if control.isOn != isOn { user.click(control) }
  }

  private func click(_ name: String) throws { user.click(try stage.view(name, as: View.self)) }

  @Test func switchChoosesTheScope() throws {
    #expect(scope == .application)
    try setEverywhere(false)
    #expect(scope == .markedViews)
    try setEverywhere(true)
    #expect(scope == .application)
  }

  @Test(arguments: [true, false])
  func barEndsTheEditingInBothModes(everywhere: Bool) throws {
    try setEverywhere(everywhere)
    _ = try stage.edit("global/content/form/name")
    try click("global/bar")
    #expect(stage.window.firstResponder == nil)
    // The recognizer's action, not dismissal: nobody told it of the field.
    #expect(stage.endCauses == [.programmatic])
  }

  @Test(arguments: [true, false])
  func markedViewEndsTheEditingInBothModes(everywhere: Bool) throws {
    try setEverywhere(everywhere)
    _ = try stage.edit("global/content/form/city")
    try click("global/content/areas/marked")
    #expect(stage.endCauses == [.tapOutside])
  }

  @Test func unmarkedViewEndsItOnlyEverywhere() throws {
    try setEverywhere(false)
    let field = try stage.edit("global/content/form/name")
    try click("global/content/areas/unmarked")
    #expect(field.isFirstResponder)
    #expect(stage.decisions == [.policy])
    try setEverywhere(true)
    #expect(field.isFirstResponder, "the switch is not marked either")
    try click("global/content/areas/unmarked")
    #expect(!field.isFirstResponder)
  }

  @Test func barLiesOutsideOfTheContent() throws {
    let (bar, content): (View, View) = (try stage.view("global/bar"), try stage.view("global/content"))
    #expect(content.viewController is ProfileController)
    #expect(!bar.isDescendant(of: content))
    #expect(!bar.chain.contains { $0 is ProfileController })
  }

  @Test func barIsQuietWhenNobodyIsFirstResponder() throws {
    _ = user.takeNotifications()
    try click("global/bar")
    #expect(stage.endCauses.isEmpty)
  }

  @Test func leavingTheSceneBringsTheScopeBack() throws {
    try setEverywhere(false)
    stage.demo.show(.nested)
    #expect(scope == .application)
  }
}
