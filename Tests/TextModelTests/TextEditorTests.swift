import Testing

@testable import TextModel

@Suite struct TextEditorTests {
  @Test(arguments: [
    ("ស្រុ", "ស្រ"), ("क्षि", "क्ष"), ("ক্ষ", "ক্"), ("שָ", "ש"), ("نَ", "ن"), ("ที่", "ที"),
  ])
  func backspaceRemovesOnlyTheLastScalarOfOtherScripts(_ row: (text: String, rest: String)) {
    var editor = Editor("a" + row.text)
    editor.perform(.delete(.backward))
    #expect(Array(editor.text.utf8) == Array(("a" + row.rest).utf8))
  }

  @Test(arguments: [
    "e\u{301}", "ά\u{345}", "и\u{306}", "か\u{3099}", "각", "\u{1100}\u{1161}\u{11A8}", "👨‍👩‍👧", "👍🏽", "🇩🇪",
    "1\u{FE0F}\u{20E3}", "❤️", "漢\u{E0100}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}",
  ])
  func backspaceRemovesAWholeClusterOfTheScriptsThatSpellSo(_ cluster: String) {
    var editor = Editor("a" + cluster)
    editor.perform(.delete(.backward))
    #expect(editor.text == "a")
  }

  @Test func deleteRemovesAWholeClusterOfAnyScript() {
    for cluster in ["រុ", "क्षि", "👨‍👩‍👧"] {
      var editor = Editor(cluster + "a")
      editor.perform(.move(.textStart), .delete(.forward))
      #expect(editor.text == "a")
    }
  }

  @Test func textThatWasNotDeletedIsNotNormalised() {
    var editor = Editor("e\u{301}\u{212B}x")
    editor.perform(.delete(.backward))
    #expect(Array(editor.text.unicodeScalars) == ["e", "\u{301}", "\u{212B}"])
  }

  @Test func aMotionFromASelectionGoesToItsEdge() {
    var editor = Editor("abcdef")
    editor.select(TextSelection(anchor: 4, head: 2))
    editor.perform(.move(.backward))
    #expect(editor.selection == TextSelection(caret: 2))
    editor.select(TextSelection(anchor: 2, head: 4))
    editor.perform(.move(.forward))
    #expect(editor.selection == TextSelection(caret: 4))
  }

  @Test func extendingMovesTheHeadOnly() {
    var editor = Editor("foo bar")
    editor.perform(.extend(.wordBackward))
    #expect(editor.selection == TextSelection(anchor: 7, head: 4))
    editor.perform(.extend(.textStart), .extend(.forward), .deselect)
    #expect(editor.selection == TextSelection(caret: 1))
  }

  @Test func aSelectionIsClampedToClusters() {
    var editor = Editor("a👍b")
    editor.select(TextSelection(anchor: 3, head: 99))
    #expect(editor.selection == TextSelection(anchor: 1, head: 6))
    editor.select(TextSelection(anchor: -4, head: 2))
    #expect(editor.selection == TextSelection(anchor: 0, head: 1))
  }

  @Test func verticalMotionsOfOneLineGoToItsEnds() {
    var editor = Editor("abc")
    for (motion, caret) in [(TextMotion.up, 0), (.down, 3), (.pageUp, 0), (.pageDown, 3)] {
      editor.perform(.move(motion))
      #expect(editor.selection == TextSelection(caret: caret))
    }
  }

  @Test func wordDeletionsTakeTheWord() {
    var editor = Editor("foo bar-baz")
    editor.perform(.delete(.wordBackward))
    #expect(editor.text == "foo bar-")
    editor.perform(.move(.textStart), .delete(.wordForward))
    #expect(editor.text == " bar-")
  }

  @Test func lineMotionsStayInTheLine() {
    var editor = Editor("one\ntwo\nthree", isMultiLine: true)
    editor.select(TextSelection(caret: 5))
    editor.perform(.extend(.lineEnd))
    #expect(editor.selection == TextSelection(anchor: 5, head: 7))
    editor.perform(.move(.lineStart))
    #expect(editor.selection == TextSelection(caret: 4))
  }

  @Test func theCaretIsBehindAClusterThatAnEditJoined() {
    var editor = Editor("🇪🇸")
    editor.select(TextSelection(caret: 0))
    editor.insert("🇩", kind: .typing, at: .zero)
    #expect(editor.selection == TextSelection(caret: 8))
  }

  @Test func aDeletionElsewhereLeavesTheSelectionOnItsText() {
    var editor = Editor("one two three")
    editor.select(TextSelection(anchor: 7, head: 4))
    editor.delete(8..<13, kind: .inputMethod, at: .zero)
    #expect(editor.selection == TextSelection(anchor: 7, head: 4))
    editor.delete(0..<4, kind: .inputMethod, at: .zero)
    #expect(editor.selection == TextSelection(anchor: 3, head: 0))
    editor.delete(1..<2, kind: .program, at: .zero)
    #expect(editor.selection == TextSelection(anchor: 2, head: 0))
  }

  @Test func anEditTellsWhatItReplaced() {
    var editor = Editor("hello")
    editor.select(TextSelection(anchor: 1, head: 3))
    #expect(editor.insert("é", kind: .typing, at: .zero) == TextEdit(range: 1..<3, insertedCount: 2))
    #expect(editor.perform(.undo, at: .zero) == TextEdit(range: 1..<3, insertedCount: 2))
    #expect(editor.perform(.selectAll, at: .zero) == nil)
    #expect(editor.setText("x") == TextEdit(range: 0..<5, insertedCount: 1))
  }

  @Test func insertedBytesAreSanitised() {
    var editor = Editor("")
    let bytes: [UInt8] = [0x61, 0x0A, 0x62, 0xFF]
    bytes.withUnsafeBufferPointer { _ = editor.insert(utf8: $0, kind: .drop, at: .zero) }
    #expect(editor.text == "a b\u{FFFD}")
    editor.setText("a\nb\n")
    #expect(editor.text == "a b")
  }

  @Test func aReadOnlyEditorSelectsButDoesNotEdit() {
    var editor = Editor("abc")
    editor.type("d")
    editor.isReadOnly = true
    #expect(editor.insert("x", kind: .typing, at: .zero) == nil)
    editor.setMarkedText("x")
    editor.perform(.delete(.backward), .undo, .selectAll)
    #expect(editor.text == "abcd")
    #expect(editor.markedText == nil)
    #expect(editor.selection == TextSelection(anchor: 0, head: 4))
  }
}
