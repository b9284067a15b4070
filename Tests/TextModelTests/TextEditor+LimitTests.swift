import Testing

@testable import TextModel

@Suite struct TextEditorLimitTests {
  @Test func aMarkThatJoinsTheLastClusterFits() {
    var editor = Editor("abc")
    editor.maxClusterCount = 3
    editor.insert("\u{301}", kind: .typing, at: .zero)
    #expect(editor.text == "abc\u{301}")
    #expect(editor.insert("d", kind: .typing, at: .zero)?.droppedClusterCount == 1)
    #expect(editor.text == "abc\u{301}")
  }

  @Test func whatIsReplacedMakesRoom() {
    var editor = Editor("abc")
    editor.maxClusterCount = 3
    editor.select(TextSelection(anchor: 0, head: 2))
    let edit = editor.insert("👍👍👍", kind: .paste, at: .zero)
    #expect(edit == TextEdit(range: 0..<2, insertedCount: 8, droppedClusterCount: 1))
    #expect(editor.text == "👍👍c")
  }

  @Test func flagsAreCountedAsTheyPairAfterTheEdit() {
    var editor = Editor("🇩")
    editor.maxClusterCount = 2
    let edit = editor.insert("🇪🇫🇷🇮", kind: .paste, at: .zero)
    #expect(editor.text.count <= 2)
    #expect(edit.map { $0.insertedCount > 0 } == true)
  }

  @Test func textAboveALoweredLimitCanStillBeDeleted() {
    var editor = Editor("abcdef")
    editor.maxClusterCount = 2
    editor.perform(.delete(.backward))
    #expect(editor.text == "abcde")
    editor.type("x")
    #expect(editor.text == "abcde")
    editor.setText("uvw")
    #expect(editor.text == "uv")
  }
}
