import Outfield

/// Fills the demo's window: a bar at the top, and one scene below it.
@MainActor final class DemoController: ViewController {
  private(set) var sceneName: SceneName
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
    backdrop.content = scene.view
    return backdrop
  }

  /// Starts a scene afresh, in place of the one before.
  func show(_ name: SceneName) {
    scene.close()
    sceneName = name
    scene = name.makeScene(application)
    (view as? Backdrop)?.content = scene.view
  }
}
