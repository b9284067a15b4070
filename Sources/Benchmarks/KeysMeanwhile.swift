import Controls
import UICore
import UITestHost

/// A letter typed into a field and deleted again, while pastes wait for an owner that keeps silent.
@MainActor enum KeysMeanwhile {
  static func run() {
    let stages = [0, 1, 1_000].map(Stage.init)
    Report.print("keys while pastes wait", stages.map(\.count), repeats: 2_000) { stages[$0].typeAndDelete() }
  }
}

@MainActor private final class Stage {
  let count: Int
  private let user = TestUser()
  private let field = TextField(frame: Rect(x: 10, y: 10, width: 300, height: 32))

  init(count: Int) {
    self.count = count
    let window = Window(title: "Field", size: Size(width: 400, height: 100))
    window.addSubview(field)
    user.open(window)
    field.becomeFirstResponder()
    user.host.pasteboards.isAnswering = false
    _ = user.host.takeEffects()
    for _ in 0..<count { user.key(KeySym("v"), modifiers: .control) }
    let requests = user.host.takeEffects().filter { if case .requestText = $0 { true } else { false } }
    precondition(requests.count == count)
  }

  func typeAndDelete() -> Bool {
    user.type("a")
    user.key(.backspace)
    _ = user.host.takeEffects()
    return field.text.isEmpty
  }
}
