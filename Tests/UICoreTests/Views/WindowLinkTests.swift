import Testing
import UICore
import UITestHost

/// What looks up in the tree costs nothing, and never finds anything that is gone.
@MainActor @Suite struct WindowLinkTests {
  private let leaf = View()
  private let branch = View()

  init() { branch.addSubview(leaf) }

  @Test func aViewThatOutlivesItsWindowIsInNone() {
    var window: Window? = Window(title: "", size: Size(width: 100, height: 100))
    window?.addSubview(branch)
    #expect(leaf.window === window && branch.superview === window)
    window = nil
    #expect(leaf.window == nil && branch.window == nil && branch.superview == nil)
    #expect(leaf.superview === branch)
    leaf.setNeedsDisplay()
    leaf.setNeedsLayout()
    #expect(!leaf.becomeFirstResponder())
  }

  @Test func aViewThatOutlivesItsSuperviewHasNone() {
    var parent: View? = View()
    parent?.addSubview(branch)
    parent = nil
    #expect(branch.superview == nil && branch.next == nil)
    branch.removeFromSuperview()
    let other = View()
    other.addSubview(branch)
    #expect(branch.superview === other)
  }

  @Test func aWindowThatOutlivesItsApplicationIsOpenInNone() {
    let window = Window(title: "", size: Size(width: 100, height: 100))
    window.addSubview(branch)
    var user: TestUser? = TestUser()
    user?.open(window)
    #expect(window.application != nil)
    user = nil
    #expect(window.application == nil)
    leaf.setNeedsDisplay()
    leaf.setNeedsLayout()
  }

  @Test func whatIsLeftOfAWindowMovesIntoAnotherOne() {
    let user = TestUser()
    var first: Window? = Window(title: "", size: Size(width: 100, height: 100))
    first?.addSubview(branch)
    user.open(first!)
    first?.close()
    first = nil
    user.wait(.zero)
    // They name the window.
    _ = user.takeNotifications()
    #expect(leaf.window == nil)
    let second = Window(title: "", size: Size(width: 100, height: 100))
    second.addSubview(branch)
    user.open(second)
    #expect(leaf.window === second)
  }

  @Test func aClosedWindowIsHeldByNobody() {
    let user = TestUser()
    user.open(Window(title: "", size: Size(width: 100, height: 100)))
    weak var closed: Window?
    do {
      let window = Window(title: "", size: Size(width: 100, height: 100))
      window.addSubview(Pane(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
      user.open(window)
      closed = window
      window.close()
      user.wait(.zero)
      _ = user.takeNotifications()
    }
    #expect(closed == nil)
  }
}
