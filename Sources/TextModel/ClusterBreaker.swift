/// Tells where grapheme clusters begin while scalars go by, as `Character` does, but without a
/// `String`: secrets are segmented where they lie.
struct ClusterBreaker {
  private var previous: Unicode.Scalar?
  /// Made only when text leaves ASCII, where the previous scalar is all that matters.
  private var recognizer: Unicode._CharacterRecognizer?

  mutating func hasBreak(before next: Unicode.Scalar) -> Bool {
    defer { previous = next }
    guard let previous else { return true }
    if previous.isASCII, next.isASCII {
      recognizer = nil
      return !(previous == "\r" && next == "\n")
    }
    if recognizer == nil {
      recognizer = Unicode._CharacterRecognizer()
      _ = recognizer?.hasBreak(before: previous)
    }
    return recognizer?.hasBreak(before: next) ?? true
  }

  /// Whether a cluster begins between two scalars whatever comes before them: the rules that look
  /// further back (emoji joined by U+200D, Indic conjuncts, pairs of flags) all need a first scalar
  /// that extends a cluster, or join the two.
  static func isCertainBreak(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Bool {
    if first.isASCII, second.isASCII { return !(first == "\r" && second == "\n") }
    return breaks("a", first) && breaks(first, second)
  }

  private static func breaks(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    var breaker = ClusterBreaker()
    _ = breaker.hasBreak(before: first)
    return breaker.hasBreak(before: second)
  }
}
