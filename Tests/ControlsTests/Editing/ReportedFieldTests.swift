import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What users reported of other programs' fields, tried on ours.
@MainActor @Suite struct ReportedFieldTests {
  @Test(.bug(id: "LadybirdBrowser/ladybird#9398"), arguments: [false, true])
  func theMiddleButtonPastesOnlyWhereItWasPressed(moves: Bool) {
    let stage = Stage(TextField("one two three"))
    stage.user.offerElsewhere("x", on: .primary)
    stage.user.press(stage.at(2), in: stage.window, button: 2)
    if moves { stage.user.move(to: stage.at(9)) }
    stage.user.release(button: 2)
    stage.user.deliverPastes()
    #expect(stage.control.text == (moves ? "one two three" : "onxe two three"))
  }

  @Test(.bug(id: "Alexey-T/CudaText#4386")) func whatTheKeyboardSelectsIsForTheMiddleButton() {
    let stage = Stage(TextField("one"))
    stage.control.becomeFirstResponder()
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.wait(.seconds(1))
    #expect(stage.user.application.pasteboards.owned == [.primary])
  }

  @Test(.bug(id: "sublimehq/sublime_merge#672")) func aSecretIsDeletedUpToTheCaretByWord() {
    let stage = Stage(SecureField())
    stage.control.becomeFirstResponder()
    stage.user.type("foo bar!x")
    stage.user.key(.left)
    stage.user.key(.left)
    stage.user.key(.backspace, modifiers: .control)
    #expect(stage.control.length == 2)
    #expect(stage.control.selectedRange == 0..<0)
  }

  @Test(.bug(id: "react/react-native#22690"), arguments: ["😁", "👨‍👩‍👧", "🇩🇪", "e\u{301}"])
  func aCharacterFitsWholeOrNotAtAll(character: String) {
    let stage = Stage(TextField("abcde"))
    stage.control.maxLength = 6
    stage.control.becomeFirstResponder()
    stage.user.commit(character)
    #expect(stage.control.text == "abcde" + character)
    stage.user.commit(character)
    #expect(stage.control.text == "abcde" + character)
    #expect(stage.user.host.bellCount == 1)
  }

  @Test(.bug(id: "WordPress/gutenberg#64665")) func theCaretIsBehindWhatIsPastedOverASelection() {
    let stage = Stage(TextField("one two three"))
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = 4..<7
    stage.user.offerElsewhere("2")
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.deliverPastes()
    #expect(stage.control.text == "one 2 three")
    #expect(stage.control.selectedRange == 5..<5)
  }

  @Test(.bug(id: "SerenityOS/serenity#12492")) func aDragAfterATripleClickGoesByLines() {
    let stage = textStage("one two\nthree\nfour five")
    stage.user.multiClick(stage.at(1, 2), in: stage.window, count: 2)
    stage.user.press(stage.at(1, 2), in: stage.window)
    #expect(stage.control.selectedRange == 8..<13)
    stage.user.move(to: stage.at(2, 2))
    #expect(stage.control.selectedRange == 8..<23)
    stage.user.move(to: stage.at(0, 5))
    #expect(stage.control.selectedRange == 0..<13)
    stage.user.release()
  }

  @Test(.bug(id: "facebookarchive/draft-js#2388")) func aWordThatIsDraggedBetweenLinesGoesWhereItIsLetGo() {
    let stage = textStage("one two\nthree\n\nfive")
    stage.user.multiClick(stage.at(0, 1), in: stage.window, count: 2)
    stage.user.drag(from: stage.at(0, 1), to: stage.at(3, 4), in: stage.window)
    #expect(stage.control.text == " two\nthree\n\nfiveone")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one two\nthree\n\nfive")
  }

  @Test(.bug(id: "AvaloniaUI/Avalonia#12055"), arguments: ["c", "cd", "cde"])
  func theCaretIsBehindWhatReplacedASelectionFromTheRight(text: String) {
    let stage = Stage(TextField("abx"))
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = 2..<2
    for _ in text { stage.user.key(.left, modifiers: .shift) }
    let selected = stage.control.selectedRange.count
    stage.user.type(text)
    #expect(stage.control.text == String("ab".prefix(2 - selected)) + text + "x")
    #expect(stage.control.selectedRange == 2 - selected + text.count..<2 - selected + text.count)
  }

  @Test(.bug(id: "google/ci_edit#12")) func whoLooksRoundAfterUndoCanStillRedo() {
    let stage = Stage(TextView("one"))
    stage.user.click(stage.control)
    stage.control.selectedRange = 2..<2
    stage.user.type("X")
    stage.user.key(KeySym("z"), modifiers: .control)
    for key in [KeySym.left, .home, .up, .end] { stage.user.key(key) }
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(KeySym("c"), modifiers: .control)
    stage.user.key(KeySym("z"), modifiers: [.control, .shift])
    #expect(stage.control.text == "onXe")
    #expect(stage.control.selectedRange == 3..<3)
  }

  @Test(.bug(id: "Alexey-T/CudaText#6097"), .bug(id: "AvaloniaUI/Avalonia#16711"))
  func theCaretIsWhereTheStepLeftItAlsoAroundLineEnds() {
    let stage = Stage(TextView())
    stage.user.click(stage.control)
    stage.user.type("a")
    stage.user.key(.return)
    stage.user.type("b")
    stage.user.key(.backspace)
    #expect(stage.control.selectedRange == 2..<2)
    var stops: [(String, Int)] = []
    while stage.control.text != "" {
      stops.append((stage.control.text, stage.control.selectionHead))
      stage.user.key(KeySym("z"), modifiers: .control)
    }
    for (text, head) in stops.reversed() {
      stage.user.key(KeySym("y"), modifiers: .control)
      #expect(stage.control.text == text)
      #expect(stage.control.selectionHead == head)
    }
  }

  /// The end that the mouse let go is the one that Shift and an arrow move.
  @Test(.bug(id: "Alexey-T/CudaText#5625"), .bug(id: "slab/quill#4302"))
  func keysGoOnFromTheEndThatTheMouseMoved() {
    let stage = Stage(TextField("word1 word2 word3"))
    stage.user.multiClick(stage.at(8), in: stage.window, count: 1)
    stage.user.press(stage.at(8), in: stage.window)
    stage.user.move(to: stage.at(2))
    stage.user.release()
    stage.user.key(.right, modifiers: .shift)
    #expect(stage.control.selectedRange == 1..<11)
    stage.user.wait(.seconds(1))
    stage.control.selectedRange = 17..<17
    stage.user.press(stage.at(1), in: stage.window)
    for place in [4, 12, 9] { stage.user.move(to: stage.at(place)) }
    stage.user.release()
    stage.user.key(.left, modifiers: .shift)
    #expect(stage.control.selectedRange == 1..<8)
  }

  @Test(.bug(id: "openjdk/jfx#1263"), .bug(id: "PistonDevelopers/conrod#877"))
  func aFieldThatGrowsShowsAsMuchOfItsTextAsItCan() {
    let stage = Stage(TextField(String(repeating: "abcdefgh ", count: 10)))
    stage.user.click(stage.control)
    stage.user.key(.end)
    for width in [120.0, 400, 90, 700] {
      stage.control.frame.size.width = width
      stage.user.application.endTurn()
      let caret = stage.control.caretRect
      #expect(stage.control.bounds.contains(caret))
      // Nothing is scrolled away while there is room behind the end.
      #expect(caret.maxX > width - 16)
    }
    stage.control.frame.size.width = 780
    stage.user.application.endTurn()
    #expect(stage.control.caretRect.minX == 11 + 720)
  }
}
