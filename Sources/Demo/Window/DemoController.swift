import Outfield

/// Fills the demo's window: a bar at the top, one scene below it, and what looks at the scene beside it.
@MainActor final class DemoController: ViewController {
  let inspector: InspectorController
  let settings: SettingsController
  private(set) var sceneName: SceneName
  /// Another scene is shown, or the same one afresh.
  var onShow: (@MainActor () -> Void)?
  private var scene: SceneController
  private unowned let application: Application

  init(application: Application, scene: SceneName) {
    self.application = application
    sceneName = scene
    self.scene = scene.makeScene(application)
    inspector = InspectorController(application)
    settings = SettingsController(application)
    super.init()
  }

  override func loadView() -> View {
    let backdrop = Backdrop(inspector: inspector.view, drawer: settings.drawer)
    let tabs = backdrop.bar.tabs
    tabs.selectedIndex = sceneName.index
    tabs.onSelect = { [weak self] in self?.show(SceneName.allCases[$0]) }
    backdrop.content = scene.view
    connect(backdrop)
    return backdrop
  }

  private func connect(_ backdrop: Backdrop) {
    backdrop.bar.settingsButton.action = { [weak self] in self?.settings.drawer.toggle() }
    backdrop.bar.inspectorButton.action = { [weak self] in self?.inspector.toggle() }
    inspector.onChange = { [weak self] in self?.makeRoom(for: .inspector) }
    settings.onToggle = { [weak self] in self?.makeRoom(for: .settings) }
    settings.onChange = { [weak self] in self?.shareSettings() }
  }

  private enum Furniture { case inspector, settings }

  /// One of the two was opened or closed. Where there is not room for both, the one that was open makes way.
  private func makeRoom(for opened: Furniture) {
    guard let backdrop = view as? Backdrop else { return }
    backdrop.setNeedsLayout()
    guard inspector.isOpen, settings.drawer.isOpen, !backdrop.panels.fitsBoth else { return }
    switch opened {
    case .inspector: settings.drawer.close()
    case .settings: inspector.close()
    }
  }

  /// What the scene does with a key that nobody used.
  func use(_ event: KeyEvent) -> Bool { scene.use(event) }

  /// Starts a scene afresh, in place of the one before.
  func show(_ name: SceneName) {
    scene.close()
    sceneName = name
    scene = name.makeScene(application)
    let backdrop = view as? Backdrop
    backdrop?.bar.tabs.selectedIndex = name.index
    backdrop?.content = scene.view
    applyOutsidePolicy()
    onShow?()
  }

  // MARK: Settings

  /// All windows of the program follow the same settings.
  private func shareSettings() {
    for demo in DemoController.all(in: application) {
      demo.settings.adopt(settings.outsidePolicy)
      demo.applyOutsidePolicy()
    }
  }

  private func applyOutsidePolicy() { scene.view.outsidePressPolicy = settings.outsidePolicy }

  /// Those of all windows, in the order in which they were opened.
  static func all(in application: Application) -> [DemoController] {
    application.windows.compactMap { $0.rootViewController as? DemoController }
  }
}

extension SceneName {
  /// The place of the scene's tab among the others.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
