import UICore

/// A key of a keymap while a layout is made of it.
final class KeymapKey {
  /// The row's letter: `E` for the digits, `D`, `C`, `B` for letters, `A` for the space bar.
  let row: Character
  let name: String
  let plain: String?
  let shifted: String?
  /// What the levels behind AltGr and the fifth level type.
  let others: [String]
  /// The mark of each level that is a dead key.
  let marks: [Unicode.Scalar?]
  var digits: [String] = []
  private(set) var alternates: [String] = []

  init(_ key: Keymap.Key) {
    name = key.name
    row = Self.row(of: key.name)
    let texts = key.levels.map(Self.text)
    plain = texts.first ?? nil
    shifted = texts.count > 1 ? texts[1] : nil
    others = texts.dropFirst(2).compactMap { $0 }
    marks = key.levels.map { if case .dead(let mark) = $0 { mark } else { nil } }
  }

  /// What stands on the key.
  var face: String { plain ?? shifted ?? "" }

  /// Whether the key belongs to the letters.
  var isLetter: Bool {
    if plain.isLetter { return true }
    return shifted.isLetter && plain?.isDecimal != true && shifted.isForeign
  }

  func offer(_ texts: [String]) {
    for text in texts where text != plain && text != shifted && !alternates.contains(text) {
      alternates.append(text)
    }
  }

  func keepAlternates(_ count: Int) { alternates = Array(alternates.prefix(count)) }

  // MARK: - Symbols

  private static func row(of name: String) -> Character {
    switch name {
    case "TLDE": "E"
    case "BKSL": "C"
    case "LSGT": "B"
    case "SPCE": "A"
    default: name.dropFirst().first ?? "A"
    }
  }

  /// The text of a symbol that a touch keyboard can show; others, such as spaces and controls, type none.
  private static func text(_ symbol: Keymap.Symbol) -> String? {
    guard case .character(let scalar) = symbol else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .unassigned, .privateUse, .surrogate, .spaceSeparator: return nil
    case .format: return (0x200C...0x200F).contains(scalar.value) ? String(scalar) : nil
    default: return ligatures[scalar] ?? String(scalar)
    }
  }

  /// Presentation forms that keymaps have: a text has the letters.
  private static let ligatures: [Unicode.Scalar: String] = [
    "\u{FEF5}": "\u{644}\u{622}", "\u{FEF7}": "\u{644}\u{623}", "\u{FEF9}": "\u{644}\u{625}",
    "\u{FEFB}": "\u{644}\u{627}",
  ]
}

extension Optional<String> {
  /// Whether it is a letter or a mark; not one of the word joiners of Latin-1, which are signs on a keyboard.
  var isLetter: Bool {
    guard let self, let first = self.unicodeScalars.first, !["ª", "º", "ʼ", "ˇ", "µ"].contains(self) else {
      return false
    }
    switch first.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether it is written in other letters than Latin ones.
  var isForeign: Bool { (self?.unicodeScalars.first?.value ?? 0) > 0x2AF }
}

extension String {
  /// Whether it is a decimal digit of any script.
  var isDecimal: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
  }
}
