import UICore

extension KeySym {
  /// The character that the keysym stands for: Latin-1 and Unicode keysyms only, and no control characters
  /// (X11 protocol, appendix A).
  package var scalar: Unicode.Scalar? {
    switch rawValue {
    case 0x20...0x7e, 0xa0...0xff: Unicode.Scalar(rawValue)
    // Nil for surrogates, which are no characters.
    case 0x0100_0020...0x0100_007e, 0x0100_00a0...0x0110_ffff: Unicode.Scalar(rawValue - 0x0100_0000)
    default: nil
    }
  }

  /// What a key of ASCII types; nil for any other.
  package var typedASCII: String? { 0x20...0x7e ~= rawValue ? Self.ascii[Int(rawValue) - 0x20] : nil }

  /// Made once: a string costs more to make than to keep.
  private static let ascii = (UInt8(0x20)...0x7e).map { String(Unicode.Scalar($0)) }

  /// Whether its number is one of Unicode's, or would be.
  package var isUnicode: Bool { rawValue >= 0x0100_0000 }

  /// Unicode's keysyms for what Latin-1 has are not to be used, and are: the usual one instead.
  package var canonical: KeySym {
    switch rawValue {
    case 0x0100_0020...0x0100_007e, 0x0100_00a0...0x0100_00ff: KeySym(rawValue: rawValue - 0x0100_0000)
    default: self
    }
  }

  /// What a key with this keysym types: its character where it can have no other, else what Xlib has found, which
  /// may be in a bad state.
  ///
  /// - Parameter found: bytes that ought to be UTF-8.
  package func text(found: UnsafeRawBufferPointer) -> String {
    if isUnicode || isOfOldSet, let character { return String(character) }
    return isUnicode ? "" : String(validating: found, as: UTF8.self) ?? ""
  }

  /// Whether programs bind it: ASCII, or a function key.
  package var isBindable: Bool { (0x20...0x7e).contains(rawValue) || (0xfd00...0xffff).contains(rawValue) }

  /// Small letters for shortcuts: whether Shift is held is told by the modifiers, and Lock must not matter.
  package var lowercased: KeySym {
    (0x41...0x5a).contains(rawValue) ? KeySym(rawValue: rawValue + 0x20) : self
  }
}
