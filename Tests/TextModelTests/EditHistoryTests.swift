import Testing

@testable import TextModel

@Suite struct EditHistoryTests {
  @Test func typingIsOneStepPerWord() {
    var editor = Editor("")
    editor.type("one two  three")
    for expected in ["one two  ", "one ", ""] {
      editor.perform(.undo)
      #expect(editor.text == expected)
    }
    for expected in ["one ", "one two  ", "one two  three"] {
      editor.perform(.redo)
      #expect(editor.text == expected)
    }
  }

  @Test func aPauseInTypingBeginsAStep() {
    var editor = Editor("")
    editor.type("ab")
    editor.type("cd", from: .seconds(3))
    editor.perform(.undo)
    #expect(editor.text == "ab")
  }

  @Test func aRunOfBackspacesIsOneStepWhateverItsPauses() {
    var editor = Editor("one two")
    for second in 0..<5 { editor.perform(.delete(.backward), at: .seconds(second * 5)) }
    #expect(editor.text == "on")
    editor.perform(.undo)
    #expect(editor.text == "one two")
    editor.perform(.redo)
    #expect(editor.text == "on")
  }

  @Test func aRunOfDeletesIsOneStep() {
    var editor = Editor("one two")
    editor.perform(.move(.textStart), .delete(.forward), .delete(.forward), .undo)
    #expect(editor.text == "one two")
    #expect(editor.selection == TextSelection(caret: 0))
  }

  @Test(arguments: [TextEditKind.paste, .drop, .inputMethod, .program, .cut, .clear])
  func otherEditsAreOneStepEach(_ kind: TextEditKind) {
    var editor = Editor("")
    editor.insert("a", kind: kind, at: .zero)
    editor.insert("b", kind: kind, at: .zero)
    editor.perform(.undo)
    #expect(editor.text == "a")
  }

  @Test func movingTheCaretBeginsAStep() {
    var editor = Editor("")
    editor.type("ab")
    editor.perform(.move(.backward), .move(.forward))
    editor.type("c")
    editor.perform(.undo)
    #expect(editor.text == "ab")
  }

  @Test func movingTheCaretAfterAnUndoKeepsRedo() {
    var editor = Editor("")
    editor.type("ab")
    editor.perform(.undo, .move(.textStart), .selectAll, .redo)
    #expect(editor.text == "ab")
    #expect(editor.selection == TextSelection(caret: 2))
  }

  @Test func anEditAfterAnUndoForgetsRedo() {
    var editor = Editor("")
    editor.type("ab")
    editor.perform(.undo)
    editor.type("c")
    #expect(!editor.canRedo)
    editor.perform(.redo)
    #expect(editor.text == "c")
  }

  @Test func typingAfterAnUndoDoesNotJoinAnOlderStep() {
    var editor = Editor("")
    editor.type("ab ")
    editor.type("cd")
    editor.perform(.undo)
    editor.type(" ")
    editor.perform(.undo)
    #expect(editor.text == "ab ")
  }

  @Test func typingOverASelectionGivesItBackWithTheWholeWord() {
    var editor = Editor("hello")
    editor.select(TextSelection(anchor: 4, head: 1))
    editor.type("xyz")
    editor.perform(.undo)
    #expect(editor.text == "hello")
    #expect(editor.selection == TextSelection(anchor: 4, head: 1))
  }

  @Test func theHistoryIsBoundedByBytes() {
    var editor = Editor("")
    editor.history.byteLimit = 10_000
    for _ in 0..<20 {
      editor.insert(String(repeating: "x", count: 1000), kind: .paste, at: .zero)
      editor.perform(.selectAll)
      editor.insert("y", kind: .paste, at: .zero)
      #expect(editor.history.byteCount <= 10_000)
    }
    var steps = 0
    while editor.perform(.undo, at: .zero) != nil {
      steps += 1
      #expect(editor.history.byteCount <= 10_000)
    }
    #expect((5..<20).contains(steps))
  }

  @Test(
    .bug(id: "jeiel85/markleaf-android#360"),
    .bug(id: "MidnightCommander/mc#3853"))
  func whatWasJustDoneCanBeUndoneHoweverLargeItIs() {
    let text = String(repeating: "x", count: 2000)
    for replacement in ["", "x"] {
      var editor = Editor(text)
      editor.history.byteLimit = 1000
      editor.insert("y", kind: .paste, at: .zero)
      editor.perform(.selectAll)
      editor.insert(replacement, kind: .typing, at: .zero)
      for _ in 0..<3 {
        editor.perform(.undo)
        #expect(editor.text == text + "y")
        editor.perform(.redo)
        #expect(editor.text == replacement)
      }
      // The older step went first.
      editor.perform(.undo, .undo)
      #expect(editor.text == text + "y")
    }
  }

  @Test func aLargeStepGoesWhenAnotherIsTheLast() {
    var editor = Editor(String(repeating: "x", count: 2000))
    editor.history.byteLimit = 1000
    editor.perform(.selectAll, .delete(.backward))
    editor.type("a")
    editor.perform(.undo)
    #expect(editor.text.isEmpty)
    #expect(!editor.canUndo)
  }

  @Test func aProgramsReplacementBringsBackTheUsersSelection() {
    var editor = Editor("be")
    editor.select(TextSelection(anchor: 1, head: 0))
    editor.replace(0..<2, with: "Bergen", kind: .program, at: .zero)
    #expect(editor.selection == TextSelection(caret: 6))
    editor.perform(.undo)
    #expect(editor.text == "be")
    #expect(editor.selection == TextSelection(anchor: 1, head: 0))
  }

  @Test func settingTheTextForgetsTheHistory() {
    var editor = Editor("")
    editor.type("a")
    editor.setText("b")
    #expect(!editor.canUndo)
    #expect(editor.selection == TextSelection(caret: 1))
  }
}
