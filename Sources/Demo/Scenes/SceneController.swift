import Outfield

/// Owns what a scene shows, and hears what happens while it is shown.
@MainActor class SceneController: ViewController {
  private var observation: Observation?

  init(_ application: Application) {
    super.init()
    observation = application.observe { [weak self] notification in self?.notice(notification) }
  }

  /// The program tells of something.
  func notice(_ notification: Application.Notification) {}

  /// What the scene does with a key that nobody used, whoever has the keys.
  func use(_ event: KeyEvent) -> Bool { false }

  /// Another scene takes this one's place.
  func close() { observation?.cancel() }
}
