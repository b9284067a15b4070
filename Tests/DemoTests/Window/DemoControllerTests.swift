import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct DemoControllerTests {
  private let stage = SceneStage(.nested)

  @Test(arguments: SceneName.allCases)
  func tabShowsItsScene(scene: SceneName) throws {
    let tab: Control = try stage.view("bar/tabs/\(scene.rawValue)")
    stage.user.click(tab)
    #expect(stage.demo.sceneName == scene)
    #expect(try stage.view(scene.rawValue, as: ScenePane.self).window != nil)
  }

  @Test func tabsFollowACommand() throws {
    stage.demo.show(.split)
    let tabs: SegmentedControl = try stage.view("bar/tabs")
    #expect(tabs.selectedIndex == 2)
  }

  @Test(arguments: SceneName.allCases)
  func everySceneIsFreedWithItsFieldsWhenItIsLeft(scene: SceneName) throws {
    stage.demo.show(scene)
    stage.user.application.endTurn()
    weak var view: View?
    weak var controller: ViewController?
    weak var field: View?
    view = try stage.view(scene.rawValue) as View
    controller = view?.viewController
    field = ViewNames(windows: [stage.window]).views.first { $0.view is TextInputView }?.view
    field.map { stage.user.click($0) }
    let surfaces = stage.user.host.surfaces.count
    stage.demo.show(scene)
    stage.user.application.endTurn()
    _ = stage.user.takeNotifications()
    #expect(view == nil)
    #expect(controller == nil)
    #expect(field == nil)
    #expect(stage.window.firstResponder == nil)
    #expect(stage.user.host.surfaces.count == surfaces)
  }

  @Test(arguments: SceneName.allCases)
  func everySceneSaysInOneStrongSentenceWhatToTry(scene: SceneName) throws {
    stage.demo.show(scene)
    stage.user.application.endTurn()
    let labels = ViewNames(windows: [stage.window]).views.compactMap { $0.view as? Label }
    let lead = try #require(labels.first { $0.identifier == "lead" })
    let hint = try #require(labels.first { $0.identifier == "hint" })
    #expect(lead.style == .title)
    #expect(lead.text.count { $0 == "." } == 1 && lead.text.hasSuffix("."))
    #expect([lead, hint].allSatisfy { $0.role == .primary && $0.isVisibleInTree })
  }

  @Test(arguments: SceneName.allCases)
  func everySceneFollowsTheTheme(scene: SceneName) throws {
    stage.demo.show(scene)
    stage.user.application.theme = .dark
    stage.user.application.endTurn()
    #expect(try stage.view(scene.rawValue, as: View.self).backgroundColor == Theme.dark.colors.background)
  }
}
