extension KeyboardLayout {
  /// The layouts of the library for a locale such as `de_CH.UTF-8`, `sr_RS@latin` or `pt-BR`, the best first; none
  /// where the library has no layout of the language.
  public static func shippedNames(forLocale locale: String) -> [String] {
    let tag = Self.tag(of: locale)
    let language = String(tag.prefix { $0 != "-" })
    guard language.utf8.count >= 2 else { return [] }
    let names = shippedNames.filter { $0.prefix { $0 != "-" } == language }
    let best = names.contains(tag) ? tag : usual[tag] ?? usual[language] ?? language
    let isVariant: (String) -> Bool = { variants[best]?.contains($0) == true }
    return (names.contains(best) ? [best] : []) + names.filter(isVariant)
  }

  /// `sr_RS.UTF-8@latin` is `sr-Latn`, and `no_NO` is `nb-NO`.
  private static func tag(of locale: String) -> String {
    let parts = locale.split(separator: "@", maxSplits: 1)
    guard let place = parts.first?.prefix(while: { $0 != "." }) else { return "" }
    var words = place.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = words.first?.lowercased() else { return "" }
    words[0] = renamed[language] ?? language
    if parts.count > 1, parts[1] == "latin" { words = [words[0], "Latn"] }
    return words.joined(separator: "-")
  }

  /// Codes that are no longer used, or that stand for one of several.
  private static let renamed = ["no": "nb", "iw": "he"]

  /// Where another place than the language's first has a layout of its own.
  private static let usual = [
    "en": "en-GB", "en-CA": "en-US", "en-PH": "en-US", "pt": "pt-PT",
  ]

  /// Other layouts that people of the language use.
  private static let variants = [
    "bg": ["bg-bds"], "bg-bds": ["bg"], "ja": ["ja-kana"], "ja-kana": ["ja"], "sr": ["sr-Latn"],
    "sr-Latn": ["sr"],
  ]
}
