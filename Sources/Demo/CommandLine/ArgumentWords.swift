/// The words of a command line, handed out one by one; `--name=value` counts as two.
struct ArgumentWords {
  private var words: ArraySlice<String>
  private var attached: String?
  private var taken = 0

  init(_ words: [String]) { self.words = words[...] }

  /// Whether the word just handed out was the first.
  var isFirst: Bool { taken == 1 }

  mutating func next() -> String? {
    // A value that nobody asked for, as in `--events=yes`, comes back as a word and is refused there.
    if let value = attached {
      attached = nil
      return "=\(value)"
    }
    guard let word = words.popFirst() else { return nil }
    taken += 1
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: equals)...])
    return String(word[..<equals])
  }

  mutating func value(of option: String) throws(ArgumentError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = words.popFirst() else { throw .missingValue(option) }
    taken += 1
    return value
  }
}
