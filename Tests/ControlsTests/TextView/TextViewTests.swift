import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// Rows of ten clusters, four of them seen at once, 20 points high; the text begins at 11 and 7.
@MainActor func textStage(_ text: String, placeholder: String = "") -> Stage<TextView> {
  let view = TextView(text, placeholder: placeholder)
  let stage = Stage(view, frame: Rect(x: 100, y: 100, width: 104, height: 94))
  view.selectedRange = 0..<0
  return stage
}

extension Stage where Control == TextView {
  /// Just right of the boundary before a cluster of a row on the screen.
  @MainActor func at(_ row: Int, _ cluster: Int) -> Point {
    point(11 + Double(cluster) * 8 + 1, 7 + Double(row) * 20 + 10)
  }

  @MainActor func turnWheel(_ notches: Double) {
    user.turnWheel(notches, at: point(50, 40), in: window)
  }

  @MainActor func focus() {
    control.becomeFirstResponder()
    user.application.endTurn()
    _ = takeDamage()
  }

  @MainActor var layoutCount: Int { user.host.textSystem.layoutCount }
}

@MainActor @Suite struct TextViewTests {
  @Test func returnMakesANewLine() {
    let stage = textStage("")
    stage.user.click(stage.control)
    stage.user.type("a")
    stage.user.key(.return, text: "\r")
    stage.user.key(.keypadEnter, text: "\r")
    stage.user.type("b")
    #expect(stage.control.text == "a\n\nb")
    #expect(stage.drawnTexts() == ["a", "b"])
  }

  @Test func aDelegateKeepsReturnForItself() {
    let stage = textStage("a")
    let delegate = RecordingDelegate()
    delegate.allowsReturn = false
    stage.control.delegate = delegate
    stage.user.click(stage.control)
    stage.user.key(.return)
    #expect(stage.control.text == "a")
  }

  @Test func tabIsText() {
    let stage = textStage("")
    stage.user.click(stage.control)
    stage.user.key(.tab, text: "\t")
    #expect(stage.control.text == "\t")
    #expect(stage.control.isFirstResponder)
  }

  @Test func controlTabMovesTheFocusBothWays() {
    let stage = textStage("")
    let before = TextField(frame: Rect(x: 100, y: 10, width: 200, height: 34))
    let after = TextField(frame: Rect(x: 100, y: 300, width: 200, height: 34))
    stage.window.addSubview(before)
    stage.window.addSubview(after)
    stage.control.becomeFirstResponder()
    stage.user.key(.tab, text: "\t", modifiers: .control)
    #expect(after.isFirstResponder)
    stage.control.becomeFirstResponder()
    stage.user.key(.backTab, modifiers: [.control, .shift])
    #expect(before.isFirstResponder)
    #expect(stage.control.text == "")
  }

  @Test func tabLeavesWhereNothingCanBeTyped() {
    let stage = textStage("abc")
    stage.control.isReadOnly = true
    let after = TextField(frame: Rect(x: 100, y: 300, width: 200, height: 34))
    stage.window.addSubview(after)
    stage.control.becomeFirstResponder()
    stage.user.key(.tab, text: "\t")
    #expect(after.isFirstResponder)
  }

  @Test func tabIntoItSelectsNothing() {
    let stage = textStage("abc")
    stage.user.key(.tab, text: "\t")
    #expect(stage.control.isFirstResponder)
    #expect(stage.control.selectedRange == 0..<0)
  }

  @Test func readOnlyTextIsSelectedAndScrolledButNotChanged() {
    let stage = textStage("a\nb\nc\nd\ne\nf")
    stage.control.isReadOnly = true
    stage.user.click(stage.control)
    stage.user.type("x")
    stage.user.key(.return)
    stage.user.key(KeySym("a"), modifiers: .control)
    #expect(stage.control.text == "a\nb\nc\nd\ne\nf")
    #expect(stage.control.selectedRange == 0..<11)
    stage.turnWheel(1)
    #expect(stage.drawnTexts().contains("f"))
  }

  @Test func newlinesOfAllKindsBecomeLineFeeds() {
    let view = TextView("a\r\nb\rc\u{2028}d")
    #expect(!view.text.utf8.contains(0x0D))
    #expect(view.text.hasPrefix("a\nb"))
  }

  @Test func newlinesAreUndoneWithTheWordBeforeThem() {
    let stage = textStage("")
    stage.user.click(stage.control)
    stage.user.type("ab")
    stage.user.key(.return)
    stage.user.type("cd")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "ab\n")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "")
  }

  @Test func backspaceAtTheStartOfALineJoinsIt() {
    let stage = textStage("one\ntwo")
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = 4..<4
    stage.user.key(.backspace)
    #expect(stage.control.text == "onetwo")
    #expect(stage.drawnTexts() == ["onetwo"])
  }

  @Test func aTripleClickSelectsTheParagraph() {
    let stage = textStage("one two three\nfour")
    stage.user.multiClick(stage.at(1, 2), in: stage.window, count: 3)
    #expect(stage.control.selectedRange == 0..<13)
  }

  @Test func aDoubleClickSelectsTheWordOfItsRow() {
    let stage = textStage("one two three\nfour")
    stage.user.multiClick(stage.at(1, 2), in: stage.window, count: 2)
    #expect(stage.control.selectedRange == 8..<13)
  }

  @Test func aDragSelectsOverLines() {
    let stage = textStage("one two three\nfour")
    stage.user.drag(from: stage.at(0, 4), to: stage.at(2, 2), in: stage.window)
    #expect(stage.control.selectionAnchor == 4 && stage.control.selectionHead == 16)
  }

  @Test func itAsksRoomForItsLines() {
    let stage = textStage("")
    stage.control.preferredLineCount = 6
    #expect(stage.control.preferredSize(width: 300) == Size(width: 300, height: 134))
  }

  @Test func thePanelIsToldThatThereAreLines() {
    #expect(TextView().keyboardTraits.isMultiline)
  }

  @Test func aClusterOfTwoFlagsOrALineFeedGoesByOneDelete() {
    for cluster in ["👨‍👩‍👧", "🇩🇪", "❤️", "e\u{301}", "\u{1100}\u{1161}\u{11A8}", "\n"] {
      let stage = textStage("a\(cluster)b")
      stage.control.becomeFirstResponder()
      stage.control.selectedRange = 1..<1
      stage.user.key(.delete)
      #expect(stage.control.text == "ab")
    }
  }

  @Test func aTextViewThatWentIsDeallocated() {
    weak var gone: TextView?
    do {
      let stage = textStage("one\ntwo")
      gone = stage.control
      stage.user.click(stage.control)
      stage.user.type("x")
      stage.control.removeFromSuperview()
      stage.user.application.endTurn()
    }
    #expect(gone == nil)
  }
}
