import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What a change costs, by the damage and the layouts that the fake host counts.
@MainActor @Suite struct TextViewDisplayTests {
  @Test func linesAreCountedAsTheyAreWrappedUpToALimit() {
    let stage = focused("one two three four five\nlast")
    #expect(stage.control.lineCount(upTo: 9) == 4)
    #expect(stage.control.lineCount(upTo: 2) == 2)
    #expect(TextView("a\nb").lineCount(upTo: 9) == 1, "nothing can be measured off the screen")
  }

  @Test func aKeyDamagesItsRow() {
    let stage = focused("one\ntwo\nthree")
    stage.user.type("x")
    #expect(stage.takeDamage() == [row(0)])
  }

  @Test func aKeyLaysItsParagraphOutOnce() {
    let stage = focused("one\ntwo\nthree")
    let count = stage.layoutCount
    stage.user.type("x")
    #expect(stage.layoutCount == count + 1)
  }

  @Test func aKeyInAWrappedLineDamagesTheRowsThatChanged() {
    let stage = focused("one two three four five\nlast")
    stage.user.key(.down)
    _ = stage.takeDamage()
    // Rows: "one two ", "three four", " five": the second is full.
    stage.user.type("x")
    let damage = stage.takeDamage().reduce(Rect.zero) { $0.union($1) }
    #expect(damage.minY >= 27)
    #expect(damage.maxY <= 67)
  }

  @Test func aNewLineDamagesItsRowAndThoseBelow() {
    let stage = focused("one\ntwo\nthree")
    stage.user.key(.down)
    _ = stage.takeDamage()
    stage.user.key(.return)
    let damage = stage.takeDamage().reduce(Rect.zero) { $0.union($1) }
    #expect(damage.minY == 27)
  }

  @Test func movingTheCaretDamagesTwoCaretsAndLaysNothingOut() {
    let stage = focused("one\ntwo")
    let count = stage.layoutCount
    let before = stage.control.caretRect
    stage.user.key(.down)
    #expect(Set(stage.takeDamage()) == [before, stage.control.caretRect])
    #expect(stage.layoutCount == count)
  }

  @Test func aSelectionDamagesTheRowsItGains() {
    let stage = focused("one\ntwo\nthree\nfour")
    stage.user.key(.down, modifiers: .shift)
    _ = stage.takeDamage()
    stage.user.key(.down, modifiers: .shift)
    let damage = stage.takeDamage().reduce(Rect.zero) { $0.union($1) }
    #expect(damage.minY >= 27 && damage.maxY <= 67)
  }

  @Test func manyKeysInOneTurnLayTheParagraphOutOnce() {
    let stage = focused("")
    let count = stage.layoutCount
    for _ in 0..<9 { stage.control.insertText("a") }
    stage.user.application.endTurn()
    #expect(stage.layoutCount == count + 1)
  }

  @Test func aKeyThatChangesNothingDamagesNothing() {
    let stage = focused("one\ntwo")
    stage.user.key(.left)
    #expect(stage.takeDamage().isEmpty)
  }

  @Test func focusDamagesTheViewWithItsRing() {
    let stage = textStage("one")
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    #expect(stage.takeDamage() == [stage.control.bounds.inset(by: -3)])
  }

  @Test func theCaretBlinksAlone() {
    let stage = focused("one\ntwo")
    stage.user.wait(.milliseconds(600))
    #expect(stage.takeDamage() == [stage.control.caretRect])
  }

  @Test func anEmptyViewAsksNobodyForALayout() {
    #expect(textStage("").layoutCount == 0)
  }

  private func row(_ index: Double) -> Rect { Rect(x: 10, y: 7 + index * 20, width: 84, height: 20) }

  private func focused(_ text: String) -> Stage<TextView> {
    let stage = textStage(text)
    stage.focus()
    return stage
  }
}
