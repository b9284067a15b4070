import UICore

/// A character on its way in by its number: Ctrl+Shift+U, then hexadecimal digits.
struct HexEntry: Hashable {
  private(set) var digits = ""

  /// What the field shows of it.
  var markedText: String { "u" + digits }

  /// More digits than any character has, so that zeros may lead.
  private static let maxCount = 8

  /// The character; nil where the digits name none, or a control character other than Tab.
  var scalar: Unicode.Scalar? {
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
    return scalar.properties.generalCategory == .control && scalar != "\t" ? nil : scalar
  }

  /// Returns whether there was room for it.
  mutating func append(_ digit: Character) -> Bool {
    guard digits.count < Self.maxCount else { return false }
    digits.append(digit)
    return true
  }

  /// Returns whether there was a digit to take away.
  mutating func removeLast() -> Bool { digits.popLast() != nil }
}

extension KeyEvent {
  /// The digit that the key stands for in a hexadecimal number: by what it types, with Ctrl and Shift held or
  /// not; else by its place on the keyboard, where the keymap has other letters there, or Shift other signs.
  var hexDigit: Character? {
    if text.utf8.count == 1, let first = text.first { return first.isHexDigit ? first : nil }
    if let digit = keysym.hexDigit { return digit }
    guard let digit = usKey?.hexDigit else { return nil }
    let isLetter = keysym.isASCIILetter
    return digit.isNumber ? (isLetter ? nil : digit) : (keysym.isASCII ? nil : digit)
  }
}

extension KeySym {
  fileprivate var hexDigit: Character? {
    // The keypad's digits.
    let value = (0xFFB0...0xFFB9).contains(rawValue) ? rawValue - 0xFFB0 + 0x30 : rawValue
    guard value < 0x80, let scalar = Unicode.Scalar(value) else { return nil }
    let character = Character(scalar)
    return character.isHexDigit ? character : nil
  }

  fileprivate var isASCII: Bool { (0x20...0x7E).contains(rawValue) }
  fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(rawValue) || (0x61...0x7A).contains(rawValue) }
}
