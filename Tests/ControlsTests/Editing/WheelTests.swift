import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What wheels and touch pads do over a text.
@MainActor @Suite struct WheelTests {
  private func turn(
    _ stage: Stage<some View>, x: Double = 0, y: Double = 0, _ modifiers: Modifiers = []
  ) {
    stage.user.send(
      .scroll(
        ScrollEvent(
          window: stage.window.windowID!, location: stage.control.spot(), notches: Point(x: x, y: y),
          modifiers: modifiers, time: EventTime(rawValue: 5000))))
  }

  @Test(
    .bug(id: "servo/servo#47235"), .bug(id: "ocornut/imgui#2424"),
    arguments: [false, true])
  func aLineScrollsSidewaysAndItsCaretStays(isEdited: Bool) {
    let stage = Stage(TextField(String(repeating: "word ", count: 40)))
    if isEdited {
      stage.control.becomeFirstResponder()
      stage.user.key(.home)
    }
    let (start, selected) = (stage.control.caretRect.minX, stage.control.selectedRange)
    let seen = {
      stage.drawing().compactMap { if case .text(_, let place, _) = $0 { place.x } else { nil } }.first ?? 0
    }
    let first = seen()
    turn(stage, x: 1)
    #expect(seen() < first - 10)
    turn(stage, y: 1, .shift)
    let second = seen()
    #expect(second < first - 20)
    turn(stage, x: 0.5)
    #expect(seen() < second)
    for _ in 0..<200 { turn(stage, x: 3) }
    let last = seen()
    turn(stage, x: 1)
    #expect(seen() == last)
    for _ in 0..<200 { turn(stage, x: -3) }
    #expect(seen() == first)
    #expect(stage.control.selectedRange == selected)
    #expect(stage.control.caretRect.minX == start)
  }

  @Test func aKeyBringsTheCaretBackIntoSight() {
    let stage = Stage(TextField(String(repeating: "word ", count: 40)))
    stage.control.becomeFirstResponder()
    stage.user.key(.home)
    for _ in 0..<9 { turn(stage, x: 1) }
    #expect(stage.control.caretRect.maxX < 0)
    stage.user.type("x")
    #expect(stage.control.bounds.contains(stage.control.caretRect.center))
  }

  @Test func aVeryLongLineScrollsFromEndToEnd() {
    let stage = Stage(TextField(String(repeating: "word ", count: 4000)))
    stage.control.becomeFirstResponder()
    stage.user.key(.home)
    for _ in 0..<1500 { turn(stage, x: 3) }
    stage.user.click(stage.point(150), in: stage.window)
    #expect(stage.control.selectionHead > 19_000)
  }

  @Test func aPlainWheelIsForWhatLiesAround() {
    let field = TextField(
      String(repeating: "word ", count: 40), frame: Rect(x: 0, y: 0, width: 200, height: 34))
    let content = View(frame: Rect(x: 0, y: 0, width: 200, height: 900))
    content.addSubview(field)
    let scrollView = ScrollView(content)
    let stage = Stage(scrollView, frame: Rect(x: 100, y: 100, width: 200, height: 30))
    turn(stage, y: 1)
    #expect(scrollView.boundsOrigin.y > 0)
  }
}
