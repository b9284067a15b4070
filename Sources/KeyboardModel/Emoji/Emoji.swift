/// A pictograph that a key of the emoji page types: one character.
package struct Emoji: Sendable, Hashable {
  package let text: String
  /// Whether it comes in the five skin tones.
  package let hasTones: Bool

  /// A word of ``EmojiTable``.
  init(word: Substring) {
    hasTones = word.utf8.first == UInt8(ascii: "+") && word.utf8.count > 1
    text = String(hasTones ? word.dropFirst() : word)
  }

  package init(_ text: String, hasTones: Bool = false) {
    self.text = text
    self.hasTones = hasTones
  }

  /// The same in each skin tone, from light to dark; of several people all have the same.
  package var toned: [String] {
    hasTones ? Self.tones.map { Self.tone(text, $0) } : []
  }

  private static let tones: [Unicode.Scalar] = [
    "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
  ]

  /// A tone stands behind each person and part of a body (UTS #51, 2.3), in the place of the selector of colour; the
  /// hands between two people have none.
  private static func tone(_ text: String, _ tone: Unicode.Scalar) -> String {
    var scalars = String.UnicodeScalarView()
    var isToned = false
    for scalar in text.unicodeScalars {
      if isToned, scalar == "\u{FE0F}" { continue }
      isToned =
        scalar.properties.isEmojiModifierBase && (scalar != "\u{1F91D}" || text.unicodeScalars.count == 1)
      scalars.append(scalar)
      if isToned { scalars.append(tone) }
    }
    return String(scalars)
  }
}
