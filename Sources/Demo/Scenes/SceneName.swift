import Outfield

/// The scenes by the names that the command line and the event stream know them by.
enum SceneName: String, CaseIterable {
  case nested, runtime, split, global

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// What the scene's tab says.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// A new scene. Its view's identifier is the scene's name.
  @MainActor func makeScene(_ application: Application) -> SceneController {
    switch self {
    case .nested: NestedScene(application)
    case .runtime: RuntimeScene(application)
    case .split: SplitScene(application)
    case .global: GlobalScene(application)
    }
  }
}
