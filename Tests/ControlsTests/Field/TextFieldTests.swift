import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextFieldTests {
  @Test func clickAndTypeMakesTextAndTellsOfIt() {
    let stage = Stage(TextField())
    stage.user.click(stage.control)
    _ = stage.user.takeNotifications()
    stage.user.type("Zoë")
    #expect(stage.control.text == "Zoë")
    #expect(stage.takeTextChanges() == 3)
  }

  @Test func settingTheTextMakesItFitForALine() {
    let field = TextField()
    field.text = "a\nb\r\nc\0"
    #expect(field.text == "a b c")
    #expect(field.selectedRange == 5..<5)
  }

  @Test func settingTheSameTextLeavesTheCaret() {
    let field = TextField("abc")
    field.selectedRange = 1..<2
    field.text = "abc"
    #expect(field.selectedRange == 1..<2)
  }

  @Test func selectedRangeCountsClusters() {
    let field = TextField("a👨‍👩‍👧b")
    field.selectedRange = 1..<2
    #expect(field.selectionAnchor == 1 && field.selectionHead == 2)
    #expect(field.length == 3)
  }

  @Test func whatIsLongerThanTheMaximumIsCutWithABell() {
    let stage = Stage(TextField())
    stage.control.maxLength = 2
    stage.user.click(stage.control)
    stage.user.type("abc")
    #expect(stage.control.text == "ab")
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func aFilterMayRefuseAndMayChange() {
    let stage = Stage(TextField())
    stage.control.filter = { edit, _ in
      guard edit.text != "x" else { return nil }
      var edit = edit
      edit.text = edit.text.uppercased()
      return edit
    }
    stage.user.click(stage.control)
    stage.user.type("axb")
    #expect(stage.control.text == "AB")
  }

  @Test func theKeyboardPanelTypesThroughTheSameDoor() {
    let stage = Stage(TextField())
    stage.user.click(stage.control)
    let input = stage.control.textInput
    input?.insertText("ab")
    input?.perform(.move(.backward))
    input?.perform(.delete(.backward))
    #expect(stage.control.text == "b")
    #expect(input?.textInputView === stage.control)
    #expect(input?.isSecure == false)
  }
}

extension Stage {
  @MainActor func takeTextChanges() -> Int {
    user.takeNotifications().count { if case .textDidChange = $0 { true } else { false } }
  }
}
