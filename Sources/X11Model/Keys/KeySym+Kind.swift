import UICore

extension KeySym {
  /// What a key that means this is for those who watch for repetitions.
  package func repeatKind(isShortcut: Bool) -> RepeatTracker.Kind {
    if isShortcut { return .action }
    switch self {
    case .space, .backspace, .delete, .left, .right, .up, .down, .home, .end: return .neutral
    case _ where isModifier: return .neutral
    case _ where rawValue >= 0xfd00 && rawValue <= 0xffff: return .action
    default: return .letter
    }
  }

  /// Whether the key can only be understood with an input method: dead keys, Compose, and letters of alphabets
  /// that had keysyms before Unicode, which Xlib alone can turn into text.
  package var needsInputMethod: Bool {
    switch rawValue {
    case 0xfe50...0xfe93, 0xff20, 0x100..<0xfd00: true
    default: false
    }
  }
}

extension String {
  /// The text that a key types; none where it holds a control character: Return and Tab are keys, and type nothing.
  package var printable: String {
    unicodeScalars.contains { $0.value < 0x20 || (0x7f..<0xa0).contains($0.value) } ? "" : self
  }
}
