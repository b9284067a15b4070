import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What a change costs, by the damage and the layouts that the fake host counts. A cluster is 8 points wide,
/// the text begins at 11, the caret is 2 wide, and glyphs may lean over by 1.
@MainActor @Suite struct SingleLineFieldDisplayTests {
  @Test func aKeyAtTheEndDamagesFromItsWordToTheCaret() {
    let stage = focused("one two")
    stage.user.type("x")
    // From the space before the word to the end of the text and the caret behind it.
    #expect(stage.takeDamage() == [span(x(3), x(8) + 2)])
  }

  @Test func aKeyInTheMiddleDamagesOnlyToTheRight() {
    let stage = focused("one two three")
    stage.user.click(stage.at(8), in: stage.window)
    _ = stage.takeDamage()
    stage.user.type("x")
    #expect(stage.takeDamage() == [span(x(7), x(14) + 2)])
  }

  @Test func aDeletionDamagesToTheOldEnd() {
    let stage = focused("one two")
    stage.user.key(.backspace)
    #expect(stage.takeDamage() == [span(x(3), x(7) + 2)])
  }

  @Test func aKeyLaysTheLineOutOnce() {
    let stage = focused("one two")
    let count = stage.user.host.textSystem.layoutCount
    stage.user.type("x")
    #expect(stage.user.host.textSystem.layoutCount == count + 1)
  }

  @Test func manyKeysInOneTurnLayTheLineOutOnce() {
    let stage = focused("")
    let count = stage.user.host.textSystem.layoutCount
    for _ in 0..<1000 { stage.control.insertText("a") }
    stage.user.application.endTurn()
    #expect(stage.user.host.textSystem.layoutCount == count + 1)
  }

  @Test func movingTheCaretDamagesTwoCaretsAndLaysNothingOut() {
    let stage = focused("one two")
    let count = stage.user.host.textSystem.layoutCount
    let before = stage.control.caretRect
    stage.user.key(.home)
    let after = stage.control.caretRect
    #expect(Set(stage.takeDamage()) == [before, after])
    #expect(stage.user.host.textSystem.layoutCount == count)
  }

  @Test func extendingASelectionDamagesWhatItGained() {
    let stage = focused("one two three")
    stage.user.key(.left, modifiers: .shift)
    stage.user.key(.left, modifiers: .shift)
    _ = stage.takeDamage()
    stage.user.key(.left, modifiers: .shift)
    let damage = stage.takeDamage().reduce(Rect.zero) { $0.union($1) }
    #expect(damage.minX >= x(10) - 1)
    #expect(damage.maxX <= x(11) + 2.5)
  }

  @Test func aKeyThatScrollsDamagesTheTextAndNotTheBorder() {
    let stage = focused(String(repeating: "a", count: 40))
    stage.user.type("x")
    #expect(stage.takeDamage() == [Rect(x: 11, y: 1, width: 178, height: 32)])
  }

  @Test func theFirstKeyClearsThePlaceholder() {
    let stage = Stage(TextField("", placeholder: "Reference"))
    stage.user.click(stage.control)
    _ = stage.takeDamage()
    stage.user.type("x")
    #expect(stage.takeDamage() == [Rect(x: 11, y: 1, width: 178, height: 32)])
    #expect(stage.drawnTexts() == ["x"])
  }

  @Test func focusDamagesTheFieldWithItsRing() {
    let stage = Stage(TextField("one"))
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    #expect(stage.takeDamage() == [stage.control.bounds.inset(by: -3)])
  }

  @Test func textOfMixedDirectionIsDrawnWhole() {
    let stage = focused("abc שלום")
    stage.user.type("x")
    #expect(stage.takeDamage() == [Rect(x: 11, y: 1, width: 178, height: 32)])
  }

  @Test func aLineThatStartsAtTheRightStandsThere() {
    let stage = focused("שלום")
    #expect(stage.textX() == 100 + 189 - 2 - 32)
  }

  @Test func fieldsWithoutTextAskNobodyForALayout() {
    let stage = Stage(Pane(), frame: Rect(x: 0, y: 0, width: 400, height: 500))
    let count = stage.user.host.textSystem.layoutCount
    for row in 0..<10 {
      stage.control.addSubview(TextField(frame: Rect(x: 0, y: Double(row) * 40, width: 200, height: 34)))
    }
    stage.user.application.endTurn()
    #expect(stage.user.host.textSystem.layoutCount == count)
  }

  @Test func aKeyThatChangesNothingDamagesNothing() {
    let stage = focused("one")
    stage.user.key(.right)
    #expect(stage.takeDamage().isEmpty)
  }

  @Test func theCaretStaysInSightWhileTyping() {
    let stage = focused("")
    for _ in 0..<60 {
      stage.user.type("a")
      #expect(textArea.contains(stage.control.caretRect))
    }
    for _ in 0..<60 {
      stage.user.key(.left)
      #expect(textArea.contains(stage.control.caretRect))
    }
    #expect(stage.control.caretRect.minX == 11)
  }

  @Test func deletingAtTheEndLeavesNoGap() {
    let stage = focused(String(repeating: "a", count: 40))
    for _ in 0..<10 { stage.user.key(.backspace) }
    #expect(stage.control.caretRect.maxX > textArea.maxX - 1)
  }

  @Test func aFieldThatIsNotEditedShowsItsBeginning() {
    let stage = focused(String(repeating: "a", count: 40))
    #expect(stage.textX() < 100)
    stage.control.resignFirstResponder()
    #expect(stage.textX() == 111)
  }

  @Test func aNarrowerFieldKeepsTheCaretInSight() {
    let stage = focused("one two three")
    stage.control.frame.size.width = 80
    stage.user.application.endTurn()
    #expect(Rect(x: 11, y: 1, width: 58, height: 32).contains(stage.control.caretRect))
  }

  private let textArea = Rect(x: 11, y: 1, width: 178, height: 32)

  /// Where a cluster of unscrolled text begins.
  private func x(_ cluster: Double) -> Double { 11 + cluster * 8 }

  private func span(_ left: Double, _ right: Double) -> Rect {
    Rect(x: left - 1, y: 1, width: right - left + 2, height: 32)
  }

  private func focused(_ text: String) -> Stage<TextField> {
    let stage = Stage(TextField(text))
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    _ = stage.takeDamage()
    return stage
  }
}

extension Stage {
  @MainActor fileprivate func textX() -> Double {
    drawing().lazy.compactMap { if case .text(_, let point, _) = $0 { point.x } else { nil } }.first ?? 0
  }
}
