import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// Cases from bug reports against other toolkits, as a user meets them.
@MainActor @Suite struct CaseTests {
  @Test func typingAtTheStartKeepsAMarkWithItsLetter() {
    let stage = edited("g\u{346}x")
    stage.user.key(.home)
    stage.user.key(.right)
    stage.user.type("-")
    #expect(stage.control.text == "g\u{346}-x")
  }

  @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "❤️", "e\u{301}", "\u{1100}\u{1161}\u{11A8}", "क्षि", "1\u{FE0F}\u{20E3}"])
  func oneDeleteTakesAClusterAndTwoArrowsCrossTwo(_ cluster: String) {
    let stage = edited("a\(cluster)b")
    stage.user.key(.left)
    stage.user.key(.left)
    #expect(stage.control.selectedRange == 1..<1)
    stage.user.key(.delete)
    #expect(stage.control.text == "ab")
  }

  @Test(arguments: ["🇩🇪", "👨‍👩‍👧", "👍🏽", "❤️"]) func backspaceTakesAnEmojiWhole(_ emoji: String) {
    let stage = edited(emoji)
    stage.user.key(.backspace)
    #expect(stage.control.text == "")
    stage.user.type("x")
    #expect(stage.drawnTexts() == ["x"])
  }

  @Test func selectAllAndDeleteEmptiesWhateverThereIs() {
    let stage = edited("e\u{301}👨‍👩‍👧")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(.delete)
    #expect(stage.control.text == "")
  }

  @Test func homeAndEndGoAroundAnEmoji() {
    let stage = edited("👨‍👩‍👧")
    stage.user.key(.home)
    stage.user.key(.end)
    stage.user.type("x")
    #expect(stage.control.text == "👨‍👩‍👧x")
  }

  @Test(.bug(id: "T09")) func lettersUnderHundredsOfMarksAreClustersLikeOthers() {
    let letter = "a" + String(repeating: "\u{301}", count: 200)
    let stage = edited("")
    stage.control.insertText(String(repeating: letter, count: 20))
    #expect(stage.control.length == 20)
    stage.user.key(.backspace)
    #expect(stage.control.length == 19)
    #expect(stage.drawnTexts().first?.count == 19)
  }

  @Test func whatIsTooLongIsCutBetweenEmojiWithABell() {
    let stage = edited("")
    stage.control.maxLength = 3
    stage.control.insertText("👨‍👩‍👧🇩🇪👍🏽❤️")
    stage.user.application.endTurn()
    #expect(stage.control.text == "👨‍👩‍👧🇩🇪👍🏽")
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func undoPutsTheCaretWhereTheEditWas() {
    let stage = edited("hello")
    stage.control.selectedRange = 2..<2
    stage.user.type("XY")
    stage.user.key(.end)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "hello")
    #expect(stage.control.selectedRange == 2..<2)
  }

  @Test func aRunOfBackspacesIsOneStep() {
    let stage = edited("")
    stage.user.type("hello world")
    for _ in 0..<3 { stage.user.key(.backspace) }
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "hello world")
  }

  @Test func typingOverASelectionIsOneStepThatBringsItBack() {
    let stage = edited("hello")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.type("N")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "hello")
    #expect(stage.control.selectedRange == 0..<5)
  }

  @Test(.bug(id: "T78")) func leftFromTheRightEdgeOfHebrewCrossesItsFirstLetter() {
    let stage = edited("שלו")
    stage.user.key(.home)
    stage.user.key(.left)
    #expect(stage.control.selectedRange == 1..<1)
    stage.user.key(.left)
    stage.user.key(.left)
    stage.user.key(.left)
    #expect(stage.control.selectedRange == 3..<3)
    stage.user.key(.right, modifiers: .shift)
    #expect(stage.control.selectionAnchor == 3 && stage.control.selectionHead == 2)
  }

  @Test func anArrowCollapsesAHebrewSelectionToTheSideItPointsTo() {
    let stage = edited("שלו")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(.left)
    #expect(stage.control.selectedRange == 3..<3)
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(.right)
    #expect(stage.control.selectedRange == 0..<0)
  }

  @Test func inALineFromTheRightAClickMeetsTheLetterUnderIt() {
    let stage = edited("שלום")
    stage.user.click(stage.point(189 - 2 - 8), in: stage.window)
    #expect(stage.control.selectedRange == 1..<1)
    #expect(stage.control.caretRect.minX == 189 - 2 - 8)
  }

  @Test func arrowsGoOnIntoTheNextRowOfHebrew() {
    let stage = textStage("שלום שלום שלום")
    stage.focus()
    for step in 1...14 {
      stage.user.key(.left)
      #expect(stage.control.selectionHead == step)
    }
    for step in (0..<14).reversed() {
      stage.user.key(.right)
      #expect(stage.control.selectionHead == step)
    }
  }

  private func edited(_ text: String) -> Stage<TextField> {
    let stage = Stage(TextField(text))
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    return stage
  }
}
