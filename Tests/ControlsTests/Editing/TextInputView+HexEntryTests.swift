import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextInputViewHexEntryTests {
  private func begun(_ text: String = "a") -> Stage<TextField> {
    let stage = Stage(TextField(text))
    stage.control.becomeFirstResponder()
    stage.user.key(KeySym("u"), modifiers: [.control, .shift])
    return stage
  }

  private func hold(_ stage: Stage<TextField>, _ keysym: KeySym, us: Unicode.Scalar) {
    stage.user.key(keysym, usKey: KeySym(us), modifiers: [.control, .shift])
  }

  @Test(arguments: [KeySym.space, .return, .keypadEnter])
  func digitsAreShownMarkedAndSpaceOrReturnPutsTheCharacterIn(end: KeySym) {
    let stage = begun()
    #expect(stage.drawnTexts() == ["au"])
    stage.user.type("e9")
    #expect(stage.drawnTexts() == ["aue9"])
    #expect(stage.control.text == "a")
    stage.user.key(end, text: end == .space ? " " : "")
    #expect(stage.control.text == "aé")
    #expect(stage.control.markedText == nil)
    #expect(stage.user.host.bellCount == 0)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "a")
  }

  @Test func digitsMayBeTypedWithControlAndShiftHeldAndOnAnyKeymap() {
    let stage = begun()
    hold(stage, KeySym("!"), us: "1")
    hold(stage, KeySym("F"), us: "f")
    hold(stage, KeySym("^"), us: "6")
    hold(stage, KeySym(")"), us: "0")
    hold(stage, KeySym(")"), us: "0")
    #expect(stage.control.markedText?.text == "u1F600")
    stage.user.key(.space, modifiers: [.control, .shift])
    #expect(stage.control.text == "a😀")
    stage.user.key(KeySym("u"), modifiers: [.control, .shift])
    // Cyrillic, where the key of a US keyboard's A is.
    stage.user.key(KeySym(rawValue: 0x6C6), text: "ф", usKey: KeySym("a"))
    stage.user.type("9")
    stage.user.key(.return)
    #expect(stage.control.text == "a😀©")
  }

  @Test func aCommandWithTheSameKeysWaitsUntilControlIsHeldAlone() {
    let stage = begun()
    hold(stage, KeySym("a"), us: "a")
    #expect(stage.control.markedText?.text == "ua")
    hold(stage, KeySym("("), us: "9")
    stage.user.key(KeySym("a"), modifiers: .control)
    #expect(stage.control.text == "a©")
    #expect(stage.control.selectedRange == 0..<2)
  }

  @Test func escapeCancelsAndNothingElseEnds() {
    let stage = begun()
    stage.user.type("41")
    stage.user.key(.escape)
    #expect(stage.drawnTexts() == ["a"])
    #expect(stage.control.isFirstResponder)
    stage.user.type("4")
    #expect(stage.control.text == "a4")
  }

  @Test(arguments: ["", "d800", "110000", "0"]) func whatIsNoCharacterRings(digits: String) {
    let stage = begun()
    stage.user.type(digits)
    stage.user.key(.space, text: " ")
    #expect(stage.control.text == "a")
    #expect(stage.drawnTexts() == ["a"])
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func backspaceTakesDigitsAndThenTheEntry() {
    let stage = begun()
    stage.user.type("4")
    stage.user.key(.backspace)
    #expect(stage.drawnTexts() == ["au"])
    stage.user.key(.backspace)
    #expect(stage.control.markedText == nil)
    stage.user.key(.backspace)
    #expect(stage.control.text == "")
  }

  @Test func aLetterThatIsNoDigitRings() {
    let stage = begun()
    stage.user.type("g")
    #expect(stage.drawnTexts() == ["au"])
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func leavingPutsInWhatIsThereAndNoLetterU() {
    let stage = begun()
    stage.user.type("41")
    stage.control.resignFirstResponder()
    #expect(stage.control.text == "aA")
    let empty = begun()
    empty.control.resignFirstResponder()
    #expect(empty.control.text == "a")
    #expect(empty.control.markedText == nil)
  }

  @Test func undoAndAnotherTextDropIt() {
    let stage = begun()
    stage.user.type("41")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "a")
    stage.user.type("4")
    #expect(stage.control.text == "a4")
    stage.user.key(KeySym("u"), modifiers: [.control, .shift])
    stage.control.text = "b"
    stage.user.type("4")
    #expect(stage.control.text == "b4")
  }

  @Test func anInputMethodTakesOver() {
    let stage = begun()
    stage.user.type("41")
    stage.user.mark("に")
    stage.user.type("4")
    #expect(stage.control.text == "aに4")
  }

  @Test func aSecureFieldRings() {
    let stage = Stage(SecureField())
    stage.control.becomeFirstResponder()
    stage.user.key(KeySym("u"), modifiers: [.control, .shift])
    stage.user.type("41")
    #expect(stage.control.length == 2)
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func aTextOfManyLinesTakesThemToo() {
    let stage = textStage("a\n")
    stage.focus()
    stage.control.selectedRange = 2..<2
    stage.user.key(KeySym("u"), modifiers: [.control, .shift])
    stage.user.type("20ac")
    #expect(stage.drawnTexts() == ["a", "u20ac"])
    stage.user.key(.return)
    #expect(stage.control.text == "a\n€")
  }
}
