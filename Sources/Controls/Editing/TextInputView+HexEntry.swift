import TextModel
import UICore

/// Characters by their numbers. Shown as marked text, and committed like one.
extension TextInputView {
  func beginHexEntry() {
    guard !isReadOnly, !isSecure else { return ringBell() }
    hexEntry = HexEntry()
    showHexEntry()
  }

  /// Returns whether the key was for the entry. Commands are not: they end it, like any marking.
  func useInHexEntry(_ event: KeyEvent) -> Bool {
    switch event.keysym {
    case .escape: discardMarkedText()
    case .space, .keypadSpace, .return, .keypadEnter: if !finishHexEntry() { ringBell() }
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
      if hexEntry?.append(digit) == true { showHexEntry() } else { ringBell() }
      return true
    }
    guard event.types else { return false }
    ringBell()
    return true
  }

  private func takeHexDigit() {
    if hexEntry?.removeLast() == true { showHexEntry() } else { discardMarkedText() }
  }

  private func showHexEntry() {
    guard let text = hexEntry?.markedText else { return }
    mark(text, selection: text.utf8.count..<text.utf8.count)
  }

  /// Puts the character in. Returns whether there was one.
  func finishHexEntry() -> Bool {
    let scalar = hexEntry?.scalar
    guard let scalar else {
      discardMarkedText()
      return false
    }
    commitText(String(Character(scalar)))
    return true
  }
}

extension KeySym {
  fileprivate static let keypadSpace = KeySym(rawValue: 0xFF80)
}
