import Outfield
import Testing
import UITestHost

@testable import Demo

/// A scene on a fake host, with somebody in front of it.
@MainActor final class SceneStage {
  let user = TestUser()
  let window = Window(title: "Scene", size: Size(width: 960, height: 640))
  let demo: DemoController

  init(_ scene: SceneName) {
    demo = DemoController(application: user.application, scene: scene)
    window.rootViewController = demo
    user.open(window)
  }

  func view<Kind: View>(_ name: String, as kind: Kind.Type = Kind.self) throws -> Kind {
    try #require(ViewNames(windows: [window]).view(named: name) as? Kind, "no \(name)")
  }

  /// Begins to edit a field by a click.
  func edit(_ name: String) throws -> TextInputView {
    let field: TextInputView = try view(name)
    user.click(field)
    try #require(field.isFirstResponder)
    _ = user.takeNotifications()
    return field
  }

  /// Why the fields that were edited since were left.
  var endCauses: [EndEditingCause] {
    user.notifications.compactMap { if case .didEndEditing(_, let cause) = $0 { cause } else { nil } }
  }

  var decisions: [PressDecision] {
    user.notifications.compactMap { if case .pressDecided(let report) = $0 { report.decision } else { nil } }
  }
}

extension View {
  /// A place of the view, in its window.
  func place(_ x: Double, _ y: Double) -> Point { convertToWindow(Point(x: x, y: y)) }

  var frameInWindow: Rect { convertToWindow(bounds) }
}
