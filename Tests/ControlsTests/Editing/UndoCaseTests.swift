import Controls
import Testing
import UICore
import UITestHost

/// Cases of undo from bug reports against other toolkits, through the keys of a real field.
@MainActor @Suite struct UndoCaseTests {
  private func key(_ stage: Stage<some View>, _ letter: Unicode.Scalar, _ modifiers: Modifiers = .control) {
    stage.user.key(KeySym(letter), modifiers: modifiers)
  }

  @Test(.bug(id: "T13")) func pastesAreUndoneOneByOneAndRedone() {
    let stage = textStage("one\ntwo")
    stage.focus()
    key(stage, "a")
    key(stage, "c")
    for _ in 0..<3 { key(stage, "v") }
    #expect(stage.control.text == "one\ntwoone\ntwoone\ntwo")
    for _ in 0..<3 { key(stage, "z") }
    #expect(stage.control.text == "one\ntwo")
    #expect(stage.control.selectedRange == 0..<7)
    key(stage, "y")
    #expect(stage.control.text == "one\ntwo")
    #expect(stage.control.selectedRange == 7..<7)
    key(stage, "z", [.control, .shift])
    #expect(stage.control.text == "one\ntwoone\ntwo")
  }

  @Test(.bug(id: "T16")) func undoLeavesTheCaretWhereTheEditWas() {
    let stage = Stage(TextField("> "))
    stage.control.becomeFirstResponder()
    stage.user.type("hello world")
    key(stage, "z")
    #expect(stage.control.text == "> hello ")
    #expect(stage.control.selectedRange == 8..<8)
    key(stage, "z")
    #expect(stage.control.text == "> ")
    #expect(stage.control.selectedRange == 2..<2)
  }

  @Test(.bug(id: "T18")) func aRunOfBackspacesIsOneStep() {
    let stage = Stage(TextField())
    stage.control.becomeFirstResponder()
    stage.user.type("hello world")
    for _ in 0..<3 { stage.user.key(.backspace) }
    #expect(stage.control.text == "hello wo")
    key(stage, "z")
    #expect(stage.control.text == "hello world")
  }

  @Test(.bug(id: "T19")) func aPasteOverASelectionIsOneStep() {
    let stage = Stage(TextField("hello"))
    stage.control.becomeFirstResponder()
    stage.user.offerElsewhere("NEW")
    key(stage, "a")
    key(stage, "v")
    #expect(stage.control.text == "NEW")
    key(stage, "z")
    #expect(stage.control.text == "hello")
    #expect(stage.control.selectedRange == 0..<5)
  }

  @Test(.bug(id: "T20")) func aCommitOverASelectionIsOneStepAndKeepsHistory() {
    let stage = Stage(TextField())
    stage.control.becomeFirstResponder()
    stage.user.type("hello")
    key(stage, "a")
    stage.user.mark("n")
    stage.user.mark("に")
    stage.user.commit("日")
    #expect(stage.control.text == "日")
    key(stage, "z")
    #expect(stage.control.text == "hello")
    #expect(stage.control.selectedRange == 0..<5)
    key(stage, "z")
    #expect(stage.control.text == "")
  }
}
