import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// A cluster is 8 points wide and the text begins 11 points from the field's edge.
@MainActor @Suite struct TextInputViewMouseTests {
  @Test func clickMovesTheCaretAndKeepsTheFieldFirstResponder() {
    let stage = Stage(TextField("hello"))
    stage.user.click(stage.at(1), in: stage.window)
    #expect(stage.control.selectedRange == 1..<1)
    stage.user.click(stage.at(4), in: stage.window)
    #expect(stage.control.selectedRange == 4..<4)
    #expect(stage.control.isFirstResponder)
  }

  @Test func aClickPutsTheCaretAtTheNearestBoundary() {
    let stage = Stage(TextField("hello"))
    stage.user.click(stage.point(11 + 11), in: stage.window)
    #expect(stage.control.selectedRange == 1..<1)
    stage.user.click(stage.point(11 + 13), in: stage.window)
    #expect(stage.control.selectedRange == 2..<2)
  }

  @Test func aClickBesideTheTextGoesToItsEnds() {
    let stage = Stage(TextField("hello"))
    stage.user.click(stage.point(2), in: stage.window)
    #expect(stage.control.selectedRange == 0..<0)
    stage.user.click(stage.point(190), in: stage.window)
    #expect(stage.control.selectedRange == 5..<5)
  }

  @Test func theMouseTakesTheFocusOnPress() {
    let stage = Stage(TextField("hello"))
    stage.user.press(stage.at(2), in: stage.window)
    #expect(stage.control.isFirstResponder)
    stage.user.release()
  }

  @Test func aFingerTakesTheFocusOnTap() {
    let stage = Stage(TextField("hello"))
    let id = WindowID(rawValue: stage.window.surfaceID!.rawValue)
    var time = EventTime(rawValue: 0)
    func touch(_ phase: PointerEvent.Phase, _ point: Point) {
      time.rawValue += 1000
      stage.user.send(
        .pointer(
          PointerEvent(
            window: id, phase: phase, pointer: PointerID(device: 2, touch: 1), location: point,
            time: time)))
    }
    touch(.down, stage.at(1))
    #expect(!stage.control.isFirstResponder)
    touch(.move, stage.at(1) + Point(x: 40, y: 0))
    touch(.up, stage.at(1) + Point(x: 40, y: 0))
    #expect(!stage.control.isFirstResponder)
    touch(.down, stage.at(1))
    touch(.up, stage.at(1))
    #expect(stage.control.isFirstResponder)
    #expect(stage.control.selectedRange == 1..<1)
  }

  @Test func dragSelectsBothWays() {
    let stage = Stage(TextField("hello"))
    stage.user.drag(from: stage.at(1), to: stage.at(4), in: stage.window)
    #expect(stage.control.selectionAnchor == 1 && stage.control.selectionHead == 4)
    stage.user.drag(from: stage.at(4), to: stage.at(2), in: stage.window)
    #expect(stage.control.selectionAnchor == 4 && stage.control.selectionHead == 2)
  }

  @Test func shiftClickExtendsAndADragAfterItGoesOn() {
    let stage = Stage(TextField("hello world"))
    stage.user.click(stage.at(2), in: stage.window)
    stage.user.press(stage.at(5), in: stage.window, modifiers: .shift)
    #expect(stage.control.selectedRange == 2..<5)
    stage.user.move(to: stage.at(7))
    stage.user.release()
    #expect(stage.control.selectedRange == 2..<7)
  }

  @Test func doubleClickSelectsTheWord() {
    let stage = Stage(TextField("one two three"))
    stage.user.multiClick(stage.at(5), in: stage.window, count: 2)
    #expect(stage.control.selectedRange == 4..<7)
  }

  @Test func tripleClickSelectsAll() {
    let stage = Stage(TextField("one two three"))
    stage.user.multiClick(stage.at(5), in: stage.window, count: 3)
    #expect(stage.control.selectedRange == 0..<13)
  }

  @Test func aDragAfterADoubleClickGoesByWordsAndKeepsTheFirst() {
    let stage = Stage(TextField("one two three"))
    stage.user.multiClick(stage.at(5), in: stage.window, count: 1)
    stage.user.press(stage.at(5), in: stage.window)
    stage.user.move(to: stage.at(9))
    #expect(stage.control.selectedRange == 4..<13)
    stage.user.move(to: stage.at(1))
    #expect(stage.control.selectedRange == 0..<7)
    stage.user.release()
  }

  @Test func aDragPastTheEdgeScrollsAsTimePasses() {
    let stage = Stage(TextField(String(repeating: "a", count: 100)))
    stage.user.press(stage.at(0), in: stage.window)
    stage.user.move(to: stage.point(260))
    let first = stage.control.selectionHead
    #expect(first < 30)
    stage.user.wait(.milliseconds(500))
    let second = stage.control.selectionHead
    #expect(second > first + 10)
    stage.user.wait(.seconds(10))
    #expect(stage.control.selectedRange == 0..<100)
    stage.user.release()
  }

  @Test func aDragBackIntoTheFieldAndAReleaseStopTheScrolling() {
    let stage = Stage(TextField(String(repeating: "a", count: 100)))
    stage.user.press(stage.at(0), in: stage.window)
    stage.user.move(to: stage.point(260))
    stage.user.move(to: stage.at(5))
    let head = stage.control.selectionHead
    stage.user.wait(.seconds(1))
    #expect(stage.control.selectionHead == head)
    stage.user.move(to: stage.point(260))
    stage.user.release()
    let released = stage.control.selectionHead
    stage.user.wait(.seconds(1))
    #expect(stage.control.selectionHead == released)
  }

  @Test func theScrollingWakesNobodyOnceThePointerIsBack() {
    let stage = Stage(TextField(String(repeating: "a", count: 100)))
    stage.user.host.settings.caretBlink = .zero
    stage.user.press(stage.at(0), in: stage.window)
    stage.user.move(to: stage.point(260))
    #expect(stage.user.application.nextWake != nil)
    stage.user.move(to: stage.at(5))
    #expect(stage.user.application.nextWake == nil)
    stage.user.release()
  }

  @Test func aDragThatEndsOutsideKeepsTheField() {
    let stage = Stage(TextField("hello"))
    stage.user.drag(from: stage.at(1), to: Point(x: 700, y: 500), in: stage.window)
    #expect(stage.control.isFirstResponder)
    #expect(stage.control.selectedRange == 1..<5)
  }

  @Test func aClickOnTheOtherFieldHandsOver() {
    let stage = Stage(TextField("hello"))
    let other = TextField("world", frame: Rect(x: 100, y: 200, width: 200, height: 34))
    stage.window.addSubview(other)
    stage.user.click(stage.control)
    stage.user.click(other)
    #expect(other.isFirstResponder)
    stage.user.type("x")
    #expect(stage.control.text == "hello")
    #expect(other.text == "worldx")
  }
}

extension Stage {
  /// Just right of the boundary before a cluster of unscrolled text.
  @MainActor func at(_ cluster: Int) -> Point { point(11 + Double(cluster) * 8 + 1) }
}
