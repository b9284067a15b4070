/// What a ``ShapedTextSystem`` may use.
public struct TextShapingOptions: Sendable, Hashable {
  /// Whether fonts with colour glyphs are used; a display that cannot show them says no.
  public var allowsColorGlyphs: Bool
  /// The language that letters are shaped for where languages differ, as a BCP 47 tag; nil: the font's own.
  public var language: String?
  /// What a font that names no family is set in, if it is installed; nil: the system's sans serif.
  public var defaultFamily: String?

  /// Options; by default colours are allowed, the language is unknown, and fontconfig chooses the family.
  public init(allowsColorGlyphs: Bool = true, language: String? = nil, defaultFamily: String? = nil) {
    self.allowsColorGlyphs = allowsColorGlyphs
    self.language = language
    self.defaultFamily = defaultFamily
  }
}
