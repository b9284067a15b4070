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
  public var anchor: Int
  public var head: Int
  public var affinity: TextAffinity

  public init(anchor: Int, head: Int, affinity: TextAffinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  /// A caret with nothing selected.
  public init(caret offset: Int, affinity: TextAffinity = .downstream) {
    self.init(anchor: offset, head: offset, affinity: affinity)
  }

  public var isEmpty: Bool { anchor == head }
  public var lowerBound: Int { min(anchor, head) }
  public var upperBound: Int { max(anchor, head) }
  public var range: Range<Int> { lowerBound..<upperBound }
}
