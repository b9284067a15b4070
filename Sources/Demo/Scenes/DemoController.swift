import Outfield

/// Fills the demo's window: a bar at the top, and one scene below it.
@MainActor final class DemoController: ViewController {
  private(set) var sceneName: SceneName
  /// Another scene is shown, or the same one afresh.
  var onShow: (@MainActor () -> Void)?
  private var scene: SceneController
  private unowned let application: Application

  init(application: Application, scene: SceneName) {
    self.application = application
    sceneName = scene
    self.scene = scene.makeScene(application)
    super.init()
  }

  override func loadView() -> View {
    let backdrop = Backdrop()
    let tabs = backdrop.bar.tabs
    tabs.selectedIndex = sceneName.index
    tabs.onSelect = { [weak self] in self?.show(SceneName.allCases[$0]) }
    backdrop.content = scene.view
    return backdrop
  }

  /// Starts a scene afresh, in place of the one before.
  func show(_ name: SceneName) {
    scene.close()
    sceneName = name
    scene = name.makeScene(application)
    let backdrop = view as? Backdrop
    backdrop?.bar.tabs.selectedIndex = name.index
    backdrop?.content = scene.view
    onShow?()
  }
}

extension SceneName {
  /// The place of the scene's tab among the others.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
