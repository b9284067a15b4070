import Testing
import UICore
import UITestHost

@MainActor private final class ClickRecorder: View {
  var counts: [Int] = []
  var moves: [Point] = []
  var hovers: [Bool] = []
  override func pointerDown(_ press: Press) -> Bool {
    counts.append(press.clickCount)
    return true
  }
  override func pointerMoved(_ press: Press) { moves.append(press.location(in: self)) }
  override func pointerHoverChanged(isInside: Bool) { hovers.append(isInside) }
  override var pointerShape: PointerShape { .hand }
}

@MainActor private final class WheelPane: Pane {
  override func scroll(_ event: ScrollEvent) -> Bool {
    boundsOrigin.y += event.notches.y * 100
    return true
  }
}

@MainActor @Suite struct DispatcherTests {
  private let user = TestUser()
  private let window = Window(title: "Window", size: Size(width: 400, height: 300))
  private let recorder = ClickRecorder(frame: Rect(x: 100, y: 100, width: 50, height: 50))

  init() {
    window.addSubview(recorder)
    user.open(window)
  }

  @Test func quickPressesInOnePlaceCountUp() {
    user.multiClick(Point(x: 120, y: 120), in: window, count: 3)
    user.click(recorder)
    #expect(recorder.counts == [1, 2, 3, 1])
  }

  @Test func pressesFarApartDoNotMakeADoubleClick() {
    user.press(Point(x: 105, y: 105), in: window)
    user.release()
    user.press(Point(x: 140, y: 140), in: window)
    user.release()
    #expect(recorder.counts == [1, 1])
  }

  @Test func aPressIsCapturedAndMovesOutsideStillReachTheView() {
    user.press(Point(x: 120, y: 120), in: window)
    user.move(to: Point(x: -10, y: 500))
    #expect(recorder.moves == [Point(x: -110, y: 400)])
    user.release()
  }

  @Test func aViewThatMovesAwayDuringThePressStillGetsItsRelease() {
    let scene = Scene()
    scene.user.press(Point(x: 80, y: 200), in: scene.window)
    scene.button.frame.origin.y += 200
    scene.user.release()
    #expect(scene.button.presses == 1)
  }

  @Test func aViewRemovedDuringThePressIsCancelled() {
    let scene = Scene()
    scene.user.press(Point(x: 80, y: 200), in: scene.window)
    scene.button.removeFromSuperview()
    scene.user.release()
    #expect(scene.button.presses == 0)
    #expect(scene.button.cancels == 1)
  }

  @Test func aPopUpUnderThePressedPointerMovesNothing() throws {
    user.press(Point(x: 120, y: 120), in: window)
    let popUp = PopUpWindow(owner: window, origin: Point(x: 120, y: 120), size: Size(width: 50, height: 50))
    user.application.open(popUp)
    user.send(
      .pointer(
        PointerEvent(
          window: try #require(popUp.windowID), phase: .move, location: .zero, time: EventTime(rawValue: 1))))
    #expect(recorder.moves == [])
    user.move(to: Point(x: 122, y: 120))
    #expect(recorder.moves == [Point(x: 22, y: 20)])
    user.release()
  }

  @Test func aDisabledViewHearsNothing() {
    let scene = Scene()
    scene.container.isEnabled = false
    scene.user.click(scene.button)
    #expect(scene.button.presses == 0)
  }

  @Test func thePointersPictureFollowsTheViewUnderItAndIsSentOnlyOnChange() {
    _ = user.host.takeEffects()
    user.hover(Point(x: 110, y: 110), in: window)
    user.hover(Point(x: 112, y: 112), in: window)
    user.hover(Point(x: 5, y: 5), in: window)
    let shapes = user.host.effects.compactMap { if case .setCursor(_, let shape) = $0 { shape } else { nil } }
    #expect(shapes == [.hand, .arrow])
    #expect(recorder.hovers == [true, false])
  }

  @Test func afterAWheelTurnTheViewThatCameUnderThePointerIsHovered() {
    let viewport = WheelPane(frame: Rect(x: 0, y: 0, width: 90, height: 90))
    let row = ClickRecorder(frame: Rect(x: 0, y: 100, width: 90, height: 50))
    viewport.addSubview(row)
    window.addSubview(viewport)
    user.hover(Point(x: 20, y: 20), in: window)
    user.turnWheel(1, at: Point(x: 20, y: 20), in: window)
    #expect(row.hovers == [true])
  }

  @Test func keysGoToTheFirstResponderAndUpTheChain() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.type("hi")
    #expect(scene.fieldA.typed == "hi")
  }

  @Test func tabWalksTheFieldsInReadingOrderAndRoundTheEnd() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.user.key(.tab)
    #expect(scene.window.firstResponder === scene.fieldB)
    scene.user.key(.tab)
    #expect(scene.window.firstResponder === scene.fieldA)
    scene.user.key(.tab, modifiers: .shift)
    #expect(scene.window.firstResponder === scene.fieldB)
    #expect(scene.fieldA.calls.last == .ended(.nextField))
  }

  @Test func tabSkipsHiddenAndDisabledFields() {
    let scene = Scene()
    let third = StubField("c", frame: Rect(x: 20, y: 200, width: 100, height: 30))
    scene.container.addSubview(third)
    scene.fieldB.isEnabled = false
    scene.fieldA.becomeFirstResponder()
    scene.user.key(.tab)
    #expect(scene.window.firstResponder === third)
  }
}
