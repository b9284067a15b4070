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
    #expect(stage.takeDamage() == [Rect(x: 34, y: 1, width: 11.5, height: 32)])
  }

  private func typed(_ text: String) -> Stage<SecureField> {
    let stage = Stage(SecureField(placeholder: "Password"))
    stage.user.click(stage.control)
    stage.user.type(text)
    return stage
  }
}
