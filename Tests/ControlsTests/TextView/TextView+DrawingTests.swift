import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextViewDrawingTests {
  private let colors = Theme.light.colors

  @Test func theFirstLineStandsAsInAFieldOfOneLine() {
    let field = Stage(TextField("one"))
    let view = textStage("one")
    #expect(view.drawing().first { isText($0) } == field.drawing().first { isText($0) })
  }

  @Test func aLineThatIsTooLongIsWrapped() {
    #expect(textStage("one two three").drawnTexts() == ["one two ", "three"])
  }

  @Test func thePlaceholderIsWrappedToo() {
    let stage = textStage("", placeholder: "Tell us more")
    #expect(stage.drawnTexts() == ["Tell us", "more"])
    stage.user.click(stage.control)
    stage.user.type("x")
    #expect(stage.drawnTexts() == ["x"])
  }

  @Test func theSelectionIsARectangleInEachLineWithALittleForTheNewline() {
    let stage = textStage("one\n\nthree")
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = 1..<7
    stage.user.application.endTurn()
    #expect(
      selection(stage) == [
        Rect(x: 119, y: 107, width: 16, height: 20), Rect(x: 135, y: 107, width: 5, height: 20),
        Rect(x: 111, y: 127, width: 5, height: 20), Rect(x: 111, y: 147, width: 16, height: 20),
      ])
  }

  @Test func aSelectionOverAWrapHasNoNewlineInIt() {
    let stage = textStage("one two three")
    stage.control.becomeFirstResponder()
    stage.control.selectAll()
    stage.user.application.endTurn()
    #expect(
      selection(stage) == [
        Rect(x: 111, y: 107, width: 64, height: 20), Rect(x: 111, y: 127, width: 40, height: 20),
      ])
  }

  @Test func nothingIsDrawnOutsideOfTheBox() {
    let stage = textStage((0..<50).map { "\($0)" }.joined(separator: "\n"))
    stage.turnWheel(1.1)
    #expect(stage.drawnTexts().count <= 6)
  }

  @Test func theIndicatorIsThereWhileThereIsMoreThanIsSeen() {
    let stage = textStage("one\ntwo")
    #expect(indicator(stage) == nil)
    stage.control.text = (0..<50).map { "\($0)" }.joined(separator: "\n")
    stage.user.application.endTurn()
    #expect(indicator(stage)?.minY == 106)
    stage.turnWheel(100)
    #expect(indicator(stage)?.maxY == 188)
    stage.control.text = "one"
    stage.user.application.endTurn()
    #expect(indicator(stage) == nil)
  }

  @Test func theFocusShowsAsInAFieldOfOneLine() {
    let stage = textStage("one")
    stage.user.click(stage.control)
    let ring = RoundedRect(stage.control.frame.inset(by: -3), radius: 11)
    #expect(stage.drawing().contains(.stroke(ring, width: 3, colors.accent.withOpacity(0.28))))
  }

  @Test func anErrorIsRedAndInWordsBelow() {
    let stage = textStage("one")
    stage.control.errorMessage = "Too short"
    stage.user.application.endTurn()
    let shape = RoundedRect(stage.control.frame, radius: 8)
    #expect(stage.drawing().contains(.stroke(shape, width: 1, colors.error)))
    #expect(stage.drawnTexts() == ["one", "Too short"])
  }

  @Test func aThemeChangeIsSeenAtOnce() {
    let stage = textStage("one")
    stage.user.application.theme = .dark
    stage.user.application.endTurn()
    let texts = stage.drawing().filter { isText($0) }
    #expect(texts == [.text("one", at: Point(x: 111, y: 120.375), Theme.dark.colors.text)])
  }

  @Test func lettersThatRunFromTheRightStandThere() {
    let stage = textStage("שלום")
    #expect(stage.drawing().contains { isText($0, x: 100 + 93 - 2 - 32) })
  }

  @Test func theSpacesOfALineFromTheRightHangOverItsLeftEdge() {
    let stage = textStage("שלוםשלוםשל  של")
    #expect(stage.drawing().contains { isText($0, x: 100 + 93 - 2 - 96) })
  }

  private func isText(_ command: DrawingCommand) -> Bool {
    if case .text = command { true } else { false }
  }

  private func isText(_ command: DrawingCommand, x: Double) -> Bool {
    if case .text(_, let point, _) = command { point.x == x } else { false }
  }

  private func selection(_ stage: Stage<TextView>) -> [Rect] {
    stage.drawing().compactMap { if case .fill(let rect, colors.selection) = $0 { rect } else { nil } }
  }

  private func indicator(_ stage: Stage<TextView>) -> Rect? {
    stage.drawing().lazy.compactMap {
      if case .fillRounded(let shape, _) = $0, shape.radius == 2 { shape.rect } else { nil }
    }.first
  }
}
