import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct ScrollViewEditingTests {
  /// The viewport ends at 400, the panel begins at 300.
  private static let limit = 300.0

  private func stage(fieldAt y: Double) -> (stage: Stage<ScrollView>, field: TextField) {
    let stage = ScrollViewTests.stage()
    let field = TextField("Text", frame: Rect(x: 10, y: y, width: 180, height: 34))
    stage.control.contentView?.addSubview(field)
    stage.user.application.endTurn()
    field.becomeFirstResponder()
    stage.user.application.endTurn()
    return (stage, field)
  }

  private func caret(_ field: TextField) -> Rect { field.convertToWindow(field.caretRect) }

  private func avoid(_ stage: Stage<ScrollView>, _ field: TextField) {
    stage.control.avoidKeyboard(below: Self.limit, caret: caret(field))
    stage.user.application.endTurn()
  }

  @Test func theCaretIsScrolledAboveThePanel() {
    let (stage, field) = stage(fieldAt: 240)
    #expect(stage.control.boundsOrigin.y == 0)
    avoid(stage, field)
    #expect(caret(field).maxY <= Self.limit - 12)
    #expect(stage.control.boundsOrigin.y > 0)
  }

  @Test func aCaretInSightMovesNothing() {
    let (stage, field) = stage(fieldAt: 20)
    avoid(stage, field)
    #expect(stage.control.boundsOrigin.y == 0)
  }

  @Test func theLastFieldOfTheContentCanBeSeenToo() {
    let (stage, field) = stage(fieldAt: 966)
    avoid(stage, field)
    #expect(caret(field).maxY <= Self.limit - 12)
    #expect(stage.control.boundsOrigin.y > 700)
  }

  @Test func contentReturnsWhenThePanelGoes() {
    let (stage, field) = stage(fieldAt: 240)
    avoid(stage, field)
    stage.control.stopAvoidingKeyboard()
    #expect(stage.control.boundsOrigin.y == 0)
  }

  @Test func contentStaysWhereTheUserScrolledIt() {
    let (stage, field) = stage(fieldAt: 240)
    avoid(stage, field)
    stage.user.turnWheel(2, at: stage.control.spot(), in: stage.window)
    let offset = stage.control.boundsOrigin
    stage.control.stopAvoidingKeyboard()
    #expect(stage.control.boundsOrigin == offset)
  }

  @Test func theExtraRoomGoesWithThePanel() {
    let (stage, field) = stage(fieldAt: 966)
    avoid(stage, field)
    stage.user.turnWheel(50, at: stage.control.spot(), in: stage.window)
    #expect(stage.control.boundsOrigin.y > 700)
    stage.control.stopAvoidingKeyboard()
    #expect(stage.control.boundsOrigin.y == 700)
  }

  @Test func theUserMayScrollAwayFromTheCaret() {
    let (stage, field) = stage(fieldAt: 240)
    avoid(stage, field)
    stage.user.turnWheel(5, at: stage.control.spot(), in: stage.window)
    let offset = stage.control.boundsOrigin
    avoid(stage, field)
    #expect(stage.control.boundsOrigin == offset)
  }

  @Test func typingBringsTheCaretBack() {
    let (stage, field) = stage(fieldAt: 20)
    stage.user.turnWheel(5, at: stage.control.spot(), in: stage.window)
    #expect(caret(field).minY < 100)
    stage.user.type("a")
    #expect(caret(field).minY >= 100)
  }

  @Test func tabLeadsToAFieldOutOfSight() {
    let (stage, _) = stage(fieldAt: 20)
    let far = TextField(frame: Rect(x: 10, y: 800, width: 180, height: 34))
    stage.control.contentView?.addSubview(far)
    stage.user.key(.tab)
    #expect(far.isFirstResponder)
    #expect(stage.control.frame.contains(caret(far)))
  }

  @Test func aClickNeverMovesWhatIsUnderIt() {
    let (stage, _) = stage(fieldAt: 20)
    let half = TextField(frame: Rect(x: 10, y: 280, width: 180, height: 34))
    stage.control.contentView?.addSubview(half)
    stage.user.application.endTurn()
    stage.user.press(half.spot(20, 10), in: stage.window)
    #expect(half.isFirstResponder)
    #expect(stage.control.boundsOrigin.y == 0)
    stage.user.release()
  }

  @Test func whereThePanelLeavesNoRoomNothingScrolls() {
    let (stage, field) = stage(fieldAt: 240)
    stage.control.avoidKeyboard(below: 120, caret: caret(field))
    #expect(stage.control.boundsOrigin.y == 0)
  }

  @Test func revealingNeverEndsEditing() {
    let (stage, field) = stage(fieldAt: 240)
    stage.user.application.dismissal.triggers = [.tap, .pan, .wheel, .pageKey]
    avoid(stage, field)
    #expect(field.isFirstResponder)
  }
}
