/// Puts combining marks on letters, where Unicode has one character for both (Unicode Standard, 3.11), and takes
/// them off.
///
/// Swift compares strings by canonical equivalence: a set of all such characters finds the one that a letter and a
/// mark are equal to.
struct MarkComposer {
  private let characters: Set<String>

  init() {
    var characters: Set<String> = []
    for value in Self.ranges.joined() {
      // Of those that are equal to each other the first is the composed form: ά is U+03AC, not U+1F71.
      if let scalar = Unicode.Scalar(value) { characters.insert(String(scalar)) }
    }
    self.characters = characters
  }

  /// The one character that is a letter with marks, or `nil`.
  func character(_ letter: String, _ marks: [Unicode.Scalar]) -> String? {
    var text = letter.unicodeScalars
    text.append(contentsOf: marks)
    return characters.firstIndex(of: String(text)).map { characters[$0] }
  }

  /// The letter that each character with one of the usual marks is made of.
  func bases(of letters: [String]) -> [String: String] {
    var bases: [String: String] = [:]
    for letter in letters {
      for mark in Self.marks {
        if let whole = character(letter, [mark]) { bases[whole] = letter }
      }
    }
    return bases
  }

  /// Where letters with marks are: Latin, Greek, Cyrillic, Arabic, Latin and Greek Extended, kana.
  private static let ranges: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x370...0x4FF, 0x622...0x6D3, 0x1E00...0x1FFF, 0x3040...0x30FF,
  ]

  private static let marks: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{309}",
    "\u{30A}",
    "\u{30B}", "\u{30C}", "\u{31B}", "\u{323}", "\u{326}", "\u{327}", "\u{328}", "\u{653}", "\u{654}",
    "\u{655}",
    "\u{3099}", "\u{309A}",
  ]
}
