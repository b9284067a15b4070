import Testing
import UICore
import UITestHost

@MainActor struct WindowTitleTests {
  private let user = TestUser()
  private let window = Window(title: "Untitled", size: Size(width: 200, height: 100))

  private func rename(to title: String) -> [HostEffect] {
    window.title = title
    user.application.endTurn()
    return user.host.takeEffects()
  }

  @Test func newTitleOfAnOpenWindowIsToldToTheHost() throws {
    user.open(window)
    _ = user.host.takeEffects()
    let id = try #require(window.windowID)
    #expect(rename(to: "Order 17") == [.setTitle(id, "Order 17")])
  }

  @Test func sameTitleIsNotToldAgain() {
    user.open(window)
    _ = user.host.takeEffects()
    #expect(rename(to: "Untitled") == [])
  }

  @Test func windowThatIsNotOpenYetIsOpenedWithItsLatestTitle() {
    #expect(rename(to: "Order 17") == [])
    user.open(window)
    let titles = user.host.effects.compactMap {
      if case .openWindow(_, let attributes) = $0 { attributes.title } else { nil }
    }
    #expect(titles == ["Order 17"])
  }
}
