/// What a character is to the rules that break lines: Line_Break of UAX #14, by the names of that annex, after rule LB1.
enum LineBreakClass: UInt8 {
  case alphabetic  // AL
  case breakAfter  // BA
  case breakBefore  // BB
  case breakBoth  // B2
  case mandatory  // BK
  case contingent  // CB
  case closing  // CL
  case combining  // CM
  case closingParenthesis  // CP
  case carriageReturn  // CR
  case emojiBase  // EB
  case emojiModifier  // EM
  case exclamation  // EX
  case glue  // GL
  case hangulTwo, hangulThree  // H2, H3
  case hebrew  // HL
  case hyphen  // HY
  case ideographic  // ID
  case inseparable  // IN
  case infix  // IS
  case jamoLeading, jamoTrailing, jamoVowel  // JL, JT, JV
  case lineFeed  // LF
  case nextLine  // NL
  case nonstarter  // NS
  case numeric  // NU
  case opening  // OP
  case postfix, prefix  // PO, PR
  case quotation  // QU
  case regionalIndicator  // RI
  case space  // SP
  case symbol  // SY
  case wordJoiner  // WJ
  case zeroWidthSpace  // ZW
  case joiner  // ZWJ
  /// OP and CP of East_Asian_Width F, W or H, which rule LB30 leaves out.
  case wideOpening, wideClosingParenthesis
  /// ID that is unassigned and Extended_Pictographic, which rule LB30b takes in.
  case reservedIdeographic

  init(_ scalar: Unicode.Scalar) {
    self = UnicodeProperties(scalar).lineBreakClass
    if self == .hangulTwo, (scalar.value - 0xAC00) % 28 != 0 { self = .hangulThree }
  }
}

extension LineBreakClass {
  var isAttached: Bool { self == .combining || self == .joiner }
  var isLetter: Bool { self == .alphabetic || self == .hebrew }
  var isOpening: Bool { self == .opening || self == .wideOpening }
  var isClosing: Bool { self == .closing || isClosingParenthesis }
  var isClosingParenthesis: Bool { self == .closingParenthesis || self == .wideClosingParenthesis }
  var isAffix: Bool { self == .prefix || self == .postfix }

  var isIdeographic: Bool {
    switch self {
    case .ideographic, .reservedIdeographic, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  var isHangul: Bool {
    switch self {
    case .jamoLeading, .jamoVowel, .jamoTrailing, .hangulTwo, .hangulThree: true
    default: false
    }
  }

  /// Whether a line ends after it whatever follows (LB4, LB5).
  var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }
}
