import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

/// Scrolls only when told to.
@MainActor private final class PlainScroller: Pane, KeyboardAvoiding {
  func avoidKeyboard(below limit: Double, caret: Rect) {}
  func stopAvoidingKeyboard() {}
}

@MainActor struct CaretAvoidanceTests {
  /// A stage whose first field is where the panel will be.
  private func stage(fieldAt y: Double) -> Stage {
    let stage = Stage()
    stage.fieldA.frame.origin.y = y
    return stage
  }

  private func caretTop(_ stage: Stage) -> Double {
    stage.fieldA.convertToWindow(stage.fieldA.caretRect).minY
  }

  @Test func aCaretThatWouldBeCoveredIsLiftedAboveThePanel() {
    let stage = stage(fieldAt: 560)
    stage.user.click(stage.fieldA)
    #expect(caretTop(stage) + 20 <= stage.panel.frame.minY)
    #expect(stage.fieldA.frame.minY == 560, "frames stay as the layout has them")
    #expect(stage.user.application.windows[0].hitTest(Point(x: 30, y: caretTop(stage))) === stage.fieldA)
  }

  @Test func aCaretAboveThePanelMovesNothing() {
    let stage = Stage.editing()
    #expect(stage.window.contentLift == 0)
  }

  @Test func aFieldThatTheUserScrollsUnderThePanelStaysThere() {
    let stage = Stage()
    let scroller = PlainScroller(frame: Rect(x: 0, y: 0, width: 400, height: 640))
    let field = StubField(frame: Rect(x: 10, y: 100, width: 200, height: 34))
    stage.content.addSubview(scroller)
    scroller.addSubview(field)
    stage.user.application.endTurn()
    stage.user.click(field)
    #expect(stage.window.contentLift == 0)
    scroller.boundsOrigin.y = -450
    stage.user.application.endTurn()
    #expect(stage.window.contentLift == 0)
  }

  @Test func thePanelItselfIsNotLifted() {
    let stage = stage(fieldAt: 560)
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(stage.window.contentLift > 0)
    #expect(stage.user.host.surfaces[stage.surface]?.frame == stage.panel.frame)
  }

  @Test func panesJustMove() {
    let stage = Stage()
    let pane = Pane(frame: Rect(x: 0, y: 500, width: 400, height: 100))
    let field = StubField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
    stage.content.addSubview(pane)
    pane.addSubview(field)
    stage.user.application.endTurn()
    stage.forget()
    stage.user.click(field)
    #expect(stage.moves(of: pane.surfaceID!).count == 1)
    #expect(stage.damage(in: pane.surfaceID!) == [])
  }

  @Test func aFieldDirectlyInTheWindowIsPaintedWhereItIsLiftedTo() {
    let stage = Stage()
    let field = StubField(frame: Rect(x: 20, y: 590, width: 200, height: 34))
    field.backgroundColor = Color(0xff0000)
    stage.window.addSubview(field)
    stage.user.click(field)
    let place = field.convertToWindow(field.bounds)
    #expect(place.maxY < 440)
    let drawing = stage.paintedWindow()
    #expect(drawing.contains(.fill(place, Color(0xff0000))))
    let background = DrawingCommand.fill(stage.window.bounds, Theme.light.colors.background)
    #expect(drawing.first == background, "no old pixels stay in the strip below")
  }

  @Test func nothingMovesUnderAHeldButton() {
    let stage = stage(fieldAt: 560)
    stage.user.press(Point(x: 30, y: 570), in: stage.window)
    stage.user.wait(.milliseconds(300))
    #expect(stage.panel.isVisible)
    #expect(stage.window.contentLift == 0)
    stage.user.release()
    #expect(stage.window.contentLift > 0)
  }

  @Test func contentGoesBackWhenThePanelGoes() {
    let stage = stage(fieldAt: 560)
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.click("hide")
    #expect(stage.window.contentLift == 0)
    #expect(caretTop(stage) == 564)
  }

  @Test func itFollowsTheCaretWhileTyping() {
    let stage = stage(fieldAt: 380)
    stage.fieldA.frame.size.height = 200
    stage.user.click(Point(x: 30, y: 390), in: stage.window)
    stage.user.wait(.milliseconds(200))
    #expect(stage.window.contentLift == 0)
    stage.fieldA.caretRect.origin.y = 80
    stage.click("return")
    #expect(caretTop(stage) + 20 <= stage.panel.frame.minY)
    #expect(stage.window.contentLift > 0)
  }

