/// Why text is shown with less than it asks for. Nothing here stops a program: the text is there, as boxes.
public enum TextShapingNotice: Error, Sendable, Hashable, CustomStringConvertible {
  /// fontconfig knows no font at all.
  case noFonts
  /// No installed font has colour glyphs for emoji.
  case noEmojiFont
  /// ``TextShapingOptions/allowsColorGlyphs`` is off, and there are emoji to be drawn.
  case noColorGlyphs
  /// A font that fontconfig names cannot be read.
  case unreadableFont(path: String)

  /// A sentence for the user of the program, who may install what is missing.
  public var description: String {
    switch self {
    case .noFonts:
      "no font found: text is drawn as boxes. Install a scalable font, for example fonts-noto-core."
    case .noEmojiFont:
      "no emoji font found: emoji are drawn plainly or as boxes. Install fonts-noto-color-emoji."
    case .noColorGlyphs:
      "colours of emoji cannot be drawn here: emoji are drawn plainly or as boxes."
    case .unreadableFont(let path):
      "cannot read the font \(path): another one is used."
    }
  }
}
