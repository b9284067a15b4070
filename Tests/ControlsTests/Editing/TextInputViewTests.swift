import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// Writes down what it is told, and answers as it is set to.
@MainActor final class RecordingDelegate: TextInputDelegate {
  enum Call: Equatable {
    case began, changed, returned
    case ended(EndEditingCause)
  }

  var calls: [Call] = []
  var allowsBeginning = true
  var allowsEnding = true
  var allowsReturn = true

  func shouldBeginEditing(_ input: TextInputView) -> Bool { allowsBeginning }
  func didBeginEditing(_ input: TextInputView) { calls.append(.began) }
  func shouldEndEditing(_ input: TextInputView) -> Bool { allowsEnding }
  func didEndEditing(_ input: TextInputView, cause: EndEditingCause) { calls.append(.ended(cause)) }
  func textDidChange(_ input: TextInputView) { calls.append(.changed) }
  func shouldReturn(_ input: TextInputView) -> Bool {
    calls.append(.returned)
    return allowsReturn
  }
}

@MainActor @Suite struct TextInputViewTests {
  @Test func tabSelectsAllAndAClickDoesNot() {
    let stage = Stage(TextField("hello"))
    stage.user.key(.tab, text: "\t")
    #expect(stage.control.isFirstResponder)
    #expect(stage.control.selectedRange == 0..<5)
    stage.control.resignFirstResponder()
    stage.user.click(stage.point(11 + 16), in: stage.window)
    #expect(stage.control.selectedRange == 2..<2)
  }

  @Test func focusFromTheProgramSelectsNothing() {
    let stage = Stage(TextField("hello"))
    stage.control.becomeFirstResponder()
    #expect(stage.control.selectedRange == 5..<5)
  }

  @Test func theDelegateFollowsTheEditing() {
    let (stage, delegate) = delegated(TextField())
    stage.user.click(stage.control)
    stage.user.type("a")
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect(delegate.calls == [.began, .changed, .ended(.tapOutside)])
  }

  @Test func aDelegateThatRefusesKeepsTheFieldFromBeginning() {
    let (stage, delegate) = delegated(TextField("hello"))
    delegate.allowsBeginning = false
    stage.user.click(stage.control)
    #expect(!stage.control.isFirstResponder)
    #expect(delegate.calls.isEmpty)
    #expect(stage.control.selectedRange == 5..<5)
  }

  @Test func aDelegateThatRefusesKeepsTheFieldBeingEdited() {
    let (stage, delegate) = delegated(TextField())
    stage.user.click(stage.control)
    delegate.allowsEnding = false
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect(stage.control.isFirstResponder)
    #expect(delegate.calls == [.began])
  }

  @Test func returnIsAskedOfTheDelegateAndIsNeverText() {
    let (stage, delegate) = delegated(TextField("a"))
    stage.user.click(stage.control)
    stage.user.key(.return, text: "\r")
    stage.user.key(.keypadEnter, text: "\r")
    #expect(delegate.calls == [.began, .returned, .returned])
    #expect(stage.control.text == "a")
    #expect(stage.control.isFirstResponder)
  }

  @Test func theNextKeyGoesToTheNextTextAndTheDoneKeyEndsEditing() {
    let (stage, delegate) = delegated(TextField())
    stage.window.addSubview(Button("Send", frame: Rect(x: 100, y: 150, width: 80, height: 34)))
    let second = TextField(frame: Rect(x: 100, y: 200, width: 200, height: 34))
    stage.window.addSubview(second)
    stage.control.keyboardTraits.returnKey = .next
    second.keyboardTraits.returnKey = .done
    stage.user.click(stage.control)
    stage.user.key(.return)
    #expect(second.isFirstResponder)
    stage.user.key(.return)
    #expect(stage.window.firstResponder == nil)
    #expect(delegate.calls == [.began, .returned, .ended(.nextField)])
  }

  @Test func aDelegateKeepsReturnForItself() {
    let (stage, delegate) = delegated(TextField())
    stage.control.keyboardTraits.returnKey = .done
    delegate.allowsReturn = false
    stage.user.click(stage.control)
    stage.user.key(.return)
    #expect(stage.control.isFirstResponder)
  }

  @Test func escapeEndsEditing() {
    let (stage, delegate) = delegated(TextField())
    stage.user.click(stage.control)
    stage.user.key(.escape, text: "\u{1B}")
    #expect(delegate.calls == [.began, .ended(.escape)])
    #expect(stage.control.text == "")
  }

  @Test(arguments: [Modifiers.control, .alt, .super])
  func aKeyWithAModifierTypesNothing(_ modifiers: Modifiers) {
    let stage = Stage(TextField())
    stage.user.click(stage.control)
    stage.user.key(KeySym("q"), text: "q", modifiers: modifiers)
    #expect(stage.control.text == "")
  }

  @Test func theThirdLevelTypes() {
    let stage = Stage(TextField())
    stage.user.click(stage.control)
    stage.user.key(KeySym("@"), text: "@", modifiers: .level3)
    #expect(stage.control.text == "@")
  }

  @Test func readOnlyTextIsSelectedButNeitherChangedNorEdited() {
    let (stage, delegate) = delegated(TextField("hello"))
    stage.control.isReadOnly = true
    stage.user.click(stage.control)
    stage.user.type("x")
    stage.user.key(.backspace)
    stage.user.key(KeySym("a"), modifiers: .control)
    #expect(stage.control.text == "hello")
    #expect(stage.control.selectedRange == 0..<5)
    #expect(stage.control.textInput == nil)
    #expect(!stage.user.application.dismissal.isArmed)
    #expect(delegate.calls.isEmpty)
  }

