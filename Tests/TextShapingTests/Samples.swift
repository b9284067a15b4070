import Testing

/// A text of one script, as people write it.
struct Sample: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The number of grapheme clusters.
  var clusters: Int
  /// The number of glyphs, where a right result has one; each is drawn by no fewer and no more.
  var glyphs: Int?

  var testDescription: String { name }

  static let all = [
    Sample(name: "Latin", text: "Hamburg fjord", clusters: 13, glyphs: 13),
    Sample(name: "Latin, decomposed", text: "e\u{301}a\u{308}n\u{303}", clusters: 3, glyphs: 3),
    Sample(name: "Latin, marks without a composition", text: "g\u{346}x", clusters: 2),
    Sample(name: "Vietnamese", text: "Tiếng Việt", clusters: 10, glyphs: 10),
    Sample(name: "Vietnamese, decomposed", text: "Tie\u{302}\u{301}ng", clusters: 5, glyphs: 5),
    Sample(name: "Greek", text: "Ἀθῆναι", clusters: 6, glyphs: 6),
    Sample(name: "Cyrillic", text: "Щёки", clusters: 4, glyphs: 4),
    Sample(name: "Arabic", text: "مرحبا بالعالم", clusters: 13),
    Sample(name: "Arabic with vowels", text: "مُحَمَّد", clusters: 4),
    Sample(name: "Hebrew with digits", text: "שלום 123 עולם", clusters: 13, glyphs: 13),
    Sample(name: "Devanagari", text: "क्षि नमस्ते", clusters: 5),
    Sample(name: "Bengali", text: "ক্ষ বাংলা", clusters: 4),
    Sample(name: "Tamil", text: "நிகழ்", clusters: 3),
    Sample(name: "Thai", text: "สวัสดี", clusters: 4),
    Sample(name: "Khmer", text: "ស្រុក", clusters: 3),
    Sample(name: "Japanese", text: "漢字かなカナ", clusters: 6, glyphs: 6),
    Sample(name: "Chinese", text: "简体中文", clusters: 4, glyphs: 4),
    Sample(name: "Korean", text: "한국어", clusters: 3, glyphs: 3),
    Sample(name: "Korean, conjoining jamo", text: "\u{1112}\u{1161}\u{11AB}", clusters: 1),
    Sample(name: "Emoji families", text: "👨‍👩‍👧a👩🏽‍🚀", clusters: 3, glyphs: 3),
    Sample(name: "Flags", text: "🇩🇪🇫🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿", clusters: 3, glyphs: 3),
    Sample(name: "Pictures after Khmer", text: "ខ 👨‍👩‍👧🇩🇪", clusters: 4, glyphs: 4),
    Sample(name: "Skin tones", text: "👍🏽👍🏿", clusters: 2, glyphs: 2),
    Sample(name: "Keycap and heart", text: "1\u{FE0F}\u{20E3}❤️", clusters: 2, glyphs: 2),
    Sample(name: "Mixed directions", text: "abc שלום (123) مرحبا!", clusters: 21),
    Sample(name: "Direction marks", text: "a\u{202E}bc\u{202C}d\u{200F}e", clusters: 8, glyphs: 5),
    Sample(name: "Tab and controls", text: "a\tb\u{1}c", clusters: 5, glyphs: 4),
    Sample(name: "Empty", text: "", clusters: 0, glyphs: 0),
  ]
}
