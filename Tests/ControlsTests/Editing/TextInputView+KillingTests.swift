import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// The keys of Emacs.
@MainActor @Suite struct TextInputViewKillingTests {
  @Test func aKillAndAYankMoveTextAndLeaveTheClipboardAlone() {
    let stage = edited("one two")
    stage.user.offerElsewhere("X")
    press("a", stage)
    press("k", stage)
    #expect(stage.control.text == "")
    press("y", stage)
    press("y", stage)
    #expect(stage.control.text == "one twoone two")
    #expect(stage.user.host.pasteboards.offers.isEmpty)
    #expect(stage.user.host.pasteboards[.clipboard] == "X")
  }

  @Test func killsOneAfterTheOtherAddUp() {
    let stage = edited("one two three")
    press("a", stage)
    for _ in 0..<2 { press("d", stage, .alt) }
    #expect(stage.control.text == " three")
    press("y", stage)
    #expect(stage.control.text == "one two three")
  }

  @Test func killsBackwardsAddUpInTheOrderOfTheText() {
    let stage = edited("one two three")
    for _ in 0..<2 { stage.user.key(.backspace, modifiers: .alt) }
    #expect(stage.control.text == "one ")
    press("y", stage)
    #expect(stage.control.text == "one two three")
  }

  @Test func aKillElsewhereBeginsAnew() {
    let stage = edited("one two")
    press("a", stage)
    press("d", stage, .alt)
    press("e", stage)
    stage.user.key(.backspace, modifiers: .alt)
    #expect(stage.control.text == " ")
    press("y", stage)
    #expect(stage.control.text == " two")
  }

  @Test func theSelectionIsKilledWithItsOwnKeyOnly() {
    let stage = edited("one two")
    press("w", stage)
    #expect(stage.control.text == "one two")
    stage.control.selectedRange = 0..<3
    press("w", stage)
    #expect(stage.control.text == " two")
    stage.control.selectedRange = 1..<4
    press("k", stage)
    #expect(stage.control.text == " two")
    #expect(stage.control.selectedRange == 1..<4)
  }

  @Test func aKillIsOneStepOfUndo() {
    let stage = edited("one two")
    press("a", stage)
    for _ in 0..<2 { press("d", stage, .alt) }
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == " two")
  }

  @Test func atTheEndOfALineItsEndIsKilled() {
    let stage = Stage(TextView("one\ntwo"), frame: Rect(x: 100, y: 100, width: 200, height: 100))
    useEmacs(stage.user)
    stage.user.click(stage.control)
    stage.control.selectedRange = 0..<0
    for _ in 0..<2 { press("k", stage) }
    #expect(stage.control.text == "two")
    press("n", stage)
    press("y", stage)
    #expect(stage.control.text == "twoone\n")
  }

  @Test func anotherFieldYanksItToo() {
    let stage = edited("one")
    let other = TextField("", frame: Rect(x: 100, y: 200, width: 200, height: 34))
    stage.window.addSubview(other)
    press("a", stage)
    press("k", stage)
    stage.user.click(other)
    press("y", stage)
    #expect(other.text == "one")
  }

  @Test func aSecretIsDeletedAndNotKept() {
    let stage = edited("open")
    let secret = SecureField(placeholder: "Password", frame: Rect(x: 100, y: 200, width: 200, height: 34))
    stage.window.addSubview(secret)
    press("a", stage)
    press("k", stage)
    stage.user.click(secret)
    stage.user.type("hidden")
    press("a", stage)
    press("k", stage)
    #expect(secret.length == 0)
    press("y", stage)
    #expect(secret.length == 4)
  }

  @Test func nothingIsKilledWhereNothingCanBeTyped() {
    let stage = edited("one")
    stage.control.isReadOnly = true
    stage.user.click(stage.control)
    press("a", stage)
    press("k", stage)
    #expect(stage.control.text == "one")
  }

  // MARK: Choice

  @Test func theDesktopChoosesTheKeysLive() {
    let stage = Stage(TextField("one"))
    stage.user.click(stage.control)
    press("a", stage)
    #expect(stage.control.selectedRange == 0..<3)
    useEmacs(stage.user)
    press("e", stage)
    press("a", stage)
    #expect(stage.control.selectedRange == 0..<0)
    press("f", stage, [.control, .shift])
    #expect(stage.control.selectedRange == 0..<1)
  }

  @Test func aFieldsOwnTableIsNotTheDesktops() {
    let stage = edited("one")
    stage.control.keyBindings = .standard
    press("a", stage)
    #expect(stage.control.selectedRange == 0..<3)
  }

  private func edited(_ text: String) -> Stage<TextField> {
    let stage = Stage(TextField(text))
    useEmacs(stage.user)
    stage.user.click(stage.point(190), in: stage.window)
    return stage
  }

  private func useEmacs(_ user: TestUser) {
    user.host.settings.keyTheme = .emacs
    user.send(.settingsChanged)
  }

  private func press<Control>(
    _ letter: Unicode.Scalar, _ stage: Stage<Control>, _ modifiers: Modifiers = .control
  ) {
    stage.user.key(KeySym(letter), modifiers: modifiers)
  }
}
