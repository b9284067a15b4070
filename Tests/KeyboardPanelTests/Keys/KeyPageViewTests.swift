import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct KeyPageViewTests {
  @Test func itPlacesAViewForEachKeyOfItsPage() {
    let user = TestUser()
    let page = KeyboardLayout.default.page(.symbols)!
    let style = KeyStyle(application: user.application)
    let view = KeyPageView(page, of: .default, in: KeyboardState(), style: style)
    view.place(by: KeyboardGeometry(page: page, width: 960, height: 204))
    #expect(view.subviews.count == page.rows.reduce(0) { $0 + $1.keys.count })
    #expect(view.key(at: KeyPosition(page: .symbols, row: 0, column: 9))?.keyName == "0")
    let frames = view.subviews.map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(!frame.isEmpty)
      #expect(!frames.dropFirst(index + 1).contains { $0.intersects(frame) })
    }
  }

  @Test func pressesAreNotItsOwn() {
    let stage = Stage.editing()
    #expect(stage.window.hitTest(stage.center(of: "q")) === stage.view)
  }

  @Test func aChangeOfStateRepaintsOnlyTheKeysThatLookDifferent() {
    let stage = Stage.editing()
    stage.fieldB.keyboardTraits = KeyboardTraits(returnKey: .done)
    stage.user.click(stage.fieldB)
    #expect(stage.damage(in: stage.surface) == [stage.key("return").frame.inset(by: -1)])
  }
}
