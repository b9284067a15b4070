import Outfield
import Testing
import UITestHost

@testable import Demo

/// The demo with all its furniture, on a fake host.
@MainActor final class DemoStage {
  let user = TestUser()
  private(set) var windows: [DemoWindow] = []

  init(
    windowCount: Int = 1, scene: SceneName = .nested, size: Size = Size(width: 960, height: 640),
    direction: LayoutDirection = .leftToRight
  ) {
    user.application.layoutDirection = direction
    user.application.inputPanel = KeyboardPanelController(application: user.application)
    for number in 1...windowCount {
      let window = DemoWindow(
        user.application, scene: scene, size: size,
        number: windowCount > 1 ? number : nil)
      windows.append(window)
      user.open(window)
    }
    user.focus(windows[0])
  }

  var window: DemoWindow { windows[0] }
  var isPanelUp: Bool { window.keyboardTop != nil }

  func view<Kind: View>(_ name: String, as kind: Kind.Type = Kind.self) throws -> Kind {
    try #require(ViewNames(windows: user.application.windows).view(named: name) as? Kind, "\(name)")
  }

  func click(_ name: String) throws {
    let view: View = try view(name)
    reveal(view)
    user.click(view)
  }

  func press(_ button: String) throws { try click(button) }

  /// What is scrolled away cannot be clicked.
  private func reveal(_ view: View) {
    for case let scroller as ScrollView in sequence(first: view, next: { $0.superview }) {
      scroller.scrollToVisible(view.convert(view.bounds, to: scroller))
      user.application.endTurn()
    }
  }

  func edit(_ name: String) throws {
    try click(name)
    user.wait(.seconds(1))
  }

  func openSettings() throws {
    try click("bar/settings")
    user.wait(.seconds(1))
  }

  var decisions: [PressDecision] {
    user.notifications.compactMap { if case .pressDecided(let report) = $0 { report.decision } else { nil } }
  }
}
