import Testing
import UICore
import UITestHost

@MainActor struct DockWindowTests {
  private let user = TestUser()
  private let window = Window(title: "Main", size: Size(width: 400, height: 300))
  private let dock = DockWindow(title: "Tools", area: Rect(x: 0, y: 900, width: 1280, height: 100))

  init() {
    user.open(window)
    user.application.open(dock)
    user.application.endTurn()
  }

  @Test func itIsOpenedAtItsPlaceAndMoved() {
    let opened = user.host.effects.compactMap { effect -> WindowAttributes? in
      if case .openWindow(let id, let attributes) = effect, id == dock.windowID { attributes } else { nil }
    }
    #expect(opened.map(\.kind) == [.dock(origin: Point(x: 0, y: 900))])
    let area = Rect(x: 0, y: 800, width: 1280, height: 200)
    dock.move(to: area)
    user.application.endTurn()
    #expect(user.host.effects.contains(.moveSurface(dock.surfaceID!, frame: area)))
    #expect(dock.frame.size == area.size)
  }

  @Test func itIsNeverTheKeyWindow() {
    #expect(user.application.keyWindow === window)
    user.focus(dock)
    #expect(user.application.keyWindow === window)
  }

  @Test func keysThatComeToItAreTheKeyWindows() {
    let view = KeyTaker()
    window.addSubview(view)
    view.becomeFirstResponder()
    user.send(
      .key(
        KeyEvent(
          window: dock.windowID!, keysym: KeySym("a"), text: "a", time: EventTime(rawValue: 1))))
    #expect(view.keys == ["a"])
  }

  @Test func nobodyClosesItFromOutside() {
    user.closeWindow(dock)
    #expect(dock.application != nil)
  }

  @Test func itGoesWithTheLastOtherWindow() {
    let other = user.open(Window(title: "Other", size: Size(width: 100, height: 100)))
    window.close()
    #expect(dock.application != nil && !user.application.isFinished)
    #expect(user.application.keyWindow === other)
    other.close()
    #expect(dock.application == nil && user.application.isFinished)
  }

  @Test func aPressOnItIsNoneOutside() {
    let field = StubField("field")
    window.addSubview(field)
    field.becomeFirstResponder()
    user.click(Point(x: 50, y: 50), in: dock)
    #expect(field.isFirstResponder)
    user.click(Point(x: 300, y: 200), in: window)
    #expect(!field.isFirstResponder)
  }
}

@MainActor private final class KeyTaker: View {
  var keys: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func keyDown(_ event: KeyEvent) -> Bool {
    keys.append(event.text)
    return true
  }
}
