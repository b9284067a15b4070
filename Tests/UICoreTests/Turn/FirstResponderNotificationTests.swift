import Testing
import UICore
import UITestHost

/// A view that takes keys and edits no text, like a button.
@MainActor private final class KeyTaker: View {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor struct FirstResponderNotificationTests {
  private let user = TestUser()
  private let window = Window(title: "Keys", size: Size(width: 200, height: 100))
  private let first = KeyTaker(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  private let second = KeyTaker(frame: Rect(x: 100, y: 0, width: 50, height: 50))

  init() {
    window.addSubview(first)
    window.addSubview(second)
    user.open(window)
    _ = user.takeNotifications()
  }

  private var changeCount: Int {
    user.notifications.count { if case .firstResponderDidChange = $0 { true } else { false } }
  }

  @Test func focusThatMovesBetweenButtonsIsTold() {
    user.key(.tab)
    user.key(.tab)
    #expect(window.firstResponder === second)
    #expect(changeCount == 2)
  }

  @Test func focusThatGoesThereAndBackInOneTurnIsNotTold() {
    user.key(.tab)
    #expect(second.becomeFirstResponder() && first.becomeFirstResponder())
    user.application.endTurn()
    #expect(changeCount == 1)
  }

  @Test func removedFirstResponderIsToldAndLetGo() {
    weak var leaving: KeyTaker?
    do {
      let view = KeyTaker(frame: Rect(x: 0, y: 60, width: 50, height: 30))
      leaving = view
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      user.application.endTurn()
      view.removeFromSuperview()
      user.application.endTurn()
    }
    #expect(changeCount == 2)
    #expect(leaving == nil)
  }
}