  @Test func anotherFieldThatIsSeenAlreadyMovesNothing() {
    let stage = stage(fieldAt: 560)
    stage.fieldB.frame.origin.y = 400
    stage.user.click(stage.fieldA)
    let lift = stage.window.contentLift
    stage.user.click(stage.fieldB)
    #expect(stage.fieldB.isFirstResponder)
    #expect(stage.window.contentLift == lift)
  }

  @Test func aFieldLiftedOutAtTheTopComesDownAgain() {
    let stage = stage(fieldAt: 560)
    stage.user.click(stage.fieldA)
    stage.fieldB.frame.origin.y = 10
    stage.fieldB.becomeFirstResponder()
    stage.user.application.endTurn()
    #expect(stage.fieldB.convertToWindow(stage.fieldB.caretRect).minY >= 0)
  }

  @Test func aResizeAndItsLayoutAreFollowedInTheSameTurn() {
    let stage = Stage()
    let window = Window(title: "Form", size: Size(width: 800, height: 600))
    let form = BottomForm()
    window.rootViewController = form
    stage.user.open(window)
    stage.user.click(form.field)
    for height in [500.0, 300, 700] {
      stage.user.send(.windowResized(window.windowID!, Size(width: 800, height: height)))
      let caret = form.field.convertToWindow(form.field.caretRect)
      #expect(caret.maxY <= stage.panel.frame.minY)
      #expect(caret.minY >= 0)
    }
  }

  @Test func theNearestScrollViewIsAskedFirstAndToldWhenThePanelGoes() {
    let stage = Stage()
    let scroller = StubScroller(frame: Rect(x: 0, y: 300, width: 400, height: 340))
    stage.fieldA.frame.origin.y = 260
    stage.content.addSubview(scroller)
    scroller.addSubview(stage.fieldA)
    stage.user.click(stage.fieldA)
    #expect(caretTop(stage) + 20 <= stage.panel.frame.minY)
    #expect(scroller.boundsOrigin.y > 0)
    #expect(stage.window.contentLift == 0)
    stage.user.wait(.milliseconds(200))
    stage.click("hide")
    #expect(scroller.stops == 1)
  }

  @Test func aViewAddedWhileContentIsLiftedIsLiftedToo() {
    let stage = stage(fieldAt: 560)
    stage.user.click(stage.fieldA)
    let late = View(frame: Rect(x: 500, y: 300, width: 50, height: 50))
    stage.window.addSubview(late)
    #expect(late.convertToWindow(Point.zero).y == 300 - stage.window.contentLift)
    stage.user.wait(.milliseconds(200))
    stage.click("hide")
    #expect(late.convertToWindow(Point.zero).y == 300)
  }

  @Test(arguments: [
    (100.0, 0.0, 0.0), (500, 0, 96), (500, 150, 150), (20, 150, 8), (500, 600, 488),
  ])
  func theLiftIsAsItWasUnlessTheCaretWouldNotBeSeen(caret: Double, now: Double, lift: Double) {
    let rect = Rect(x: 0, y: caret, width: 2, height: 20)
    #expect(CaretAvoidance.lift(for: rect, above: 436, from: now) == lift)
  }
}

extension Stage {
  /// What a whole repaint of the window draws.
  fileprivate func paintedWindow() -> [DrawingCommand] {
    let canvas = RecordingCanvas(clip: window.bounds)
    user.application.paint(window.surfaceID!, on: canvas, damage: window.bounds)
    return canvas.commands
  }
}

/// A field at the lower edge, wherever that is.
@MainActor private final class BottomForm: ViewController {
  let field = StubField(frame: Rect(x: 0, y: 0, width: 200, height: 34))

  override func loadView() -> View { FormView(field) }

  private final class FormView: View {
    let field: StubField
    init(_ field: StubField) {
      self.field = field
      super.init(frame: .zero)
      addSubview(field)
    }
    override func layoutSubviews() { field.frame.origin.y = bounds.height - 40 }
  }
}

/// Scrolls to the caret, as a scroll view would.
@MainActor private final class StubScroller: View, KeyboardAvoiding {
  var stops = 0

  func avoidKeyboard(below limit: Double, caret: Rect) {
    boundsOrigin.y += max(0, caret.maxY + 20 - limit)
  }
  func stopAvoidingKeyboard() { stops += 1 }
}
