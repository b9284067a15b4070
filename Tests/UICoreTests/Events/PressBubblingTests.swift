import Testing
import UICore
import UITestHost

/// Notes what it hears of presses, and takes those of some buttons.
@MainActor private final class Listener: View {
  let takes: Set<Int>
  var heard: [String] = []

  init(_ frame: Rect, takes: Set<Int>) {
    self.takes = takes
    super.init(frame: frame)
  }

  override func pointerDown(_ press: Press) -> Bool {
    heard.append("down \(press.button)")
    return takes.contains(press.button)
  }
  override func pointerMoved(_ press: Press) { heard.append("move") }
  override func pointerUp(_ press: Press) { heard.append("up") }
  override func pointerCancelled(_ press: Press) { heard.append("cancel") }
}

@MainActor private final class ListeningController: ViewController {
  var presses = 0
  override func pointerDown(_ press: Press) -> Bool {
    presses += 1
    return true
  }
}

@MainActor @Suite struct PressBubblingTests {
  private let user = TestUser()
  private let window = Window(title: "Window", size: Size(width: 400, height: 300))
  private let outer = Listener(Rect(x: 0, y: 0, width: 300, height: 300), takes: [1, 3])
  private let middle = View(frame: Rect(x: 10, y: 10, width: 200, height: 200))
  private let inner = Listener(Rect(x: 10, y: 10, width: 100, height: 100), takes: [1])

  init() {
    middle.addSubview(inner)
    outer.addSubview(middle)
    window.addSubview(outer)
    user.open(window)
  }

  private let point = Point(x: 50, y: 50)

  @Test func whoTakesThePressHearsTheRestOfItAlone() {
    user.drag(from: point, to: Point(x: 60, y: 50), in: window)
    #expect(inner.heard == ["down 1", "move", "move", "up"])
    #expect(outer.heard.isEmpty)
  }

  @Test func whatAViewDoesNotTakeGoesUpTheChainUntilSomebodyDoes() {
    user.press(point, in: window, button: 3)
    user.release(button: 3)
    #expect(inner.heard == ["down 3"])
    #expect(outer.heard == ["down 3", "up"])
  }

  @Test func aPressThatNobodyTakesIsForgotten() {
    user.press(point, in: window, button: 2)
    user.release(button: 2)
    #expect(inner.heard == ["down 2"])
    #expect(outer.heard == ["down 2"])
  }

  @Test func aCancelledPressIsToldToWhoTookIt() {
    user.press(point, in: window, button: 3)
    outer.isEnabled = false
    user.release(button: 3)
    #expect(outer.heard == ["down 3", "cancel"])
    #expect(inner.heard == ["down 3"])
  }

  @Test func aDisabledViewKeepsItsPressesFromThoseBehindIt() {
    inner.isEnabled = false
    user.click(point, in: window)
    #expect(inner.heard.isEmpty)
    #expect(outer.heard.isEmpty)
  }

  @Test func aControllerStandsBehindItsView() {
    let controller = ListeningController()
    controller.view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    outer.addSubview(controller.view)
    user.click(controller.view)
    #expect(controller.presses == 1)
    #expect(outer.heard.isEmpty)
  }
}
