import Controls
import Testing
import UICore
import UITestHost

/// Keys that a field leaves to what is around it, and one that it keeps from everybody.
@MainActor @Suite struct SurroundingKeysTests {
  private func scrolled() -> (Stage<ScrollView>, TextField) {
    let content = View(frame: Rect(x: 0, y: 0, width: 200, height: 1000))
    let field = TextField("abc", frame: Rect(x: 10, y: 10, width: 150, height: 34))
    content.addSubview(field)
    let stage = Stage(ScrollView(content), frame: Rect(x: 100, y: 100, width: 200, height: 300))
    field.becomeFirstResponder()
    stage.user.application.endTurn()
    return (stage, field)
  }

  @Test(arguments: [KeySym.pageDown, .keypadPageDown])
  func aPageKeyInAFieldOfOneLineTurnsThePageAroundIt(key: KeySym) {
    let (stage, field) = scrolled()
    field.selectedRange = 1..<1
    stage.user.application.endTurn()
    stage.user.key(key)
    #expect(stage.control.boundsOrigin.y == 260)
    #expect(field.selectedRange == 1..<1)
    #expect(field.isFirstResponder)
    stage.user.key(.pageUp)
    #expect(stage.control.boundsOrigin.y == 0)
  }

  @Test func itEndsEditingOnlyWhereItIsATrigger() {
    let (stage, field) = scrolled()
    stage.user.application.dismissal.triggers.insert(.pageKey)
    _ = stage.user.takeNotifications()
    stage.user.key(.pageDown)
    #expect(!field.isFirstResponder)
    let causes = stage.user.takeNotifications().compactMap { notification -> EndEditingCause? in
      if case .didEndEditing(_, let cause) = notification { cause } else { nil }
    }
    #expect(causes == [.pageKey])
  }

  @Test func aTextOfManyLinesKeepsItsPageKeys() {
    let view = TextView((0..<50).map { "\($0)" }.joined(separator: "\n"))
    let content = View(frame: Rect(x: 0, y: 0, width: 200, height: 1000))
    view.frame = Rect(x: 10, y: 10, width: 150, height: 100)
    content.addSubview(view)
    let stage = Stage(ScrollView(content), frame: Rect(x: 100, y: 100, width: 200, height: 300))
    view.becomeFirstResponder()
    view.selectedRange = 0..<0
    stage.user.application.endTurn()
    stage.user.key(.pageDown)
    #expect(stage.control.boundsOrigin.y == 0)
    #expect(view.selectedRange.lowerBound > 0)
  }

  @Test func shiftWithAPageKeySelects() {
    let (stage, field) = scrolled()
    field.selectedRange = 1..<1
    stage.user.key(.pageDown, modifiers: .shift)
    #expect(field.selectedRange == 1..<3)
    #expect(stage.control.boundsOrigin.y == 0)
  }

  @Test(arguments: [KeySym.insert, .keypadInsert]) func insertDoesNothingAndGoesNoFurther(key: KeySym) {
    final class Around: View {
      var keys: [KeySym] = []
      override func keyDown(_ event: KeyEvent) -> Bool {
        keys.append(event.keysym)
        return true
      }
    }
    let around = Around()
    let field = TextField("abc", frame: Rect(x: 0, y: 0, width: 100, height: 34))
    around.addSubview(field)
    let stage = Stage(around)
    field.becomeFirstResponder()
    stage.user.key(key)
    stage.user.type("x")
    #expect(around.keys.isEmpty)
    #expect(field.text == "abcx")
  }
}
