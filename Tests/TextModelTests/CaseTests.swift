import Testing

@testable import TextModel

typealias Editor = TextEditor

extension TextEditor {
  init(_ text: String, isMultiLine: Bool = false) {
    self.init(LineStorage(text), isMultiLine: isMultiLine)
  }

  mutating func type(_ text: String, from start: Duration = .zero) {
    for (number, character) in text.enumerated() {
      insert(String(character), kind: .typing, at: start + .milliseconds(50 * number))
    }
  }

  mutating func perform(_ commands: TextCommand..., at time: Duration = .zero) {
    for command in commands { perform(command, at: time) }
  }
}

/// The rows of the conformance cases that the model alone decides.
@Suite struct CaseTests {
  @Test func t01InsertionStaysBehindTheWholeCluster() {
    var editor = Editor("")
    editor.insert("g\u{346}x", kind: .paste, at: .zero)
    editor.perform(.move(.lineStart), .move(.forward))
    editor.insert("-", kind: .typing, at: .zero)
    #expect(Array(editor.text.unicodeScalars) == ["g", "\u{346}", "-", "x"])
  }

  @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "❤️", "e\u{301}", "\u{1100}\u{1161}\u{11A8}", "\r\n"])
  func t02OneDeleteRemovesOneCluster(_ cluster: String) {
    var editor = Editor(cluster + "a", isMultiLine: true)
    editor.perform(.move(.textStart), .delete(.forward))
    #expect(editor.text == "a")
  }

  @Test func t04BackspaceRemovesAWholeFlag() {
    var editor = Editor("🇩🇪")
    editor.perform(.delete(.backward))
    #expect(editor.text.isEmpty)
  }

  @Test func t06DeletingEverythingEmptiesTheField() {
    var editor = Editor("e\u{301}👍")
    editor.perform(.selectAll, .delete(.forward))
    #expect(editor.text.isEmpty)
    #expect(editor.selection == TextSelection(caret: 0))
  }

  @Test func t07EndIsBehindAnEmoji() {
    var editor = Editor("👍")
    editor.perform(.move(.lineStart), .move(.lineEnd))
    editor.type("x")
    #expect(editor.text == "👍x")
  }

  @Test func t09OneBackspaceRemovesAClusterOfTwoHundredMarks() {
    let cluster = "a" + String(repeating: "\u{301}", count: 200)
    var editor = Editor(String(repeating: cluster, count: 20))
    editor.perform(.delete(.backward))
    #expect(editor.text.utf8.count == cluster.utf8.count * 19)
  }

  @Test func t10MaximumLengthCutsAtAClusterAndReportsTheRest() {
    var editor = Editor("")
    editor.maxClusterCount = 3
    let edit = editor.insert("👍🏽👍🏽👍🏽👍🏽", kind: .paste, at: .zero)
    #expect(editor.text == "👍🏽👍🏽👍🏽")
    #expect(edit?.droppedClusterCount == 1)
  }

  /// A variation selector goes with its letter, in every script; so do other marks that look like nothing. A joiner that
  /// was typed is taken back alone.
  @Test(
    .bug(id: "keymanapp/keyman#9558"),
    arguments: [
      ("\u{1820}\u{180B}", ""), ("\u{1820}\u{180B}\u{180C}", ""), ("\u{1820}\u{180F}", ""),
      ("a\u{1820}\u{180B}", "a"), ("ᠮᠣ\u{180B}", "ᠮ"), ("\u{A85E}\u{FE00}", ""), ("\u{1000}\u{FE00}", ""),
      ("葛\u{E0100}", ""), ("≨\u{FE00}", ""), ("❤\u{FE0F}", ""), ("א\u{34F}", ""),
      ("א\u{5B8}\u{34F}", "א"), ("क\u{94D}\u{200D}", "क\u{94D}"), ("ی\u{200C}", "ی"), ("\u{180B}", ""),
      ("กำ", "ก"), ("ក្ក", "ក\u{17D2}"),
    ])
  func backspaceLeavesNoMarkThatCannotBeSeen(_ text: String, _ rest: String) {
    var editor = Editor(text)
    editor.perform(.delete(.backward))
    #expect(editor.text.unicodeScalars.elementsEqual(rest.unicodeScalars))
  }

  @Test func t11NothingInvisibleStaysBehindAFamily() {
    var editor = Editor("a👨‍👩‍👧‍👦")
    editor.perform(.delete(.backward))
    #expect(Array(editor.text.utf8) == Array("a".utf8))
  }

  @Test func t13ThreePastesAreThreeSteps() {
    var editor = Editor("ab", isMultiLine: true)
    editor.perform(.selectAll)
    for _ in 0..<3 { editor.insert("ab", kind: .paste, at: .zero) }
    editor.perform(.undo, .undo, .undo, .redo)
    #expect(editor.text == "ab")
    #expect(editor.selection == TextSelection(caret: 2))
  }

  @Test func t16UndoPutsTheCaretWhereTheEditWas() {
    var editor = Editor("say ")
    editor.type("hello world")
    editor.perform(.undo)
    #expect(editor.text == "say hello ")
    #expect(editor.selection == TextSelection(caret: 10))
    editor.perform(.undo)
    #expect(editor.selection == TextSelection(caret: 4))
  }

  @Test func t18ARunOfBackspacesIsOneStep() {
    var editor = Editor("")
    editor.type("hello world")
    editor.perform(.delete(.backward), .delete(.backward), .delete(.backward), .undo)
    #expect(editor.text == "hello world")
    #expect(editor.selection == TextSelection(caret: 11))
  }

  @Test func t19APasteOverASelectionIsOneStepAndGivesTheSelectionBack() {
    var editor = Editor("hello")
    editor.perform(.selectAll)
    editor.insert("NEW", kind: .paste, at: .zero)
    editor.perform(.undo)
    #expect(editor.text == "hello")
    #expect(editor.selection == TextSelection(anchor: 0, head: 5))
  }

  @Test func t20DropDeleteSurroundingAndPreeditKeepTheHistory() {
    var editor = Editor("one two")
    editor.insert(" three", kind: .drop, at: .zero)
    editor.delete(0..<4, kind: .inputMethod, at: .zero)
    editor.select(TextSelection(anchor: 0, head: 3))
    editor.setMarkedText("ni")
    editor.discardMarkedText()
    #expect(editor.text == "two three")
    editor.perform(.undo)
    #expect(editor.text == "one two three")
    editor.perform(.undo)
    #expect(editor.text == "one two")
  }

  @Test func t59ImpossibleMarkedRangesAreClamped() {
    var editor = Editor("ab")
    editor.setMarkedText("n\u{0}i\n", selected: -5..<900)
    #expect(editor.markedText == MarkedText(range: 2..<2, text: "ni", selection: 0..<2))
    editor.commitMarkedText(at: .zero)
    #expect(editor.text == "abni")
  }
}
