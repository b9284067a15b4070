import Testing
import TextModel
import UICore
import UITestHost

/// Gives and takes a text, and notes what it hears.
@MainActor private final class StubDrag: View, TextDropTarget, TextDragSource {
  var takes = true
  var places: [Point] = []
  var leaves = 0
  var dropped: [String] = []
  var ends: [DragAction?] = []
  var source: (any TextDragSource)?

  override var dropTarget: (any TextDropTarget)? { takes ? self : nil }

  func dragMoved(_ drag: TextDrag) -> DragAction? {
    places.append(drag.location(in: self))
    return drag.action
  }
  func dragLeft() { leaves += 1 }
  func drop(_ text: SecureBytes, _ drag: TextDrag) -> DragAction? {
    source = drag.source
    dropped.append(String(text))
    return drag.action
  }
  func dragEnded(_ action: DragAction?) { ends.append(action) }

  override func pointerDown(_ press: Press) -> Bool {
    window?.application?.drags.begin([0x61], allowsMove: true, from: self, press: press)
    return true
  }
}

@MainActor @Suite struct DragCenterTests {
  private let user = TestUser()
  private let window = Window(title: "Stage", size: Size(width: 400, height: 300))
  private let left = StubDrag(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let right = StubDrag(frame: Rect(x: 200, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(left)
    window.addSubview(right)
    user.open(window)
    _ = user.host.takeEffects()
  }

  private func answers() -> [DragAction?] {
    user.host.takeEffects().compactMap { effect in
      if case .answerDrag(_, let action) = effect { .some(action) } else { nil }
    }
  }

  @Test func aDragIsAnEffectAndEndsThePress() {
    user.press(Point(x: 50, y: 50), in: window)
    #expect(
      user.host.takeEffects().contains(
        .beginDrag(
          DragOffer(
            id: .own(1), window: window.windowID!, pointer: .mouse, text: [0x61], allowsMove: true))))
    #expect(user.application.drags.isDragging)
  }

  @Test func everyPlaceIsAnsweredOnceAndLeftBehind() {
    user.dragFromElsewhere(over: Point(x: 50, y: 50), in: window)
    #expect(answers() == [.copy])
    user.dragFromElsewhere(over: Point(x: 150, y: 50), in: window)
    #expect(answers() == [nil])
    #expect(left.leaves == 1)
    user.dragFromElsewhere(over: Point(x: 210, y: 20), in: window, action: .move)
    #expect(answers() == [.move])
    #expect(right.places == [Point(x: 10, y: 20)])
  }

  @Test func theSuperviewIsAsked() {
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    left.addSubview(inner)
    #expect(user.dragFromElsewhere(over: Point(x: 15, y: 15), in: window) == .copy)
    #expect(left.places == [Point(x: 15, y: 15)])
  }

  @Test func aPlaceInAWindowThatIsGoneIsRefused() {
    user.open(Window(title: "Another", size: Size(width: 100, height: 100)))
    let gone = window.windowID!
    window.close()
    user.application.endTurn()
    _ = user.host.takeEffects()
    for phase in [DragEvent.Phase.moved, .dropped(SecureBytes([0x61]))] {
      user.send(
        .drag(
          DragEvent(
            id: .foreign(1), window: gone, phase: phase, location: .zero, action: .copy,
            time: EventTime(rawValue: 1))))
    }
    #expect(answers() == [nil, nil])
  }

  @Test func aDropTellsBothSides() {
    user.press(Point(x: 50, y: 50), in: window)
    user.move(to: Point(x: 250, y: 50))
    user.release()
    #expect(right.dropped == ["a"])
    #expect(right.source === left)
    #expect(left.ends == [.move])
    #expect(!user.application.drags.isDragging)
  }

  @Test func aDropThatNobodyTakesEndsWithNothing() {
    user.press(Point(x: 50, y: 50), in: window)
    user.move(to: Point(x: 150, y: 50))
    user.release()
    #expect(left.ends == [nil])
  }

  @Test func anotherProgramsTextHasNoSource() {
    user.dropFromElsewhere("abc", at: Point(x: 250, y: 50), in: window)
    #expect(right.dropped == ["abc"])
    #expect(right.source == nil)
  }

  @Test func theEndOfAnEarlierDragMeansNothing() {
    user.press(Point(x: 50, y: 50), in: window)
    user.send(.dragEnded(.own(7), .move))
    #expect(left.ends.isEmpty)
    #expect(user.application.drags.isDragging)
  }

  @Test func closingTheWindowGivesTheDragUp() {
    user.open(Window(title: "Another", size: Size(width: 100, height: 100)))
    user.press(Point(x: 50, y: 50), in: window)
    window.close()
    #expect(left.ends == [nil])
    user.application.endTurn()
    #expect(user.host.takeEffects().contains(.cancelDrag(.own(1))))
  }

  @Test(
    arguments: [
      ([], false, .move), (.control, false, .copy), (.shift, false, .move), ([], true, .copy),
      (.shift, true, .move), ([.shift, .control], true, .copy),
    ] as [(Modifiers, Bool, DragAction)])
  func keysChooseTheAction(_ modifiers: Modifiers, _ isOutside: Bool, _ action: DragAction) {
    var offer = DragOffer(
      id: .own(1), window: WindowID(rawValue: 1), pointer: .mouse, text: [0x61], allowsMove: true)
    #expect(offer.action(with: modifiers, isOutside: isOutside) == action)
    offer.allowsMove = false
    #expect(offer.action(with: modifiers, isOutside: isOutside) == .copy)
  }
}