  @Test func becomingReadOnlyEndsTheEditing() {
    let (stage, delegate) = delegated(TextField("hello"))
    stage.user.click(stage.control)
    stage.control.isReadOnly = true
    #expect(delegate.calls == [.began, .ended(.viewDisabled)])
    #expect(!stage.user.application.dismissal.isArmed)
  }

  @Test func aDisabledFieldTakesNoFocusAndLosesIt() {
    let (stage, delegate) = delegated(TextField())
    stage.user.click(stage.control)
    stage.control.isEnabled = false
    #expect(delegate.calls == [.began, .ended(.viewDisabled)])
    stage.user.click(stage.control)
    #expect(!stage.control.isFirstResponder)
  }

  @Test func undoAndRedoByKeysBringBackTextAndSelection() {
    let stage = Stage(TextField("one two"))
    stage.user.click(stage.control)
    stage.user.key(.backspace, modifiers: .control)
    #expect(stage.control.text == "one ")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one two")
    #expect(stage.control.selectedRange == 7..<7)
    stage.user.key(KeySym("z"), modifiers: [.control, .shift])
    #expect(stage.control.text == "one ")
  }

  @Test func aPauseInTypingBeginsAnotherStepOfUndo() {
    let stage = Stage(TextField())
    stage.user.click(stage.control)
    stage.user.type("ab")
    stage.user.wait(.seconds(2))
    stage.user.type("cd")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "ab")
  }

  @Test func eachCommitOfAnInputMethodIsOneStepOfUndo() {
    let stage = Stage(TextField())
    stage.user.click(stage.control)
    for text in ["かな", "漢字"] {
      stage.user.send(
        .commit(stage.window.windowID!, text: text, time: EventTime(rawValue: 5000)))
    }
    #expect(stage.control.text == "かな漢字")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "かな")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "")
  }

  @Test(.bug(id: "T60")) func aDeadKeyThatMakesTwoCharactersTypesBoth() {
    let stage = Stage(TextField())
    stage.user.click(stage.control)
    stage.user.key(KeySym("x"), text: "´x")
    #expect(stage.control.text == "´x")
  }

  @Test func deleteTakesAClusterBothWays() {
    let stage = Stage(TextField("a👨‍👩‍👧b🇩🇪c"))
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = 2..<2
    stage.user.key(.backspace)
    #expect(stage.control.text == "ab🇩🇪c")
    stage.user.key(.right)
    stage.user.key(.delete)
    #expect(stage.control.text == "abc")
  }

  @Test func upAndDownGoToTheEndsOfTheLine() {
    let stage = Stage(TextField("hello"))
    stage.control.becomeFirstResponder()
    stage.user.key(.up)
    #expect(stage.control.selectedRange == 0..<0)
    stage.user.key(.down, modifiers: .shift)
    #expect(stage.control.selectedRange == 0..<5)
  }

  @Test func anArrowAtTheEndStaysInTheField() {
    let stage = Stage(TextField("a"))
    stage.control.becomeFirstResponder()
    stage.user.key(.right)
    #expect(stage.control.isFirstResponder)
    #expect(stage.control.selectedRange == 1..<1)
  }

  @Test func theSelectionOutlivesTheWindowsFocus() {
    let stage = Stage(TextField("hello"))
    stage.user.key(.tab)
    stage.control.selectedRange = 1..<3
    stage.user.unfocus(stage.window)
    stage.user.focus(stage.window)
    #expect(stage.control.selectedRange == 1..<3)
  }

  @Test func aBurstOfKeysIsToldOnce() {
    let stage = Stage(TextField())
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    _ = stage.user.takeNotifications()
    for _ in 0..<100 { stage.control.insertText("a") }
    stage.user.application.endTurn()
    #expect(stage.takeTextChanges() == 1)
  }

  @Test func aMovedCaretIsToldAndAnUnmovedOneIsNot() {
    let stage = Stage(TextField("a"))
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    _ = stage.user.takeNotifications()
    stage.user.key(.right)
    #expect(stage.user.takeNotifications().isEmpty)
    stage.user.key(.left)
    #expect(stage.user.takeNotifications().count == 1)
  }

  @Test func thePointerIsATextCursorOverAnEnabledField() {
    let stage = Stage(TextField())
    #expect(stage.control.pointerShape == .text)
    stage.control.isEnabled = false
    #expect(stage.control.pointerShape == .arrow)
  }

  @Test func aRemovedFieldIsDeallocated() {
    let stage = Stage(Pane(), frame: Rect(x: 0, y: 0, width: 300, height: 300))
    weak var field: TextField?
    do {
      let made = TextField("hello", frame: Rect(x: 10, y: 10, width: 200, height: 34))
      field = made
      stage.control.addSubview(made)
      stage.user.click(made)
      stage.user.type("x")
      stage.user.drag(from: Point(x: 30, y: 25), to: Point(x: 90, y: 25), in: stage.window)
      made.removeFromSuperview()
      stage.user.wait(.seconds(1))
      stage.user.application.endTurn()
    }
    _ = stage.user.takeNotifications()
    #expect(field == nil)
  }

  private func delegated(_ field: TextField) -> (Stage<TextField>, RecordingDelegate) {
    let stage = Stage(field)
    let delegate = RecordingDelegate()
    field.delegate = delegate
    return (stage, delegate)
  }
}
