/// Tells where grapheme clusters begin while scalars go by, as `Character` does, but without a
/// `String`: secrets are segmented where they lie.
package struct ClusterBreaker {
  private var previous: Unicode.Scalar?
  private var recognizer = Unicode._CharacterRecognizer()
  /// Whether the recognizer has seen the previous scalar. It gets none of a run of ASCII, where the
  /// previous scalar is all that matters.
  private var isRecognizing = false

  package init() {}

  /// Takes a scalar and says whether a cluster begins with it.
  package mutating func hasBreak(before next: Unicode.Scalar) -> Bool {
    defer { previous = next }
    guard let previous else { return true }
    if previous.isASCII, next.isASCII {
      isRecognizing = false
      return !(previous == "\r" && next == "\n")
    }
    if !isRecognizing {
      recognizer = Unicode._CharacterRecognizer()
      _ = recognizer.hasBreak(before: previous)
      isRecognizing = true
    }
    return recognizer.hasBreak(before: next)
  }

  /// Whether a cluster begins between two scalars whatever comes before them.
  ///
  /// Two rules look further back: U+200D joins emoji, and a virama joins consonants, each across
  /// scalars that extend a cluster. (Flags, which pair, never pass: two of them join at first sight.)
  package static func isCertainBreak(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Bool {
    if first.isASCII, second.isASCII { return !(first == "\r" && second == "\n") }
    guard breaks(after: first, before: second) else { return false }
    guard !first.isASCII, !breaks(after: "a", before: first) else { return true }
    return breaks(after: "\u{1F600}", first, before: second)
      && breaks(after: "\u{0915}", "\u{094D}", first, before: second)
  }

  static func breaks(
    after first: Unicode.Scalar, _ second: Unicode.Scalar? = nil, _ third: Unicode.Scalar? = nil,
    before next: Unicode.Scalar
  ) -> Bool {
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: first)
    if let second { _ = recognizer.hasBreak(before: second) }
    if let third { _ = recognizer.hasBreak(before: third) }
    return recognizer.hasBreak(before: next)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` with the start of each cluster in `range`, which begins and ends on cluster boundaries.
  @inline(__always) package func forEachCluster(in range: Range<Int>, _ body: (Int) -> Void) {
    var breaker = ClusterBreaker()
    var offset = range.lowerBound
    while offset < range.upperBound {
      if breaker.hasBreak(before: scalar(at: offset)) { body(offset) }
      offset += scalarLength(at: offset)
    }
  }

  /// Whether a cluster begins at `offset` whatever comes before the scalar before it.
  package func isCertainClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let before = scalar(at: scalarStart(atOrBefore: offset - 1))
    return ClusterBreaker.isCertainBreak(between: before, and: scalar(at: offset))
  }
}
