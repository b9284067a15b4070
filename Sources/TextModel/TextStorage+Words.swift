/// Words, by Unicode's default rules (UAX #29): `3.14`, `don't` and `baz_qux` are one each, and so are
/// runs of katakana or hangul, while Han and hiragana go cluster by cluster. Offsets may be any.
extension TextStorage {
  /// The end of the word at or after `offset`, strictly after it; the end of the text if none.
  public func wordEnd(after offset: Int) -> Int {
    var end = utf8Count
    scanWords(around: offset) { segment in
      guard segment.isWord, segment.range.upperBound > offset else { return true }
      end = segment.range.upperBound
      return false
    }
    return clusterBoundary(atOrAfter: end)
  }

  /// The start of the word at or before `offset`, strictly before it; 0 if none.
  public func wordStart(before offset: Int) -> Int {
    var upper = min(offset, utf8Count)
    var stride = 0
    while upper > 0 {
      let start = certainWordBoundary(before: max(upper - stride, 1))
      if let found = lastWordStart(in: start..<upper) { return clusterBoundary(atOrBefore: found) }
      upper = start
      stride = min(stride * 2 + 64, 4096)
    }
    return 0
  }

  private func lastWordStart(in range: Range<Int>) -> Int? {
    var found: Int?
    scanWords(from: range.lowerBound) { segment in
      guard segment.range.lowerBound < range.upperBound else { return false }
      if segment.isWord { found = segment.range.lowerBound }
      return true
    }
    return found
  }

  /// What a double click at `offset` selects: the word or the run of spaces that holds it, or at the
  /// end of a line the one before.
  public func wordRange(at offset: Int) -> Range<Int> {
    let line = lineStart(at: offset)..<lineEnd(at: offset)
    guard !line.isEmpty else { return offset..<offset }
    let inside = offset < line.upperBound ? max(offset, line.lowerBound) : clusterBoundary(before: offset)
    if scalar(at: inside).isWhitespace { return runOfSpaces(around: inside, in: line) }
    var range = inside..<inside
    scanWords(around: inside) { segment in
      range = segment.range
      return segment.range.upperBound <= inside
    }
    return clusterBoundary(atOrBefore: range.lowerBound)..<clusterBoundary(atOrAfter: range.upperBound)
  }

  private func runOfSpaces(around offset: Int, in line: Range<Int>) -> Range<Int> {
    var lower = clusterBoundary(atOrBefore: offset)
    while lower > line.lowerBound {
      let previous = clusterBoundary(before: lower)
      guard scalar(at: previous).isWhitespace else { break }
      lower = previous
    }
    var upper = offset
    while upper < line.upperBound, scalar(at: upper).isWhitespace { upper = clusterBoundary(after: upper) }
    return lower..<upper
  }
}

struct WordSegment {
  var range: Range<Int>
  /// Whether it is a word, rather than spaces or punctuation between words.
  var isWord: Bool
}

extension TextStorage {
  /// Calls `body` with the segments from the one that holds `offset`, or earlier ones, until it returns
  /// false.
  func scanWords(around offset: Int, _ body: (WordSegment) -> Bool) {
    scanWords(from: certainWordBoundary(before: min(offset, utf8Count - 1) + 1), body)
  }

  private func scanWords(from start: Int, _ body: (WordSegment) -> Bool) {
    var breaker = WordBreaker()
    var segment = WordSegment(range: start..<start, isWord: false)
    var isGoingOn = true
    func end(at offset: Int) {
      guard isGoingOn, offset > segment.range.lowerBound else { return }
      segment.range = segment.range.lowerBound..<offset
      isGoingOn = body(segment)
      segment = WordSegment(range: offset..<offset, isWord: false)
    }
    scanScalars(in: start..<utf8Count) { scalar, offset in
      let breaks = breaker.breaks(before: scalar, at: offset)
      if let pending = breaks.pending { end(at: pending) }
      if breaks.here { end(at: offset) }
      segment.isWord = segment.isWord || scalar.isInWords
      return isGoingOn
    }
    if let pending = breaker.takePending() { end(at: pending) }
    end(at: utf8Count)
  }

  /// The last offset before `offset` at which a segment begins whatever comes before it.
  private func certainWordBoundary(before offset: Int) -> Int {
    guard offset > 0, utf8Count > 0 else { return 0 }
    let start = scalarOffset(offset - 1)
    var next = (scalar: scalar(at: start), offset: start)
    while next.offset > 0 {
      let previous = scalar(before: next.offset)
      if !WordBreaker.mayJoin(WordClass(previous.scalar), WordClass(next.scalar)) { return next.offset }
      next = previous
    }
    return 0
  }
}

extension Unicode.Scalar {
  fileprivate var isWhitespace: Bool { properties.isWhitespace }

  /// Letters, digits and pictographs make a segment a word.
  fileprivate var isInWords: Bool {
    if isASCII { return WordClass(self) == .letter || WordClass(self) == .numeric }
    switch WordClass(self) {
    case .letter, .hebrewLetter, .numeric, .katakana, .regionalIndicator: return true
    case .attached, .joiner: return false
    default: return properties.isAlphabetic || properties.isIdeographic || isPictograph
    }
  }
}
