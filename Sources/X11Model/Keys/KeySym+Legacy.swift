import UICore

extension KeySym {
  /// The character that the keysym stands for, also in the sets from before Unicode (X11 protocol, appendix A).
  /// Xlib has a table of them that lacks many and has others otherwise, and only in a locale of UTF-8 that was there
  /// when the display was opened.
  package var character: Unicode.Scalar? { scalar ?? (isOfOldSet ? rangedScalar ?? listedScalar : nil) }

  /// Whether its number is one of the sets from before Unicode, but Latin-1: no function key's.
  var isOfOldSet: Bool { 0x100...0x20ff ~= rawValue }

  /// Of scripts that stand in the order of Unicode.
  private var rangedScalar: Unicode.Scalar? {
    let range = Self.ranges.first { $0.keysyms.contains(rawValue) }
    return range.flatMap { Unicode.Scalar($0.first + (rawValue - $0.keysyms.lowerBound)) }
  }

  private var listedScalar: Unicode.Scalar? {
    let list = Self.lists.last { rawValue >= $0.first }
    guard let list, rawValue - list.first < 0x60 else { return nil }
    let scalar = list.characters.unicodeScalars.dropFirst(Int(rawValue - list.first)).first
    return scalar == "~" ? nil : scalar
  }

  /// Arabic, Hebrew, Thai, and the letters of Korean, alone and at a syllable's end.
  private static let ranges: [(keysyms: ClosedRange<UInt32>, first: UInt32)] = [
    (0x5C1...0x5DA, 0x621), (0x5E0...0x5F2, 0x640), (0xCE0...0xCFA, 0x5D0), (0xDA1...0xDDA, 0xE01),
    (0xDDF...0xDED, 0xE3F), (0xDF0...0xDF9, 0xE50), (0xEA1...0xED3, 0x3131),
    (0xED4...0xEEE, 0x11A8),
  ]

  /// Latin 2, 3 and 4, kana, Arabic signs, Cyrillic, Greek, technical signs, lines, signs for print, APL, old letters of
  /// Korean, Latin 9 and the euro; `~` where there is none.
  private static let lists: [(first: UInt32, characters: String)] = [
    (
      0x1A1,
      "Ą˘Ł~ĽŚ~~ŠŞŤŹ~ŽŻ~ą˛ł~ľśˇ~šşťź˝žżŔ~~Ă~ĹĆ~Č~Ę~Ě~~ĎĐŃŇ~~Ő~~ŘŮ~Ű~~Ţ~ŕ~~ă~ĺć~č~ę~ě~~ďđńň~~ő~~řů~ű~~ţ˙"
    ),
    (0x2A1, "Ħ~~~~Ĥ~~İ~ĞĴ~~~~ħ~~~~ĥ~~ı~ğĵ~~~~~~~~ĊĈ~~~~~~~~~~~~~~Ġ~~Ĝ~~~~ŬŜ~~~~~~ċĉ~~~~~~~~~~~~~~ġ~~ĝ~~~~ŭŝ"),
    (
      0x3A2,
      "ĸŖ~ĨĻ~~~ĒĢŦ~~~~~~ŗ~ĩļ~~~ēģŧŊ~ŋĀ~~~~~~Į~~~~Ė~~Ī~ŅŌĶ~~~~~Ų~~~ŨŪ~ā~~~~~~į~~~~ė~~ī~ņōķ~~~~~ų~~~ũū"
    ),
    (0x47E, "‾"),
    (0x4A1, "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"),
    (0x5AC, "\u{60C}"), (0x5BB, "\u{61B}"), (0x5BF, "\u{61F}"),
    (
      0x6A1,
      "ђѓёєѕіїјљњћќґўџ№ЂЃЁЄЅІЇЈЉЊЋЌҐЎЏюабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
    ),
    (0x7A1, "ΆΈΉΊΪ~ΌΎΫ~Ώ~~΅―~άέήίϊΐόύϋΰώ~~~~~ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣ~ΤΥΦΧΨΩ~~~~~~~αβγδεζηθικλμνξοπρσςτυφχψω"),
    (0x8A1, "⎷┌─⌠⌡│⎡⎣⎤⎦⎛⎝⎞⎠⎨⎬~~~~~~~~~~~≤≠≥∫∴∝∞~~∇~~∼≃~~~⇔⇒≡~~~~~~√~~~⊂⊃∩∪∧∨~~~~~~~~~~~~~~~∂~~~~~~ƒ~~~~←↑→↓"),
    (0x9E0, "◆▒␉␌␍␊~~␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│"),
    (
      0xAA1,
      "\u{2003}\u{2002}\u{2004}\u{2005}\u{2007}\u{2008}\u{2009}\u{200A}—–~␣~…‥⅓⅔⅕⅖⅗⅘⅙⅚℅~~‒⟨.⟩~~~~⅛⅜⅝⅞~~™☓~◁▷○▯‘’“”℞‰′″~✝~▬◀▶●▮◦▫▭△▽☆•▪▲▼☜☞♣♦♥~✠†‡✓✗♯♭♂♀☎⌕℗‸‚„"
    ),
    (0xBA3, "<~~>~∨∧~~~~~~~~~~~~~~~~~~~~~~¯~⊤∩⌊~_~~~∘~⎕~⊥○~~~⌈~~∪~⊃~⊂~⊣~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⊢"),
    (0xCDF, "‗"),
    (0xEEF, "ㅭㅱㅸㅿㆁㆄㆆㆍㆎ\u{11EB}\u{11F0}\u{11F9}~~~~₩"),
    (0x13BC, "ŒœŸ"), (0x20AC, "€"),
  ]
}
