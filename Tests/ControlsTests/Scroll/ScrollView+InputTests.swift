import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct ScrollViewInputTests {
  private func stage(height: Double = 1000) -> Stage<ScrollView> { ScrollViewTests.stage(height: height) }

  // MARK: Wheel

  @Test func eachNotchScrollsThreeLines() {
    let stage = stage()
    stage.user.turnWheel(2, at: stage.control.spot(), in: stage.window)
    #expect(stage.control.boundsOrigin.y == 120)
  }

  @Test func aWheelAtTheEndScrollsWhatLiesAround() {
    let inner = ScrollView(
      View(frame: Rect(x: 0, y: 0, width: 10, height: 340)), frame: Rect(x: 0, y: 0, width: 150, height: 300))
    let stage = stage()
    stage.control.contentView?.addSubview(inner)
    stage.user.application.endTurn()
    let point = Point(x: 150, y: 150)
    stage.user.turnWheel(1, at: point, in: stage.window)
    #expect((inner.boundsOrigin.y, stage.control.boundsOrigin.y) == (40, 0))
    stage.user.turnWheel(1, at: point, in: stage.window)
    #expect((inner.boundsOrigin.y, stage.control.boundsOrigin.y) == (40, 60))
  }

  @Test func shiftTurnsTheWheelSideways() {
    let stage = ScrollViewTests.stage(width: 500, axes: [.vertical, .horizontal])
    stage.user.send(
      .scroll(
        ScrollEvent(
          window: stage.window.windowID!, location: stage.control.spot(), notches: Point(x: 0, y: 1),
          modifiers: .shift, time: EventTime(rawValue: 1))))
    #expect(stage.control.boundsOrigin == Point(x: 60, y: 0))
  }

  @Test func aWheelKeepsEditingUnlessThePolicySaysOtherwise() {
    let stage = stage()
    let field = TextField(frame: Rect(x: 400, y: 0, width: 100, height: 34))
    stage.window.addSubview(field)
    stage.user.click(field)
    stage.user.turnWheel(1, at: stage.control.spot(), in: stage.window)
    #expect(field.isFirstResponder)
    stage.user.application.dismissal.triggers.insert(.wheel)
    stage.user.turnWheel(1, at: stage.control.spot(), in: stage.window)
    #expect(!field.isFirstResponder)
  }

  // MARK: Drag

  @Test func aFingerDragsTheContentFromWhereItWasRecognized() {
    let stage = stage()
    stage.user.slideFinger(
      from: stage.control.spot(100, 250), to: stage.control.spot(100, 50), in: stage.window)
    #expect(stage.control.boundsOrigin.y == 100)
  }

  @Test func aMouseDragScrollsOnlyWhereAskedFor() {
    let stage = stage()
    stage.user.drag(from: stage.control.spot(100, 250), to: stage.control.spot(100, 50), in: stage.window)
    #expect(stage.control.boundsOrigin.y == 0)
    stage.control.scrollsByMouseDrag = true
    stage.user.drag(from: stage.control.spot(100, 250), to: stage.control.spot(100, 50), in: stage.window)
    #expect(stage.control.boundsOrigin.y == 100)
  }

  @Test func aFingerThatScrollsPressesNoButton() {
    let stage = stage()
    let button = Button("Send", frame: Rect(x: 0, y: 0, width: 180, height: 280))
    stage.control.contentView?.addSubview(button)
    stage.user.slideFinger(
      from: stage.control.spot(100, 250), to: stage.control.spot(100, 50), in: stage.window)
    #expect(stage.takeActions() == [])
    #expect(!button.isPressed)
    stage.user.wait(.seconds(3))
    stage.control.scroll(to: .zero)
    stage.user.tap(button)
    #expect(stage.takeActions() == ["Send"])
  }

  @Test func aFingerOverContentThatFitsScrollsWhatLiesAround() {
    let stage = stage()
    let inner = ScrollView(View(), frame: Rect(x: 0, y: 0, width: 200, height: 300))
    stage.control.contentView?.addSubview(inner)
    stage.user.application.endTurn()
    stage.user.slideFinger(from: Point(x: 200, y: 350), to: Point(x: 200, y: 150), in: stage.window)
    #expect(stage.control.boundsOrigin.y == 100)
  }

  @Test func aFingerMayScrollFromAFieldWithoutFocusingIt() {
    let stage = stage()
    let field = TextField(frame: Rect(x: 0, y: 100, width: 180, height: 34))
    stage.control.contentView?.addSubview(field)
    stage.user.slideFinger(from: field.spot(), to: field.spot(90, -80), in: stage.window)
    #expect(stage.control.boundsOrigin.y > 0)
    #expect(!field.isFirstResponder)
  }

  // MARK: Keys

  @Test func pageKeysHomeAndEndScrollFromWithin() {
    let stage = stage()
    stage.control.contentView?.addSubview(Button("A", frame: Rect(x: 0, y: 0, width: 50, height: 34)))
    stage.user.key(.tab)
    var offsets: [Double] = []
    for key in [KeySym.pageDown, .keypadPageDown, .pageUp, .end, .home] {
      stage.user.key(key)
      offsets.append(stage.control.boundsOrigin.y)
    }
    #expect(offsets == [260, 520, 260, 700, 0])
  }

  @Test func aPageKeyThatMovesNothingGoesOn() {
    let stage = stage(height: 100)
    #expect(
      !stage.control.usePageKey(
        KeyEvent(window: stage.window.windowID!, keysym: .pageDown, time: EventTime(rawValue: 1))))
  }
}
