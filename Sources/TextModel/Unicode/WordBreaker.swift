/// Tells where words begin, by the rules of UAX #29, while scalars go by.
///
/// Whether a full stop or an apostrophe belongs to a word shows only at the scalar behind it, so a
/// break may be told one scalar late.
struct WordBreaker {
  /// The break before a middle character, if what follows does not join it to what is before.
  private var pending: Int?
  /// The last two scalars, not counting attached ones.
  private var left: WordClass?
  private var leftOfLeft: WordClass?
  /// The last scalar, attached or not.
  private var last: WordClass?
  /// Whether `left` is the first of a pair of regional indicators.
  private var isHalfFlag = false

  /// Takes the scalar at `offset` and returns the breaks now certain: at most one before a middle
  /// character, and one at `offset`.
  mutating func breaks(before next: Unicode.Scalar, at offset: Int) -> (pending: Int?, here: Bool) {
    let nextClass = WordClass(next)
    defer { last = nextClass }
    guard let last, let left else {
      advance(to: nextClass)
      return (nil, true)
    }
    if nextClass.isAttached, !last.isNewline { return (nil, false) }
    defer { advance(to: nextClass) }
    if last == .joiner, next.isPictograph { return (takePending(), false) }
    if pending != nil, joinsAcross(left, nextClass) {
      pending = nil
      return (nil, false)
    }
    let earlier = takePending()
    if Self.mayJoin(left, nextClass, isAdjacent: last == left) {
      return (earlier, !joins(left, nextClass, at: offset))
    }
    return (earlier, true)
  }

  /// The break still open at the end of the text.
  mutating func takePending() -> Int? {
    defer { pending = nil }
    return pending
  }

  private mutating func advance(to next: WordClass) {
    isHalfFlag = next == .regionalIndicator && !(left == .regionalIndicator && isHalfFlag)
    leftOfLeft = left
    left = next
  }

  /// WB7, WB7c, WB11: the scalars on both sides of the middle character `middle`.
  private func joinsAcross(_ middle: WordClass, _ next: WordClass) -> Bool {
    guard let leftOfLeft else { return false }
    switch middle {
    case .middleLetter: return leftOfLeft.isLetter && next.isLetter
    case .middleNumber: return leftOfLeft == .numeric && next == .numeric
    case .doubleQuote: return leftOfLeft == .hebrewLetter && next == .hebrewLetter
    case .middleBoth, .singleQuote:
      return leftOfLeft.isLetter && next.isLetter || leftOfLeft == .numeric && next == .numeric
    default: return false
    }
  }

  /// Settles a pair that may join, or leaves it to the next scalar.
  private mutating func joins(_ first: WordClass, _ second: WordClass, at offset: Int) -> Bool {
    switch (first, second) {
    case (.regionalIndicator, .regionalIndicator): return isHalfFlag
    case (.attached, _), (.joiner, _): return false
    case (.hebrewLetter, .singleQuote): return true
    case (_, .middleLetter), (_, .middleNumber), (_, .middleBoth), (_, .singleQuote), (_, .doubleQuote):
      pending = offset
      return true
    case (.middleLetter, _), (.middleNumber, _), (.middleBoth, _), (.singleQuote, _), (.doubleQuote, _):
      return first == .singleQuote && leftOfLeft == .hebrewLetter && second.isLetter
    default: return true
    }
  }

  /// Whether two scalars may be in one word; if not, a word begins between them whatever is around.
  static func mayJoin(_ first: WordClass, _ second: WordClass, isAdjacent: Bool = true) -> Bool {
    switch (first, second) {
    case (.carriageReturn, .lineFeed): true
    case (.carriageReturn, _), (.lineFeed, _), (.newline, _): false
    case (_, .carriageReturn), (_, .lineFeed), (_, .newline): false
    case (_, .attached), (_, .joiner), (.attached, _), (.joiner, _): true
    case (.space, .space): isAdjacent
    case (.katakana, .katakana), (.regionalIndicator, .regionalIndicator): true
    case (.han, .han), (.hiragana, .hiragana), (.southEastAsian, .southEastAsian): true
    case (.kanaMark, .hiragana), (.kanaMark, .katakana), (.kanaMark, .kanaMark): true
    case (.hiragana, .kanaMark), (.katakana, .kanaMark): true
    case (.letter, _), (.hebrewLetter, _): second.goesOnFromLetter(hebrew: first == .hebrewLetter)
    case (.numeric, _): second.goesOnFromNumber
    case (.katakana, .connector), (.connector, .connector), (.connector, .katakana): true
    case (.kanaMark, .connector), (.connector, .kanaMark): true
    case (.connector, _): second.isLetter || second == .numeric
    case (.middleLetter, _): second.isLetter
    case (.middleNumber, _): second == .numeric
    case (.middleBoth, _), (.singleQuote, _): second.isLetter || second == .numeric
    case (.doubleQuote, _): second == .hebrewLetter
    default: false
    }
  }
}

extension WordClass {
  fileprivate func goesOnFromLetter(hebrew: Bool) -> Bool {
    switch self {
    case .letter, .hebrewLetter, .numeric, .connector, .middleLetter, .middleBoth, .singleQuote: true
    case .doubleQuote: hebrew
    default: false
    }
  }

  fileprivate var goesOnFromNumber: Bool {
    switch self {
    case .letter, .hebrewLetter, .numeric, .connector, .middleNumber, .middleBoth, .singleQuote: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is Extended_Pictographic: of what does not attach to any cluster, U+200D joins only
  /// these to an emoji.
  var isPictograph: Bool {
    guard !isASCII, !WordClass(self).isAttached else { return false }
    return !ClusterBreaker.breaks(after: "\u{1F600}", "\u{200D}", before: self)
  }
}
