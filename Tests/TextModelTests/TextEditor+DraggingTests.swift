import TestSupport
import Testing

@testable import TextModel

@Suite struct TextEditorDraggingTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func drop(_ text: String, at offset: Int, into editor: inout Editor) -> TextEdit? {
    bytes(text).withUnsafeBufferPointer { editor.drop(utf8: $0, at: offset, time: .zero) }
  }

  @Test(.bug(id: "T20")) func aDropIsOneStepBesideWhatIsSelected() {
    var editor = Editor("one two")
    editor.select(TextSelection(anchor: 0, head: 3))
    #expect(drop("X\nY", at: 7, into: &editor) == TextEdit(range: 7..<7, insertedCount: 3))
    #expect(editor.text == "one twoX Y")
    #expect(editor.selection == TextSelection(caret: 10))
    editor.perform(.undo)
    #expect(editor.text == "one two")
    #expect(editor.selection == TextSelection(anchor: 0, head: 3))
    #expect(!editor.canUndo)
    #expect(editor.canRedo)
  }

  @Test(arguments: [(8, "two three one ", 14), (0, "one two three ", 0), (4, "one two three ", 0)])
  func aMoveIsOneStepWithTheCaretBehindTheText(_ offset: Int, _ expected: String, _ caret: Int) {
    var editor = Editor("one two three ")
    editor.select(TextSelection(anchor: 0, head: 4))
    let target = offset == 8 ? 14 : offset
    let edit = editor.move(0..<4, to: target, time: .zero)
    #expect(editor.text == expected)
    guard edit != nil else { return #expect(!editor.canUndo) }
    #expect(editor.selection == TextSelection(caret: caret))
    editor.perform(.undo)
    #expect(editor.text == "one two three ")
    #expect(editor.selection == TextSelection(anchor: 0, head: 4))
    #expect(!editor.canUndo)
    editor.perform(.redo)
    #expect(editor.text == expected)
    #expect(editor.selection == TextSelection(caret: caret))
  }

  /// Every range of a text, to every place.
  @Test func aMoveNeitherAddsNorLosesText() {
    let text = "aé👍b"
    let offsets = text.clusterOffsets
    for lower in offsets {
      for upper in offsets where upper > lower {
        for target in offsets {
          var editor = Editor(text)
          let edit = editor.move(lower..<upper, to: target, time: .zero)
          #expect((edit == nil) == (lower...upper).contains(target))
          #expect(editor.text.sorted() == text.sorted())
          editor.perform(.undo)
          #expect(editor.text == text)
        }
      }
    }
  }

  @Test func backwardsTheCaretIsBehindTheMovedText() {
    var editor = Editor("one two")
    editor.move(4..<7, to: 0, time: .zero)
    #expect(editor.text == "twoone ")
    #expect(editor.selection == TextSelection(caret: 3))
  }

  @Test func aFilterSeesTheWholeMove() {
    var editor = Editor("one two")
    editor.filter = { edit, _ in
      edit.kind == .drop && edit.range == 0..<7 && edit.text == "twoone " ? nil : edit
    }
    #expect(editor.move(4..<7, to: 0, time: .zero) == nil)
    #expect(editor.text == "one two")
  }

  @Test func onlyTheDraggedTextIsRemoved() {
    var editor = Editor("one two")
    #expect(editor.remove(bytes("one"), from: 4..<7, time: .zero) == nil)
    #expect(editor.remove(bytes("two"), from: 4..<99, time: .zero) == nil)
    #expect(editor.remove(bytes("two"), from: 4..<7, time: .zero) == TextEdit(range: 4..<7, plainCount: 0))
    #expect(editor.text == "one ")
    editor.perform(.undo)
    #expect(editor.text == "one two")
  }

  @Test func aRangeThatGrewTogetherWithAnotherClusterStays() {
    var editor = Editor("ae")
    editor.replace(2..<2, with: "\u{301}", kind: .program, at: .zero)
    #expect(editor.remove(bytes("e"), from: 1..<2, time: .zero) == nil)
  }

  @Test func aSecretIsNotMoved() {
    var editor = TextEditor(SecureStorage())
    editor.setText("secret")
    #expect(editor.move(0..<2, to: 4, time: .zero) == nil)
  }

  @Test(
    arguments: [
      (0..<0, 2, 5..<8), (3..<3, 2, 5..<8), (0..<3, 0, 0..<3), (6..<6, 2, 3..<6), (6..<9, 0, 3..<6),
      (4..<4, 1, nil), (2..<4, 0, nil), (5..<7, 1, nil), (0..<9, 9, nil),
    ] as [(Range<Int>, Int, Range<Int>?)])
  func aRangeFollowsEditsBesideIt(_ edited: Range<Int>, _ insertedCount: Int, _ expected: Range<Int>?) {
    #expect(TextEdit(range: edited, insertedCount: insertedCount).newRange(of: 3..<6) == expected)
  }
}
