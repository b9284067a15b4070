import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// A filter is the program's code, called in the middle of an edit.
@MainActor @Suite struct TextContentTests {
  @Test func aFilterMayReadTheFieldAsItWasBeforeTheEdit() {
    let stage = Stage(TextField("abc"))
    let field = stage.control
    var seen: [String] = []
    field.filter = { [unowned field] edit, storage in
      seen.append("\(field.text) \(field.length) \(field.selectedRange) \(field.canUndo)")
      #expect(field.text == storage.text)
      return edit
    }
    stage.user.click(field)
    stage.user.type("d")
    stage.user.key(.backspace)
    #expect(seen == ["abc 3 3..<3 false", "abcd 4 4..<4 true"])
    #expect(field.text == "abc")
  }

  @Test func whatAFilterDoesToItsFieldIsRefused() {
    let stage = Stage(TextField("abc"))
    let field = stage.control
    field.filter = { [unowned field] edit, _ in
      field.text = "other"
      field.insertText("x")
      field.perform(.selectAll)
      field.selectedRange = 0..<2
      return edit
    }
    stage.user.click(field)
    _ = stage.user.takeNotifications()
    stage.user.type("d")
    #expect(field.text == "abcd")
    #expect(field.selectedRange == 4..<4)
    #expect(stage.drawnTexts() == ["abcd"])
    #expect(stage.takeTextChanges() == 1)
  }

  @Test func afterAFilteredEditTheFieldCanBeChangedAgain() {
    let stage = Stage(TextField("abc"))
    stage.control.filter = { _, _ in nil }
    stage.user.click(stage.control)
    stage.user.type("d")
    stage.control.text = "new"
    #expect(stage.control.text == "new")
  }

  @Test func aFilteredEditIsUndoneLikeAnyOther() {
    let stage = Stage(TextField("abc"))
    stage.control.filter = { edit, _ in edit }
    stage.user.click(stage.control)
    stage.user.type("de")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "abc")
    #expect(stage.control.selectedRange == 3..<3)
  }
}
