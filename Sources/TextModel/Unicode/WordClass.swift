/// What a scalar is to the word rules of UAX #29.
enum WordClass {
  case other, carriageReturn, lineFeed, newline
  /// Extend and Format: belong to what is before them.
  case attached, joiner
  case letter, hebrewLetter, katakana, numeric, connector
  case middleLetter, middleNumber, middleBoth, singleQuote, doubleQuote
  case space, regionalIndicator
  /// Scripts without spaces between words. UAX #29 leaves them to dictionaries and breaks at every character without one.
  case han, hiragana, southEastAsian
  /// Lengthens or voices the kana before it, of either kind.
  case kanaMark

  var isNewline: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }
  var isAttached: Bool { self == .attached || self == .joiner }
  var isLetter: Bool { self == .letter || self == .hebrewLetter }
}

extension WordClass {
  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ofASCII(scalar) : Self.ofOther(scalar)
  }

  private static func ofASCII(_ scalar: Unicode.Scalar) -> WordClass {
    switch scalar {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9": .numeric
    case "_": .connector
    case " ": .space
    case "\n": .lineFeed
    case "\r": .carriageReturn
    case "\u{0B}", "\u{0C}": .newline
    case ".": .middleBoth
    case ":": .middleLetter
    case ",", ";": .middleNumber
    case "'": .singleQuote
    case "\"": .doubleQuote
    default: .other
    }
  }

  private static func ofOther(_ scalar: Unicode.Scalar) -> WordClass {
    listed(scalar) ?? derived(scalar)
  }

  /// The classes that UAX #29 gives by enumeration.
  private static func listed(_ scalar: Unicode.Scalar) -> WordClass? {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0x200D: .joiner
    case 0x200B: .other
    case 0xB7, 0x0387, 0x055F, 0x05F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: .middleLetter
    case 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: .middleBoth
    case 0x037E, 0x0589, 0x060C, 0x060D, 0x066C, 0x07F8, 0x2044, 0xFE10, 0xFE14, 0xFE50, 0xFE54,
      0xFF0C, 0xFF1B:
      .middleNumber
    case 0x066B, 0x0600...0x0605, 0x06DD, 0x0890, 0x0891, 0x08E2, 0x19DA, 0x110BD, 0x110CD: .numeric
    case 0x202F: .connector
    case 0x1F1E6...0x1F1FF: .regionalIndicator
    case 0x1F3FB...0x1F3FF: .attached
    case 0x309B, 0x309C, 0x30FC, 0xFF70: .kanaMark
    // The marks that repeat an ideograph.
    case 0x3005, 0x303B: .han
    case 0x3031...0x3035, 0x30A0...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF,
      0x32D0...0x32FE, 0x3300...0x3357, 0xFF66...0xFF6F, 0xFF71...0xFF9D, 0x1AFF0...0x1AFF3,
      0x1AFF5...0x1AFFB, 0x1AFFD,
      0x1AFFE, 0x1B000, 0x1B120...0x1B122,
      0x1B155, 0x1B164...0x1B167:
      .katakana
    default: nil
    }
  }

  private static func derived(_ scalar: Unicode.Scalar) -> WordClass {
    let properties = scalar.properties
    if properties.isGraphemeExtend { return .attached }
    if isListedLetter(scalar) { return .letter }
    switch properties.generalCategory {
    case .spacingMark, .format: return .attached
    case .connectorPunctuation: return .connector
    case .decimalNumber: return .numeric
    case .spaceSeparator: return scalar == "\u{A0}" || scalar == "\u{2007}" ? .other : .space
    default: break
    }
    if properties.isIdeographic { return .han }
    if let unspaced = ofScriptWithoutSpaces(scalar) { return unspaced }
    return properties.isAlphabetic ? ofLetter(scalar) : .other
  }

  private static func ofLetter(_ scalar: Unicode.Scalar) -> WordClass {
    switch scalar.value {
    case 0x05D0...0x05F2, 0xFB1D...0xFB4F: .hebrewLetter
    default: .letter
    }
  }

  /// What is no letter by its properties, but one by UAX #29.
  private static func isListedLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB8, 0x02C2...0x02C5, 0x02D2...0x02D7, 0x02DE, 0x02DF, 0x02E5...0x02EB, 0x02ED, 0x02EF...0x02FF,
      0x055A...0x055C, 0x055E, 0x058A, 0x05F3, 0x070F, 0xA708...0xA716, 0xA720, 0xA721, 0xA789, 0xA78A,
      0xAB5B:
      true
    default: false
    }
  }

  private static func ofScriptWithoutSpaces(_ scalar: Unicode.Scalar) -> WordClass? {
    switch scalar.value {
    case 0x3041...0x309F, 0x1B001...0x1B11F, 0x1B132, 0x1B150...0x1B152, 0x1F200: .hiragana
    case 0x0E01...0x0EDF, 0x1000...0x109F, 0x1780...0x17DD, 0x1950...0x19DF, 0x1A20...0x1AAD,
      0xA9E0...0xA9FE, 0xAA60...0xAADF, 0x11700...0x11746:
      scalar.properties.isAlphabetic ? .southEastAsian : .other
    default: nil
    }
  }
}
