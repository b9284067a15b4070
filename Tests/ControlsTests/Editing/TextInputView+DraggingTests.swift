import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// A cluster is 8 points wide and the text begins 11 points from the field's edge.
@MainActor @Suite struct TextInputViewDraggingTests {
  private let other = TextField("xyz", frame: Rect(x: 100, y: 200, width: 200, height: 34))

  /// "one two three" with "two" selected, and another field below.
  private func stage() -> Stage<TextField> {
    let stage = Stage(TextField("one two three"))
    stage.window.addSubview(other)
    stage.user.click(stage.control)
    stage.control.selectedRange = 4..<7
    stage.user.wait(.seconds(1))
    return stage
  }

  private func spot(_ cluster: Int, in stage: Stage<TextField>) -> Point {
    stage.point(11 + Double(cluster) * 8 + 1)
  }

  private func spotInOther(_ cluster: Int) -> Point { other.spot(11 + Double(cluster) * 8 + 1, 17) }

  /// Presses in the selection and moves a little more than the threshold.
  private func begin(_ stage: Stage<TextField>) {
    stage.user.press(spot(5, in: stage), in: stage.window)
    stage.user.move(to: spot(5, in: stage) + Point(x: 0, y: 9))
  }

  // MARK: The beginning

  @Test func aClickOnTheSelectionPutsTheCaretThereWhenReleased() {
    let stage = stage()
    stage.user.press(spot(5, in: stage), in: stage.window)
    #expect(stage.control.selectedRange == 4..<7)
    stage.user.move(to: spot(5, in: stage) + Point(x: 7, y: 0))
    #expect(stage.control.selectedRange == 4..<7)
    #expect(stage.user.host.drag == nil)
    stage.user.move(to: spot(5, in: stage))
    stage.user.release()
    #expect(stage.control.selectedRange == 5..<5)
  }

  @Test func beyondTheThresholdTheTextIsTakenAlong() {
    let stage = stage()
    stage.user.host.settings.dragThreshold = 20
    stage.user.press(spot(5, in: stage), in: stage.window)
    stage.user.move(to: spot(5, in: stage) + Point(x: 0, y: 19))
    #expect(stage.user.host.drag == nil)
    stage.user.move(to: spot(5, in: stage) + Point(x: 0, y: 21))
    #expect(stage.user.host.drag?.text == Array("two".utf8))
    #expect(stage.user.host.drag?.allowsMove == true)
    #expect(stage.control.selectedRange == 4..<7)
  }

  @Test func besideTheSelectionADragSelects() {
    let stage = stage()
    stage.user.drag(from: spot(8, in: stage), to: spot(13, in: stage), in: stage.window)
    #expect(stage.control.selectedRange == 8..<13)
    #expect(stage.user.host.drag == nil)
  }

  @Test func withShiftADragExtendsTheSelection() {
    let stage = stage()
    stage.user.press(spot(5, in: stage), in: stage.window, modifiers: .shift)
    stage.user.move(to: spot(13, in: stage), modifiers: .shift)
    #expect(stage.user.host.drag == nil)
    stage.user.release()
    #expect(stage.control.selectedRange == 4..<13)
  }

  @Test func aDoubleClickOnTheSelectionStillSelectsAWord() {
    let stage = stage()
    stage.user.multiClick(spot(5, in: stage), in: stage.window, count: 2)
    #expect(stage.control.selectedRange == 4..<7)
    #expect(stage.user.host.drag == nil)
  }

  @Test func aReadOnlyFieldGivesACopy() {
    let stage = stage()
    stage.control.isReadOnly = true
    stage.user.click(stage.control)
    stage.control.selectedRange = 4..<7
    stage.user.wait(.seconds(1))
    begin(stage)
    #expect(stage.user.host.drag?.allowsMove == false)
    stage.user.move(to: spotInOther(0))
    stage.user.release()
    #expect(other.text == "twoxyz")
    #expect(stage.control.text == "one two three")
  }

  @Test(.bug(id: "T73"), .bug(id: "T75")) func aSecretIsNeverDragged() {
    let stage = Stage(SecureField())
    stage.user.click(stage.control)
    stage.user.type("hunter2")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.drag(from: stage.point(30), to: stage.point(30, 200), in: stage.window)
    #expect(stage.user.host.drag == nil)
    #expect(stage.user.host.pasteboards.offers.isEmpty)
    #expect(stage.control.length == 7)
  }

  // MARK: Within a field

  @Test(.bug(id: "T20")) func withinAFieldItIsMovedInOneStep() {
    let stage = stage()
    begin(stage)
    stage.user.move(to: spot(0, in: stage))
    stage.user.release()
    #expect(stage.control.text == "twoone  three")
    #expect(stage.control.selectedRange == 3..<3)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one two three")
    #expect(stage.control.selectedRange == 4..<7)
    #expect(!stage.control.canUndo)
    #expect(stage.control.isFirstResponder)
  }

  @Test func withControlItIsCopied() {
    let stage = stage()
    begin(stage)
    stage.user.move(to: spot(13, in: stage), modifiers: .control)
    stage.user.release(modifiers: .control)
    #expect(stage.control.text == "one two threetwo")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one two three")
  }

