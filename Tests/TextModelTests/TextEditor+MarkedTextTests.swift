import Testing

@testable import TextModel

@Suite struct TextEditorMarkedTextTests {
  @Test func markedTextIsNotInTheStorage() {
    var editor = Editor("hello")
    editor.select(TextSelection(anchor: 0, head: 5))
    editor.setMarkedText("に", selected: 3..<3)
    #expect(editor.text == "hello")
    #expect(editor.markedText == MarkedText(range: 0..<5, text: "に", selection: 3..<3))
  }

  @Test func aCommitIsOneStepAndReplacesTheSelection() {
    var editor = Editor("hello")
    editor.perform(.selectAll)
    editor.setMarkedText("n")
    editor.setMarkedText("に")
    editor.insert("日本", kind: .inputMethod, at: .zero)
    #expect(editor.text == "日本")
    #expect(editor.markedText == nil)
    editor.perform(.undo)
    #expect(editor.text == "hello")
    #expect(editor.selection == TextSelection(anchor: 0, head: 5))
  }

  @Test func committingWhatIsMarkedEndsTheMarking() {
    var editor = Editor("a")
    editor.setMarkedText("b")
    #expect(editor.commitMarkedText(at: .zero) == TextEdit(range: 1..<1, insertedCount: 1))
    #expect(editor.commitMarkedText(at: .zero) == nil)
    #expect(editor.text == "ab")
  }

  @Test func markedTextIsCountedAtItsCommit() {
    var editor = Editor("ab")
    editor.maxClusterCount = 3
    editor.setMarkedText("xyz")
    #expect(editor.markedText?.text == "xyz")
    #expect(editor.commitMarkedText(at: .zero)?.droppedClusterCount == 2)
    #expect(editor.text == "abx")
  }

  @Test func markedTextStaysInPlaceWhileTheCaretOrTheTextMoves() {
    var editor = Editor("abc")
    editor.select(TextSelection(caret: 2))
    editor.setMarkedText("x")
    editor.select(TextSelection(caret: 0))
    editor.replace(0..<1, with: "12", kind: .program, at: .zero)
    #expect(editor.markedText?.range == 3..<3)
    editor.commitMarkedText(at: .zero)
    #expect(editor.text == "12bxc")
  }
}
