import Testing
import UICore
import UITestHost

@MainActor struct KeyViewOrderTests {
  private let scene = Scene()

  /// A field beside the first one, to its right.
  private func addNeighbour() -> StubField {
    let field = StubField("c", frame: Rect(x: 240, y: 22, width: 200, height: 40))
    scene.container.addSubview(field)
    return field
  }

  private func visited(_ count: Int) -> [String?] {
    (0..<count).map { _ in
      scene.user.key(.tab)
      return (scene.window.firstResponder as? View)?.identifier
    }
  }

  @Test func tabGoesAlongALineAndThenDown() {
    _ = addNeighbour()
    #expect(visited(4) == ["a", "c", "b", "a"])
  }

  @Test func tabGoesTheWayInWhichTheInterfaceIsRead() {
    _ = addNeighbour()
    scene.user.application.layoutDirection = .rightToLeft
    #expect(visited(4) == ["c", "a", "b", "c"])
  }
}