  @Test(arguments: [4, 5, 6, 7]) func intoItselfNothingIsDropped(_ cluster: Int) {
    let stage = stage()
    begin(stage)
    stage.user.move(to: spot(cluster, in: stage))
    #expect(stage.user.host.dragAnswer == nil)
    stage.user.release()
    #expect(stage.control.text == "one two three")
    #expect(stage.control.selectedRange == 4..<7)
    #expect(!stage.control.canUndo)
  }

  // MARK: Between fields

  @Test func betweenFieldsItIsMovedInOneStepInEach() {
    let stage = stage()
    begin(stage)
    stage.user.move(to: spotInOther(1))
    #expect(stage.user.host.dragAnswer == .move)
    #expect(stage.control.isFirstResponder)
    stage.user.release()
    #expect(stage.control.text == "one  three")
    #expect(other.text == "xtwoyz")
    #expect(other.isFirstResponder)
    #expect(other.selectedRange == 4..<4)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(other.text == "xyz")
    stage.control.becomeFirstResponder()
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one two three")
  }

  @Test func toAnotherWindowOfTheProgram() {
    let stage = stage()
    let second = Window(title: "Second", size: Size(width: 400, height: 300))
    let field = TextField("q", frame: Rect(x: 10, y: 10, width: 200, height: 34))
    second.addSubview(field)
    stage.user.unfocus(stage.window)
    stage.user.open(second)
    stage.user.unfocus(second)
    stage.user.focus(stage.window)
    begin(stage)
    _ = stage.user.host.takeEffects()
    stage.user.move(to: field.spot(11, 17), in: second)
    stage.user.release()
    #expect(field.text == "twoq")
    #expect(stage.control.text == "one  three")
    let focused = stage.user.host.takeEffects().contains { effect in
      if case .takeFocus(second.windowID, _) = effect { true } else { false }
    }
    #expect(focused)
    #expect(field.isFirstResponder)
    #expect(!stage.control.isFirstResponder)
  }

  @Test func aLineIsMovedInATextOfManyLines() {
    let stage = Stage(TextView("one\ntwo"), frame: Rect(x: 100, y: 100, width: 200, height: 100))
    stage.user.click(stage.control.spot(60, 17), in: stage.window)
    stage.control.selectedRange = 0..<3
    stage.user.wait(.seconds(1))
    stage.user.press(stage.control.spot(20, 17), in: stage.window)
    stage.user.move(to: stage.control.spot(11, 37))
    stage.user.release()
    #expect(stage.control.text == "\nonetwo")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one\ntwo")
  }

  @Test func aPressInTheSameTurnAsTheKeyThatSelectsMayDrag() {
    let stage = stage()
    stage.control.selectedRange = 0..<0
    stage.user.application.handle(
      .key(
        KeyEvent(
          window: stage.window.windowID!, keysym: KeySym("a"), modifiers: .control,
          time: EventTime(rawValue: 90_000))))
    stage.user.press(spot(10, in: stage), in: stage.window)
    stage.user.move(to: spotInOther(0))
    #expect(stage.user.host.drag?.text == Array("one two three".utf8))
  }

  @Test func editsMeanwhileMoveTheRange() {
    let stage = stage()
    stage.control.selectedRange = 4..<7
    begin(stage)
    stage.control.selectedRange = 0..<0
    stage.user.type("zero ")
    stage.user.move(to: spotInOther(3))
    stage.user.release()
    #expect(stage.control.text == "zero one  three")
    #expect(other.text == "xyztwo")
  }

  @Test func whatWasEditedMeanwhileIsNotDeleted() {
    let stage = stage()
    begin(stage)
    stage.control.selectedRange = 5..<5
    stage.user.type("-")
    stage.user.move(to: spotInOther(3))
    stage.user.release()
    #expect(stage.control.text == "one t-wo three")
    #expect(other.text == "xyztwo")
  }

  @Test func whatDoesNotFitIsNotDeleted() {
    let stage = stage()
    other.maxLength = 5
    begin(stage)
    stage.user.move(to: spotInOther(3))
    stage.user.release()
    #expect(other.text == "xyztw")
    #expect(stage.control.text == "one two three")
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func whatAFilterRefusesIsNotDeleted() {
    let stage = stage()
    other.filter = { _, _ in nil }
    begin(stage)
    stage.user.move(to: spotInOther(3))
    stage.user.release()
    #expect(other.text == "xyz")
    #expect(stage.control.text == "one two three")
  }

  // MARK: Elsewhere

  @Test(arguments: [(DragAction.move, "one  three"), (.copy, "one two three"), (nil, "one two three")])
  func anotherProgramSaysWhatItDid(_ action: DragAction?, _ expected: String) {
    let stage = stage()
    begin(stage)
    stage.user.releaseElsewhere(taking: action)
    #expect(stage.control.text == expected)
    #expect(!stage.user.application.drags.isDragging)
  }

  @Test func escapeGivesItUp() {
    let stage = stage()
    begin(stage)
    stage.user.move(to: spotInOther(1))
    stage.user.key(.escape)
    #expect(stage.user.host.drag == nil)
    #expect(!stage.user.application.drags.isDragging)
    stage.user.release()
    #expect(stage.control.text == "one two three")
    #expect(other.text == "xyz")
    // It was for the drag: editing goes on.
    #expect(stage.control.isFirstResponder)
  }

  @Test func aFieldThatIsGoneIsNotDeletedFrom() {
    let stage = stage()
    begin(stage)
    stage.control.removeFromSuperview()
    stage.user.move(to: spotInOther(0))
    stage.user.release()
    #expect(other.text == "twoxyz")
  }
}
