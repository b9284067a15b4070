/// Where a line of text may end: after spaces and hyphens, and between ideographs, except where punctuation
/// clings to its neighbour. Simpler than UAX #14, and of its shape.
enum LineBreakRule {
  /// Whether a line may end between two neighbouring clusters; `earlier` is the one before them.
  static func allowsBreak(after earlier: Character?, _ first: Character, _ second: Character) -> Bool {
    let (before, after) = (LineBreakClass(first), LineBreakClass(second))
    // Spaces hang at the end of the line; nothing clings across a joiner.
    if after == .space || after == .joiner || before == .joiner { return false }
    switch before {
    case .space: return true
    case .hyphen: return after == .letter && earlier.map { LineBreakClass($0) == .letter } ?? false
    case .opening: return false
    case .ideograph, .closing: break
    case .letter, .other: if after != .ideograph { return false }
    case .joiner: return false
    }
    if after == .closing || after == .hyphen { return false }
    return before == .ideograph || after == .ideograph || after == .opening && first.isWide
  }
}

/// What matters of a cluster for breaking lines.
enum LineBreakClass {
  case space, hyphen, letter, ideograph
  /// Never parted from what follows: brackets that open.
  case opening
  /// Never parted from what is before: brackets that close, full stops, small kana.
  case closing
  /// Never parted from either side: no-break space, word joiner.
  case joiner
  case other

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .other
      return
    }
    self = scalar.isASCII ? Self.ascii(scalar) : Self.beyondASCII(scalar)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar {
    case " ", "\t": .space
    case "-": .hyphen
    case "a"..."z", "A"..."Z": .letter
    case "(", "[", "{": .opening
    case ")", "]", "}", "!", "?", ",", ".", ":", ";": .closing
    default: .other
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    // Spaces of a width, and zero width space; U+2007 is a digit's and does not break.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: return .joiner
    // Soft hyphen, hyphen, en and em dash.
    case 0xAD, 0x2010, 0x2013, 0x2014: return .hyphen
    case let value where openings.contains(value): return .opening
    case let value where closings.contains(value): return .closing
    case let value where ideographs.contains { $0.contains(value) }: return .ideograph
    default: return scalar.properties.isAlphabetic ? .letter : .other
    }
  }

  /// “‘〈《「『【〔（［｛ and their like.
  private static let openings: Set<UInt32> = [
    0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B, 0xFF62,
  ]

  /// What closes, then 、。々〻ゝゞー・！，．：；？ and small kana.
  private static let closings: Set<UInt32> = [
    0x2019, 0x201D, 0x2026, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0xFF09, 0xFF3D, 0xFF5D,
    0xFF63, 0x3001, 0x3002, 0x3005, 0x303B, 0x309D, 0x309E, 0x30FB, 0x30FC, 0x30FD, 0x30FE, 0xFF01, 0xFF0C,
    0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF61, 0xFF64, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083,
    0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
  ]

  private static let ideographs: [ClosedRange<UInt32>] = [
    0x2E80...0x2FFF,  // radicals
    0x3003...0x33FF,  // kana, bopomofo, squared words
    0x3400...0x4DBF, 0x4E00...0x9FFF,  // Han
    0xA000...0xA4CF,  // Yi
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF, 0xFF02...0xFFEF,  // compatibility and full width
    0x1F000...0x1FAFF,  // emoji
    0x20000...0x3FFFF,  // Han again
  ]
}

extension Character {
  fileprivate var isWide: Bool { [.ideograph, .closing].contains(LineBreakClass(self)) && !isASCII }
}
