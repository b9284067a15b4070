import Controls
import Testing
import TextModel
import UICore

@Suite struct KeyBindingsTests {
  static let motions: [(KeySym, Modifiers, TextMotion)] = [
    (.left, [], .backward), (.right, [], .forward),
    (.left, .control, .wordLeft), (.right, .control, .wordRight),
    (.home, [], .lineStart), (.end, [], .lineEnd),
    (.home, .control, .textStart), (.end, .control, .textEnd),
    (.up, [], .up), (.down, [], .down), (.pageUp, [], .pageUp), (.pageDown, [], .pageDown),
  ]

  @Test(arguments: motions)
  func aMotionKeyMovesAndShiftExtends(_ keysym: KeySym, _ modifiers: Modifiers, _ motion: TextMotion) {
    #expect(command(keysym, modifiers) == .move(motion))
    #expect(command(keysym, modifiers.union(.shift)) == .extend(motion))
  }

  @Test(
    arguments: zip(
      [KeySym.keypadHome, .keypadLeft, .keypadUp, .keypadRight, .keypadDown, .keypadPageUp, .keypadPageDown],
      [KeySym.home, .left, .up, .right, .down, .pageUp, .pageDown]))
  func aKeypadKeyIsItsTwin(_ keypad: KeySym, _ twin: KeySym) {
    #expect(command(keypad) != nil)
    #expect(command(keypad) == command(twin))
    #expect(KeyStroke(.keypadEnd) == KeyStroke(.end))
    #expect(KeyStroke(.keypadDelete) == KeyStroke(.delete))
  }

  @Test func deletionGoesBothWaysAndByWords() {
    #expect(command(.backspace) == .delete(.backward))
    #expect(command(.backspace, .shift) == .delete(.backward))
    #expect(command(.backspace, .control) == .delete(.wordBackward))
    #expect(command(.delete) == .delete(.forward))
    #expect(command(.delete, .control) == .delete(.wordForward))
  }

  @Test func lettersWithControlSelectUndoAndRedo() {
    #expect(command(KeySym("a"), .control) == .selectAll)
    #expect(command(KeySym("A"), [.control, .shift]) == .deselect)
    #expect(command(KeySym("z"), .control) == .undo)
    #expect(command(KeySym("Z"), [.control, .shift]) == .redo)
    #expect(command(KeySym("y"), .control) == .redo)
  }

  @Test func locksAndTheThirdLevelMakeNoOtherStroke() {
    #expect(command(.left, [.capsLock, .numLock, .level3]) == .move(.backward))
    #expect(command(KeySym("Z"), [.control, .capsLock]) == .undo)
  }

  @Test func theClipboardHasItsNewKeysAndItsOldOnes() {
    for stroke in [command(KeySym("x"), .control), command(.delete, .shift), command(.keypadDelete, .shift)] {
      #expect(stroke == .cut)
    }
    for stroke in [command(KeySym("c"), .control), command(.insert, .control)] { #expect(stroke == .copy) }
    for stroke in [command(KeySym("v"), .control), command(.insert, .shift)] { #expect(stroke == .paste) }
    #expect(command(.insert) == nil)
  }

  @Test func aFieldsTableCanBeChanged() {
    var bindings = KeyBindings.standard
    bindings.commands[KeyStroke(KeySym("e"), .control)] = .move(.lineEnd)
    #expect(bindings.command(for: event(KeySym("e"), .control)) == .move(.lineEnd))
  }

  private func command(_ keysym: KeySym, _ modifiers: Modifiers = []) -> TextCommand? {
    KeyBindings.standard.command(for: event(keysym, modifiers))
  }

  private func event(_ keysym: KeySym, _ modifiers: Modifiers) -> KeyEvent {
    KeyEvent(
      window: WindowID(rawValue: 1), keysym: keysym, modifiers: modifiers, time: EventTime(rawValue: 0))
  }
}
