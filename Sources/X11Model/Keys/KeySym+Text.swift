import UICore

extension KeySym {
  /// The character that the keysym stands for: Latin-1 and Unicode keysyms only, and no control characters.
  package var scalar: Unicode.Scalar? {
    switch rawValue {
    case 0x20...0x7e, 0xa0...0xff: Unicode.Scalar(rawValue)
    case 0x0100_0100...0x0110_ffff: Unicode.Scalar(rawValue & 0x00ff_ffff)
    default: nil
    }
  }

  /// What a key of ASCII types; nil for any other.
  package var typedASCII: String? { 0x20...0x7e ~= rawValue ? Self.ascii[Int(rawValue) - 0x20] : nil }

  /// Made once: a string costs more to make than to keep.
  private static let ascii = (UInt8(0x20)...0x7e).map { String(Unicode.Scalar($0)) }

  /// Whether programs bind it: ASCII, or a function key.
  package var isBindable: Bool { (0x20...0x7e).contains(rawValue) || (0xfd00...0xffff).contains(rawValue) }

  /// Small letters for shortcuts: whether Shift is held is told by the modifiers, and Lock must not matter.
  package var lowercased: KeySym {
    (0x41...0x5a).contains(rawValue) ? KeySym(rawValue: rawValue + 0x20) : self
  }
}
