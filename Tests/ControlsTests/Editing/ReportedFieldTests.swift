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
}
