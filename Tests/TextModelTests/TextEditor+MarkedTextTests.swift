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
    #expect(editor.commitMarkedText(at: .zero) == TextEdit(range: 1..<1, plainCount: 1))
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

  @Test(.bug(id: "T59"), arguments: [-5..<2, 2..<2, 1..<900, 900..<901, Int.min..<Int.max])
  func impossibleSelectionsAreClampedToClusters(selection: Range<Int>) throws {
    var editor = Editor("ab")
    editor.setMarkedText("にe\u{301}", selected: selection)
    let marked = try #require(editor.markedText)
    #expect(marked.selection.lowerBound >= 0 && marked.selection.upperBound <= 6)
    #expect([0, 3, 6].contains(marked.selection.lowerBound))
    #expect([0, 3, 6].contains(marked.selection.upperBound))
  }

  @Test(.bug(id: "T59")) func whatIsNotFitForTheFieldIsNotMarked() {
    var editor = Editor("ab")
    editor.setMarkedText("x\0\n\u{85}y")
    #expect(editor.markedText?.text == "x y")
    editor.setMarkedText("\0")
    #expect(editor.markedText == nil)
  }

  @Test func aRefusedCommitEndsTheMarkingAllTheSame() {
    var editor = Editor("ab")
    editor.filter = { _, _ in nil }
    editor.setMarkedText("x")
    #expect(editor.commitMarkedText(at: .zero) == nil)
    #expect(editor.markedText == nil)
    #expect(editor.text == "ab")
  }

  @Test(.bug(id: "T20")) func eachActOfAnInputMethodIsAStepThatUndoTakesBack() {
    var editor = Editor("hello world")
    editor.select(TextSelection(caret: 5))
    editor.insert(" big", kind: .drop, at: .zero)
    editor.delete(0..<2, kind: .inputMethod, at: .zero)
    editor.select(TextSelection(anchor: 0, head: 3))
    editor.setMarkedText("n")
    editor.setMarkedText("に")
    editor.commitMarkedText(at: .zero)
    #expect(editor.text == "に big world")
    editor.perform(.undo)
    #expect(editor.text == "llo big world")
    #expect(editor.selection == TextSelection(anchor: 0, head: 3))
    editor.perform(.undo)
    #expect(editor.text == "hello big world")
    editor.perform(.undo)
    #expect(editor.text == "hello world")
    editor.perform(.redo, .redo, .redo)
    #expect(editor.text == "に big world")
  }
}
