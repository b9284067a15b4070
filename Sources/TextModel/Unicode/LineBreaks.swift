/// Tells where a line may end while scalars go by: the rules of UAX #14 (Unicode 15), with numbers kept together as
/// in its example 7. Clusters are another matter (``ClusterBreaker``): a line ends where both agree.
package struct LineBreaks {
  /// What there is between two characters.
  package enum Kind {
    case none, allowed, mandatory
  }

  /// How far a number has come (LB25).
  private enum Number {
    case none, digits, closed
  }

  /// The last class but for what is attached to it; nil at the start.
  private var last: LineBreakClass?
  /// The last class that is no space.
  private var lastInk: LineBreakClass?
  private var isAfterJoiner = false
  /// Whether `last` is the first of a pair of regional indicators.
  private var isHalfFlag = false
  /// Whether `last` is a hyphen after a Hebrew letter.
  private var isHebrewHyphen = false
  private var number = Number.none

  package init() {}

  /// Takes the scalar at `offset` of valid UTF-8 and says what is before it. Nil where that depends on what follows
  /// the end of `bytes`, which `isWhole` says are all that there is; then it has taken nothing.
  package mutating func kind(
    before offset: Int, in bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool
  ) -> Kind? {
    let next = LineBreakClass(bytes.scalar(at: offset))
    guard let last else {
      take(next.isAttached ? .alphabetic : next, joiner: next == .joiner)
      return Kind.none
    }
    if next.isAttached, !last.endsLine, last != .space, last != .zeroWidthSpace {
      isAfterJoiner = next == .joiner
      return Kind.none
    }
    let resolved = next.isAttached ? .alphabetic : next
    var isBreak = mayBreak(between: last, and: resolved)
    if isBreak, last.isAffix, resolved.isOpening || resolved == .hyphen {
      guard let isNumber = hasNumber(behind: offset, in: bytes, isWhole: isWhole) else { return nil }
      isBreak = !isNumber
    }
    let endsLine = last.endsLine && !(last == .carriageReturn && resolved == .lineFeed)
    take(resolved, joiner: next == .joiner)
    return endsLine ? .mandatory : isBreak ? .allowed : Kind.none
  }

  /// `PR OP NU`: a sign that goes with a number in brackets.
  private func hasNumber(behind offset: Int, in bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Bool? {
    var offset = offset + bytes.scalarLength(at: offset)
    while offset < bytes.count {
      let next = LineBreakClass(bytes.scalar(at: offset))
      if !next.isAttached { return next == .numeric }
      offset += bytes.scalarLength(at: offset)
    }
    return isWhole ? false : nil
  }

  private mutating func take(_ next: LineBreakClass, joiner: Bool) {
    isAfterJoiner = joiner
    isHalfFlag = next == .regionalIndicator && !(last == .regionalIndicator && isHalfFlag)
    isHebrewHyphen = last == .hebrew && (next == .hyphen || next == .breakAfter)
    number = numberState(after: next)
    last = next
    if next != .space { lastInk = next }
  }

  private func numberState(after next: LineBreakClass) -> Number {
    if next == .numeric { return .digits }
    guard number == .digits else { return .none }
    if next == .infix || next == .symbol { return .digits }
    return next.isClosing ? .closed : .none
  }
}

// MARK: - Rules

extension LineBreaks {
  /// In the order of the annex; what none of them keeps together is parted (LB31).
  private func mayBreak(between last: LineBreakClass, and next: LineBreakClass) -> Bool {
    if next.endsLine || next == .space || next == .zeroWidthSpace { return false }  // LB6, LB7
    if lastInk == .zeroWidthSpace { return true }  // LB8
    if isAfterJoiner || isGlued(last, next) || clings(next, to: last) { return false }
    if last == .space { return true }  // LB18
    if last == .quotation || next == .quotation { return false }  // LB19
    if last == .contingent || next == .contingent { return true }  // LB20
    return !(isPunctuated(last, next) || isNumber(last, next) || isOneScript(last, next))
  }

  /// LB11 to LB12a.
  private func isGlued(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last == .wordJoiner || next == .wordJoiner || last == .glue { return true }
    return next == .glue && last != .space && last != .breakAfter && last != .hyphen
  }

  /// What clings to the text before it, mostly across spaces too: LB13 to LB17.
  private func clings(_ next: LineBreakClass, to last: LineBreakClass) -> Bool {
    switch next {
    case .exclamation: return true
    case .closing, .closingParenthesis, .wideClosingParenthesis, .infix, .symbol:
      // Whether it belongs to a number is LB25's.
      if last != .numeric { return true }
    default: break
    }
    guard let lastInk else { return false }
    if lastInk.isOpening { return true }
    switch next {
    case .opening, .wideOpening: return lastInk == .quotation
    case .nonstarter: return lastInk.isClosing
    case .breakBoth: return lastInk == .breakBoth
    default: return false
    }
  }

  /// LB21 to LB22.
  private func isPunctuated(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch next {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
    default: return last == .breakBefore || isHebrewHyphen || last == .symbol && next == .hebrew
    }
  }

  /// LB25, but for what needs a look at what follows.
  private func isNumber(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch next {
    case .numeric: return last.isAffix || last.isOpening || last == .hyphen || number == .digits
    case .infix, .symbol, .closing, .closingParenthesis, .wideClosingParenthesis: return number == .digits
    case .prefix, .postfix: return number != .none
    default: return false
    }
  }

  /// LB23, LB24 and LB26 to LB30b.
  private func isOneScript(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last.isHangul || next.isHangul { return isHangul(last, next) }
    if last.isIdeographic || next.isIdeographic { return isPicture(last, next) }
    switch (last, next) {
    case (.regionalIndicator, .regionalIndicator): return isHalfFlag
    case (.infix, _): return next.isLetter
    case (.prefix, _), (.postfix, _), (_, .prefix), (_, .postfix): return last.isLetter || next.isLetter
    case (_, .opening): return last.isLetter || last == .numeric
    case (.closingParenthesis, _): return next.isLetter || next == .numeric
    default: return last.isLetter && (next.isLetter || next == .numeric) || last == .numeric && next.isLetter
    }
  }

  private func isHangul(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.jamoLeading, .jamoLeading), (.jamoLeading, .jamoVowel), (.jamoLeading, .hangulTwo),
      (.jamoLeading, .hangulThree):
      true
    case (.jamoVowel, .jamoVowel), (.jamoVowel, .jamoTrailing), (.hangulTwo, .jamoVowel),
      (.hangulTwo, .jamoTrailing):
      true
    case (.jamoTrailing, .jamoTrailing), (.hangulThree, .jamoTrailing): true
    case (.prefix, _), (_, .postfix): true
    default: false
    }
  }

  private func isPicture(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.prefix, _), (_, .postfix): true
    case (.emojiBase, .emojiModifier), (.reservedIdeographic, .emojiModifier): true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it hangs over the edge where it ends a line: white space that does not keep words together.
  package var hangsAtLineEnd: Bool {
    if isASCII { return self == " " || self == "\t" }
    switch LineBreakClass(self) {
    case .space, .zeroWidthSpace: return true
    case .breakAfter: return properties.isWhitespace
    default: return false
    }
  }
}
