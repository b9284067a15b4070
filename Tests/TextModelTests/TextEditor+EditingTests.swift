import Testing

@testable import TextModel

@Suite struct TextEditorFilterTests {
  @Test func theFilterSeesTheWholeEditAndTheTextBeforeIt() {
    var editor = Editor("abc")
    let seen = Seen()
    editor.filter = { edit, storage in
      seen.edits.append(edit)
      seen.texts.append(storage.text)
      return edit
    }
    editor.select(TextSelection(anchor: 1, head: 2))
    editor.insert("X\nY", kind: .paste, at: .zero)
    editor.perform(.delete(.backward))
    #expect(
      seen.edits == [
        ProposedEdit(range: 1..<2, text: "X Y", kind: .paste),
        ProposedEdit(range: 3..<4, text: "", kind: .backspace),
      ])
    #expect(seen.texts == ["abc", "aX Yc"])
  }

  private final class Seen {
    var edits: [ProposedEdit] = []
    var texts: [String] = []
  }

  @Test func aRefusedEditChangesNothing() {
    var editor = Editor("abc")
    editor.filter = { _, _ in nil }
    #expect(editor.insert("x", kind: .typing, at: .zero) == nil)
    #expect(editor.perform(.delete(.backward), at: .zero) == nil)
    #expect(editor.text == "abc")
    #expect(!editor.canUndo)
  }

  @Test func aChangedEditIsSanitisedAndClamped() {
    var editor = Editor("a👍c")
    editor.filter = { edit, _ in ProposedEdit(range: -3..<2, text: "u\n\u{0}v", kind: edit.kind) }
    #expect(editor.insert("x", kind: .typing, at: .zero) == TextEdit(range: 0..<5, insertedCount: 3))
    #expect(editor.text == "u vc")
  }
}

@Suite struct TextEditTests {
  /// Whoever is told of it need not read the text again.
  @Test(arguments: [
    ("a", true), ("a ~", true), ("12345678", true), ("é", false), ("a\nb", false), ("\t", false),
    ("aא", false),
    ("12345678א", false),
  ])
  func anEditKnowsWhetherOnlyPrintableASCIIWasInserted(text: String, isPlain: Bool) throws {
    var editor = Editor("אבג")
    let inserted = editor.insert(text, kind: .typing, at: .zero)
    let edit = try #require(inserted)
    #expect(edit.isPlain == isPlain)
    let undone = editor.perform(.undo, at: .zero)
    #expect(undone?.isPlain == false)
  }
}
