import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What a program's own kind of field gets from ``TextInputView``, by public names alone.
@MainActor @Suite struct CodeFieldTests {
  let stage = Stage(CodeField(cells: 4, frame: Rect(x: 100, y: 100, width: 200, height: 34)), frame: nil)

  @Test func itsDisplayDrawsWhatIsTyped() {
    stage.user.click(stage.control)
    stage.user.type("12")
    #expect(stage.control.text == "12")
    #expect(stage.drawnTexts() == ["1", "2"])
    #expect(stage.control.caretRect.minX == stage.control.textArea.minX + 2 * CellDisplay.side)
  }

  @Test func itsRuleRefusesAndItsLimitCuts() {
    stage.user.click(stage.control)
    stage.user.type("1x2345")
    #expect(stage.control.text == "1234")
  }

  @Test func aClickIsWhereItsDisplaySays() {
    stage.control.text = "1234"
    let area = stage.control.textArea
    stage.user.click(stage.point(area.minX + 2 * CellDisplay.side + 2), in: stage.window)
    #expect(stage.control.selectedRange == 2..<2)
    stage.user.key(.right, modifiers: .shift)
    stage.user.type("9")
    #expect(stage.control.text == "1294")
  }

  @Test func editingUndoAndPasteAreThoseOfEveryField() {
    stage.user.click(stage.control)
    stage.user.type("12")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(KeySym("x"), modifiers: .control)
    #expect(stage.control.text.isEmpty)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "12")
    #expect(stage.control.selectedRange == 0..<2)
    stage.user.key(.escape)
    #expect(!stage.control.isFirstResponder)
  }

  @Test func itIsBeingEditedLikeEveryField() {
    stage.user.click(stage.control)
    #expect(stage.window.firstResponder?.textInput === stage.control)
    stage.user.click(Point(x: 10, y: 10), in: stage.window)
    #expect(!stage.control.isFirstResponder)
  }
}
