import Outfield

/// The scenes by the names that the command line and the event stream know them by.
enum SceneName: String, CaseIterable {
  case nested

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// A new scene. Its view's identifier is the scene's name.
  @MainActor func makeScene(_ application: Application) -> SceneController {
    switch self {
    case .nested: NestedScene(application)
    }
  }
}
