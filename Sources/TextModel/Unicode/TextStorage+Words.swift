/// Words, by Unicode's default rules (UAX #29): `3.14`, `don't` and `baz_qux` are one each, and so are
/// runs of katakana or hangul. What those rules leave to dictionaries is cut where the script changes: runs of Han, of
/// hiragana, and of Thai and its neighbours are one word each. Offsets may be any.
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
    var segmenter = WordSegmenter(start: start)
    var isGoingOn = true
    scanScalars(in: start..<utf8Count) { scalar, offset in
      isGoingOn = segmenter.advance(over: scalar, at: offset, body)
      return isGoingOn
    }
    if isGoingOn { segmenter.finish(at: utf8Count, body) }
  }

  /// The last offset before `offset` at which a segment begins whatever comes before it.
  private func certainWordBoundary(before offset: Int) -> Int {
    guard offset > 0, utf8Count > 0 else { return 0 }
    let start = scalarOffset(offset - 1)
    var search = WordBoundarySearch()
    _ = search.isOver(at: scalar(at: start), start)
    scanScalarsBackward(from: start) { !search.isOver(at: $0, $1) }
    return search.found
  }
}

/// Goes backward through scalars to where a segment begins whatever comes before it.
private struct WordBoundarySearch {
  private(set) var found = 0
  /// The last scalar met that was not attached, before which a segment may begin.
  private var right: (scalar: Unicode.Scalar, class: WordClass, offset: Int)?
  /// The class of the scalar just before `right`, if that one is attached.
  private var attached: WordClass?

  mutating func isOver(at scalar: Unicode.Scalar, _ offset: Int) -> Bool {
    let wordClass = WordClass(scalar)
    guard !wordClass.isAttached else {
      attached = attached ?? wordClass
      return false
    }
    if let right, !mayJoin(wordClass, right.class), !(attached == .joiner && right.scalar.isPictograph) {
      found = right.offset
      return true
    }
    right = (scalar, wordClass, offset)
    attached = nil
    return false
  }

  private func mayJoin(_ left: WordClass, _ right: WordClass) -> Bool {
    WordBreaker.mayJoin(left, right, isAdjacent: attached == nil)
  }
}

/// Cuts scalars that go by into segments.
private struct WordSegmenter {
  private var breaker = WordBreaker()
  private var start: Int
  private var isWord = false

  init(start: Int) { self.start = start }

  mutating func advance(
    over scalar: Unicode.Scalar, at offset: Int, _ body: (WordSegment) -> Bool
  ) -> Bool {
    let breaks = breaker.breaks(before: scalar, at: offset)
    if let pending = breaks.pending, !end(at: pending, body) { return false }
    if breaks.here, !end(at: offset, body) { return false }
    isWord = isWord || scalar.isInWords
    return true
  }

  mutating func finish(at offset: Int, _ body: (WordSegment) -> Bool) {
    if let pending = breaker.takePending(), !end(at: pending, body) { return }
    _ = end(at: offset, body)
  }

  private mutating func end(at offset: Int, _ body: (WordSegment) -> Bool) -> Bool {
    guard offset > start else { return true }
    defer { (start, isWord) = (offset, false) }
    return body(WordSegment(range: start..<offset, isWord: isWord))
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
