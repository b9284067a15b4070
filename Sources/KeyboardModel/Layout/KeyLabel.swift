import UICore

/// What stands on a key that types a text: something to see, also where the text by itself is invisible.
package enum KeyLabel {
  /// - Parameters:
  ///   - text: what the key types.
  ///   - direction: how the language of the keyboard is read: a bracket is drawn as its readers see it in a text.
  package static func label(for text: String, direction: LayoutDirection = .leftToRight) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    if text.unicodeScalars.count == 1, let name = names[first] { return name }
    if isMark(first) { return "\u{25CC}" + text }
    let isMirrored = direction == .rightToLeft && first.properties.isBidiMirrored
    // The mark makes the whole label a run that is read from right to left.
    return isMirrored ? "\u{200F}" + text : text
  }

  /// The letters that telephones all over the world have on the key of a digit (ITU-T E.161), none for 1; nil for what
  /// is no digit.
  package static func dialLetters(of key: Key) -> String? {
    guard let digit = key.text(isShifted: false).flatMap(Int.init) else { return nil }
    let letters = ["+", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    return letters.indices.contains(digit) ? letters[digit] : nil
  }

  /// Marks have no place of their own: they are shown on a dotted circle.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Abbreviations of the Unicode Standard for what nobody can see.
  private static let names: [Unicode.Scalar: String] = [
    "\u{A0}": "NBSP", "\u{AD}": "SHY", "\u{200B}": "ZWSP", "\u{200C}": "ZWNJ", "\u{200D}": "ZWJ",
    "\u{200E}": "LRM", "\u{200F}": "RLM", "\u{2009}": "THSP", "\u{202F}": "NNBSP", "\u{2060}": "WJ",
    "\u{3000}": "IDSP",
  ]
}
