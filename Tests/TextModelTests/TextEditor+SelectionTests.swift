import Testing

@testable import TextModel

@Suite struct TextEditorSelectionTests {
  @Test func aDragAfterADoubleClickExtendsByWordsAndKeepsTheFirst() {
    var editor = Editor("one two three")
    let origin = editor.select(at: 5, by: .word)
    #expect(editor.selection == TextSelection(anchor: 4, head: 7))
    for (offset, anchor, head) in [(9, 4, 13), (5, 4, 7), (1, 7, 0), (3, 7, 3), (8, 4, 8), (4, 4, 7)] {
      editor.extendSelection(from: origin, to: offset)
      #expect(editor.selection == TextSelection(anchor: anchor, head: head))
    }
  }

  @Test func aTripleClickTakesAllOfOneLine() {
    var editor = Editor("one two")
    editor.select(at: 2, by: .line)
    #expect(editor.selection == TextSelection(anchor: 0, head: 7))
  }

  @Test func aTripleClickTakesTheParagraphOfMany() {
    var editor = Editor("one\ntwo\nthree", isMultiLine: true)
    let origin = editor.select(at: 5, by: .line)
    #expect(editor.selection == TextSelection(anchor: 4, head: 7))
    editor.extendSelection(from: origin, to: 10)
    #expect(editor.selection == TextSelection(anchor: 4, head: 13))
    editor.extendSelection(from: origin, to: 1)
    #expect(editor.selection == TextSelection(anchor: 7, head: 0))
  }

  @Test func aClickWithShiftMovesTheHead() {
    var editor = Editor("abcdef")
    editor.select(TextSelection(caret: 2))
    editor.extendSelection(to: 5)
    #expect(editor.selection == TextSelection(anchor: 2, head: 5))
  }
}
