/// Which of two places a caret is drawn at, where one text position has two: the end of a wrapped
/// line or the start of the next, the edge of a left-to-right run or of the right-to-left one beside it.
public enum TextAffinity: Sendable, Hashable {
  /// With the text before the position.
  case upstream
  /// With the text after the position.
  case downstream
}

/// What is selected: `anchor` stays where the selection began, `head` is the end that moves and
/// carries the caret. Both are UTF-8 offsets on cluster boundaries.
public struct TextSelection: Sendable, Hashable {
  /// Where the selection began, as a UTF-8 offset on a cluster boundary.
  public var anchor: Int
  /// Where it ends and the caret is, as a UTF-8 offset on a cluster boundary; it may be before the anchor.
  public var head: Int
  /// Which of its two neighbours the head belongs to, where they are drawn apart.
  public var affinity: TextAffinity

  /// What lies between two offsets.
  public init(anchor: Int, head: Int, affinity: TextAffinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  /// A caret with nothing selected.
  public init(caret offset: Int, affinity: TextAffinity = .downstream) {
    self.init(anchor: offset, head: offset, affinity: affinity)
  }

  /// Whether it is a caret and nothing is selected.
  public var isEmpty: Bool { anchor == head }
  /// The UTF-8 offset of its start.
  public var lowerBound: Int { min(anchor, head) }
  /// The UTF-8 offset of its end.
  public var upperBound: Int { max(anchor, head) }
  /// What is selected, in UTF-8 offsets.
  public var range: Range<Int> { lowerBound..<upperBound }
}
