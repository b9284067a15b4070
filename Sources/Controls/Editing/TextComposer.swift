import TextModel
import UICore

/// What is on its way into an input: what an input method composes, or a character that is entered by its number.
/// Both are shown in their place, underlined, and are no part of the text until they are committed. A secure field
/// shows none.
///
/// How composing, chords, focus and caret belong together, in every kind of field:
///
/// - What is *shown* (marked text, a number) belongs to its place. Whatever takes the caret elsewhere, or the keyboard,
///   first commits it there, once: a click, an arrow, a chord, a key of the panel, a drop, the end of editing, another
///   window. Undo drops it, and so does a new text of the program's; Escape drops a number.
/// - What is *not shown* (a dead key, the beginning of a Compose sequence; only the host knows of it) belongs to the next
///   key. Anything else that moves caret or focus drops it, through ``HostEffect/dropComposing(_:)``: a press, a key of
///   the panel, a drop, dismissal, the program, another window.
/// - A key that does not go on with it ends it and does what it always does. The letters of a Compose sequence that
///   comes to nothing are typed; of a dead key nothing is left. Escape and Backspace take it back and do nothing else.
/// - A key with Ctrl, Alt or Super never composes, neither as the first key nor as a later one.
/// - A number that was typed with Ctrl and Shift held ends when one of them is let go (ISO 14755, 5.1), or by the next
///   key without them; otherwise by Space or Return, which type nothing then.
@MainActor final class TextComposer {
  private unowned let input: TextInputView
  /// A character that is being entered by its number; then it is what is marked.
  private var hexEntry: HexEntry?
  /// Whether Ctrl and Shift were held for the digits: letting go of them ends the number (ISO 14755, 5.1).
  private var holdsForDigits = false

  init(_ input: TextInputView) { self.input = input }

  // MARK: Marking

  /// An input method shows `text`.
  func mark(_ text: String, selection: Range<Int>) {
    hexEntry = nil
    show(text, selection: selection)
  }

  /// Makes what is marked part of the text: one step of undo.
  func commit() {
    if hexEntry != nil {
      _ = finishHexEntry()
    } else {
      input.change { [input] in $0.commitMarkedText(at: input.now) }
    }
  }

  /// Drops what is marked.
  func discard() {
    hexEntry = nil
    guard input.markedText != nil else { return }
    input.change {
      $0.discardMarkedText()
      return nil
    }
  }

  /// Something else takes the place of what is marked.
  func forget() { hexEntry = nil }

  /// Returns whether the command is still to be done: to undo what is not yet in the text is to drop it.
  func end(before command: TextCommand) -> Bool {
    guard command == .undo else {
      commit()
      return true
    }
    discard()
    return false
  }

  private func show(_ text: String, selection: Range<Int>) {
    input.madeSelector?.settleClaim()
    input.change {
      $0.setMarkedText(text, selected: selection)
      return nil
    }
  }

  // MARK: Characters by their numbers

  func beginHexEntry() {
    guard !input.isReadOnly, !input.isSecure else { return input.ringBell() }
    hexEntry = HexEntry()
    holdsForDigits = false
    showHexEntry()
  }

  /// Ends the number for which the key was held.
  func released(_ keysym: KeySym) {
    guard hexEntry != nil, holdsForDigits, keysym.isShiftOrControl else { return }
    if !finishHexEntry() { input.ringBell() }
  }

  /// Returns whether the key was for the entry. Commands are not: they end it, like any marking.
  func use(_ event: KeyEvent) -> Bool {
    guard hexEntry != nil, !event.keysym.isModifier else { return false }
    // The release itself may have gone to another program.
    if holdsForDigits, event.modifiers.isDisjoint(with: [.control, .shift]), !event.endsNumber {
      if !finishHexEntry() { input.ringBell() }
      return false
    }
    switch event.keysym {
    case .escape: discard()
    case .space, .keypadSpace, .return, .keypadEnter: if !finishHexEntry() { input.ringBell() }
    case .backspace: takeHexDigit()
    default: return append(event)
    }
    return true
  }

  private func append(_ event: KeyEvent) -> Bool {
    // Ctrl and Shift may still be held: then they make no command of a digit. Ctrl alone does.
    let held = event.modifiers.intersection([.shift, .control, .alt, .super])
    guard held.isDisjoint(with: [.alt, .super]), held != .control else { return false }
    if let digit = event.hexDigit {
      holdsForDigits = held == [.control, .shift]
      if hexEntry?.append(digit) == true { showHexEntry() } else { input.ringBell() }
      return true
    }
    guard event.types else { return false }
    input.ringBell()
    return true
  }

  private func takeHexDigit() {
    if hexEntry?.removeLast() == true { showHexEntry() } else { discard() }
  }

  private func showHexEntry() {
    guard let text = hexEntry?.markedText else { return }
    show(text, selection: text.utf8.count..<text.utf8.count)
  }

  /// Puts the character in. Returns whether there was one.
  private func finishHexEntry() -> Bool {
    guard let scalar = hexEntry?.scalar else {
      discard()
      return false
    }
    input.commitText(String(Character(scalar)))
    return true
  }
}

extension KeyEvent {
  fileprivate var endsNumber: Bool {
    [.space, .keypadSpace, .return, .keypadEnter].contains(keysym)
  }
}

extension KeySym {
  fileprivate static let keypadSpace = KeySym(rawValue: 0xFF80)
}

/// How an input hands on to its ``TextComposer``: where nothing is marked, it does not.
extension TextInputView {
  /// What is being composed, or nil.
  public final var markedText: MarkedText? { content.editor.markedText }

  /// Shows what an input method composes; `selection` is in UTF-8 offsets into `text`.
  public final func setMarkedText(_ text: String, selection: Range<Int>) {
    composer.mark(text, selection: selection)
  }

  /// Done by whatever takes the caret elsewhere, or the keyboard.
  public final func unmarkText() {
    if content.editor.markedText != nil { composer.commit() }
  }

  /// Ends a number that was typed with the key held.
  public final func modifierReleased(_ keysym: KeySym) { madeComposer?.released(keysym) }

  /// Drops what is being composed.
  public final func discardMarkedText() { madeComposer?.discard() }

  /// Something else is about to happen to the text: ends what is half done.
  @inline(__always) final func endComposing() {
    madeSelector?.settleClaim()
    if content.editor.markedText != nil { composer.commit() }
  }
}

extension Canvas {
  /// Underlines marked text: thicker where the input method points something out.
  func underline(_ spans: [TextSpan], x: Double, baseline: Double, thickness: Double, _ color: Color) {
    for span in spans {
      fill(
        Rect(x: x + span.minX, y: baseline + 2, width: span.maxX - span.minX, height: thickness), color)
    }
  }
}
