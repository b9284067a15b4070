import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct SecureFieldTests {
  @Test func oneGlyphIsShownForEachCluster() {
    let stage = typed("aé👨‍👩‍👧z")
    #expect(stage.drawnTexts() == ["••••"])
    #expect(stage.control.length == 4)
  }

  @Test func theSecretIsReadAsBytes() {
    let stage = typed("pa55")
    #expect(stage.control.withUTF8 { Array($0) } == Array("pa55".utf8))
  }

  @Test func theCaretAndTheMouseGoByMaskGlyphs() {
    let stage = typed("é👨‍👩‍👧z")
    stage.user.click(stage.at(2), in: stage.window)
    #expect(stage.control.selectedRange == 2..<2)
    #expect(stage.control.caretRect.minX == 27)
    stage.user.key(.backspace)
    #expect(stage.control.withUTF8 { Array($0) } == Array("éz".utf8))
  }

  @Test func aDoubleClickTellsNothingOfWords() {
    let stage = typed("one two")
    stage.user.multiClick(stage.at(1), in: stage.window, count: 2)
    #expect(stage.control.selectedRange == 0..<7)
  }

  @Test func thereIsNoUndo() {
    let stage = typed("abc")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.length == 3)
  }

  @Test func clearingLeavesNothing() {
    let stage = typed("abc")
    _ = stage.user.takeNotifications()
    stage.control.clear()
    stage.user.application.endTurn()
    #expect(stage.control.length == 0)
    #expect(stage.takeTextChanges() == 1)
  }

  @Test func itSaysThatItIsSecure() {
    #expect(typed("a").control.textInput?.isSecure == true)
  }

  @Test func aKeyDamagesOneGlyphAndTheCaret() {
    let stage = typed("abc")
    _ = stage.takeDamage()
    stage.user.type("d")
    #expect(stage.takeDamage() == [Rect(x: 34, y: 1, width: 12, height: 32)])
  }

  /// Nobody sees what else has come along.
  @Test(
    .bug(id: "adar2378/pin_code_fields#417"), .bug(id: "guilhermerodz/input-otp#53"),
    .bug(id: "guilhermerodz/input-otp#99"),
    arguments: [
      ("12 34 56", "123456", 0), ("123-456", "123456", 0), (" 1234\n", "1234", 0), ("１２３４", "1234", 0),
      ("١٢٣", "123", 0), ("۱۲۳", "123", 0), ("12\u{A0}34\u{200B}", "1234", 0), ("12–34", "1234", 0),
      ("12a4", "124", 1),
      ("1.234", "1234", 1), ("abc", "9", 1), ("- ", "9", 1), ("123456789", "12345678", 1),
    ])
  func ofASecretNumberTheDigitsAreTaken(_ row: (pasted: String, kept: String, bells: Int)) {
    let stage = typed("9")
    stage.control.takesOnlyDigits = true
    stage.control.maxLength = 8
    #expect(stage.control.keyboardTraits.contentType == .pin)
    stage.control.selectAll()
    stage.user.offerElsewhere(row.pasted)
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.deliverPastes()
    #expect(stage.control.withUTF8 { Array($0) } == Array(row.kept.utf8))
    #expect(stage.user.host.bellCount == row.bells)
  }

  @Test func letterKeysTypeNothingIntoASecretNumber() {
    let stage = typed("")
    stage.control.takesOnlyDigits = true
    stage.user.type("1a 2-３")
    #expect(stage.control.withUTF8 { Array($0) } == Array("123".utf8))
    stage.user.key(.backspace)
    #expect(stage.control.length == 2)
  }

  // MARK: Revealing

  @Test func theButtonShowsTheSecretAndMasksItAgain() {
    let stage = revealable("aé👨‍👩‍👧")
    #expect(stage.drawnTexts() == ["•••"])
    stage.user.click(button(stage), in: stage.window)
    #expect(stage.drawnTexts() == ["a", "é", "👨‍👩‍👧"])
    #expect(stage.control.isFirstResponder)
    stage.user.click(button(stage), in: stage.window)
    #expect(stage.drawnTexts() == ["•••"])
  }

  @Test func noStringHoldsMoreOfTheSecretThanACluster() {
    let stage = revealable("open sesame")
    stage.user.click(button(stage), in: stage.window)
    stage.user.type("!")
    #expect(stage.drawnTexts().allSatisfy { $0.count == 1 })
    #expect(stage.drawnTexts().joined() == "open sesame!")
  }

  @Test func leavingTheFieldMasksTheSecret() {
    let stage = revealable("abc")
    stage.user.click(button(stage), in: stage.window)
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect(!stage.control.isRevealed)
    #expect(stage.drawnTexts() == ["•••"])
    stage.control.becomeFirstResponder()
    #expect(stage.drawnTexts() == ["•••"])
  }

  @Test func leavingTheWindowMasksTheSecret() {
    let stage = revealable("abc")
    stage.user.click(button(stage), in: stage.window)
    stage.user.unfocus(stage.window)
    #expect(stage.drawnTexts() == ["•••"])
  }

  @Test func theButtonBringsTheKeyboardToTheField() {
    let stage = revealable("abc")
    stage.control.resignFirstResponder()
    stage.user.click(button(stage), in: stage.window)
    #expect(stage.control.isFirstResponder)
    #expect(stage.drawnTexts() == ["a", "b", "c"])
  }

  @Test func aFieldWithoutTheKeyboardCannotBeRevealed() {
    let stage = Stage(SecureField())
    stage.control.isRevealed = true
    #expect(!stage.control.isRevealed)
  }

  @Test func theCaretStaysAtItsClusterWhenRevealed() {
    let stage = revealable("é👨‍👩‍👧z")
    stage.user.key(.left)
    let before = stage.control.caretRect
    stage.control.isRevealed = true
    stage.user.application.endTurn()
    #expect(stage.control.selectedRange == 2..<2)
    #expect(stage.control.caretRect == before)
    stage.user.click(stage.at(1), in: stage.window)
    #expect(stage.control.selectedRange == 1..<1)
  }

  @Test func theTextEndsBeforeTheButton() {
    let stage = revealable(String(repeating: "a", count: 60))
    #expect(stage.control.caretRect.maxX <= 200 - 33)
    stage.control.showsRevealButton = false
    stage.user.application.endTurn()
    #expect(stage.control.caretRect.maxX > 180)
  }

  @Test func tabPassesTheButtonBy() {
    let stage = revealable("abc")
    let after = TextField(frame: Rect(x: 100, y: 300, width: 200, height: 34))
    stage.window.addSubview(after)
    stage.user.key(.tab, text: "\t")
    #expect(after.isFirstResponder)
  }

  // MARK: Caps Lock

  @Test func capsLockIsShownFromTheFirstKeyOn() {
    let stage = typed("")
    #expect(!showsCapsLock(stage))
    stage.user.key(KeySym("A"), text: "A", modifiers: .capsLock)
    #expect(showsCapsLock(stage))
    stage.user.type("a")
    #expect(!showsCapsLock(stage))
  }

  @Test func theCapsLockKeyItselfIsSeen() {
    let stage = typed("abc")
    stage.user.key(KeySym(rawValue: 0xFFE5))
    #expect(stage.control.isCapsLockOn)
    stage.user.key(KeySym(rawValue: 0xFFE5), modifiers: .capsLock)
    #expect(!stage.control.isCapsLockOn)
    #expect(stage.control.length == 3)
  }

  @Test func aPressTellsOfCapsLockToo() {
    let stage = Stage(SecureField())
    stage.user.click(stage.control, modifiers: .capsLock)
    #expect(showsCapsLock(stage))
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect(!showsCapsLock(stage))
  }

  @Test(arguments: ["x", "c"] as [Unicode.Scalar]) func cutAndCopyLeaveTheSecretAlone(_ key: Unicode.Scalar) {
    let stage = typed("abc")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(KeySym(key), modifiers: .control)
    #expect(stage.control.length == 3)
  }

  private func showsCapsLock(_ stage: Stage<SecureField>) -> Bool {
    stage.drawing().contains { if case .icon(.capsLock, _, _) = $0 { true } else { false } }
  }

  private func revealable(_ text: String) -> Stage<SecureField> {
    let stage = typed(text)
    stage.control.showsRevealButton = true
    stage.user.application.endTurn()
    return stage
  }

  private func button(_ stage: Stage<SecureField>) -> Point { stage.point(200 - 5 - 12) }

  private func typed(_ text: String) -> Stage<SecureField> {
    let stage = Stage(SecureField(placeholder: "Password"))
    stage.user.click(stage.control)
    stage.user.type(text)
    return stage
  }
}
