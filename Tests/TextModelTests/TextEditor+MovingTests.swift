import Testing

@testable import TextModel

@Suite struct TextEditorMovingTests {
  @Test(arguments: [(0..<4, 8, "two one three", 4..<8), (4..<8, 0, "two one three", 0..<4)])
  func movedTextIsSelectedAtItsNewPlace(
    _ row: (range: Range<Int>, to: Int, text: String, selected: Range<Int>)
  ) {
    var editor = Editor("one two three")
    let edit = editor.move(row.range, to: row.to, at: .zero)
    #expect(editor.text == row.text)
    #expect(editor.selection.range == row.selected)
    #expect(edit == TextEdit(range: 0..<8, insertedCount: 8))
  }

  @Test func aMoveIsOneStep() {
    var editor = Editor("one two")
    editor.select(TextSelection(anchor: 0, head: 3))
    editor.move(0..<3, to: 7, at: .zero)
    #expect(editor.text == " twoone")
    editor.perform(.undo)
    #expect(editor.text == "one two")
    #expect(editor.selection == TextSelection(anchor: 0, head: 3))
  }

  @Test func aMoveIntoItselfOrOfNothingDoesNothing() {
    var editor = Editor("abc")
    for (range, offset) in [(0..<2, 1), (0..<2, 0), (0..<2, 2), (1..<1, 3)] {
      #expect(editor.move(range, to: offset, at: .zero) == nil)
    }
    #expect(!editor.canUndo)
  }
}
