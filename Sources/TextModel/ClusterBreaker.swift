/// Tells where grapheme clusters begin while scalars go by, as `Character` does, but without a
/// `String`: secrets are segmented where they lie.
struct ClusterBreaker {
  private var previous: Unicode.Scalar?
  private var recognizer = Unicode._CharacterRecognizer()
  /// Whether the recognizer has seen the previous scalar. It gets none of a run of ASCII, where the
  /// previous scalar is all that matters.
  private var isRecognizing = false

  mutating func hasBreak(before next: Unicode.Scalar) -> Bool {
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
  static func isCertainBreak(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Bool {
    if first.isASCII, second.isASCII { return !(first == "\r" && second == "\n") }
    guard breaks(after: [first], before: second) else { return false }
    guard !first.isASCII, !breaks(after: ["a"], before: first) else { return true }
    return breaks(after: ["\u{1F600}", first], before: second)
      && breaks(after: ["\u{0915}", "\u{094D}", first], before: second)
  }

  static func breaks(after context: [Unicode.Scalar], before next: Unicode.Scalar) -> Bool {
    var breaker = ClusterBreaker()
    for scalar in context { _ = breaker.hasBreak(before: scalar) }
    return breaker.hasBreak(before: next)
  }
}
