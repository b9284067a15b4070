/// What an edit did to the storage, so that a layout can follow without reading all of it.
public struct TextEdit: Sendable, Hashable {
  /// The UTF-8 range that was replaced, in the text before the edit.
  public var range: Range<Int>
  /// The number of bytes that took its place.
  public var insertedCount: Int
  /// How many grapheme clusters the maximum length, or the filter, kept out.
  public var droppedClusterCount: Int
  /// Whether what took its place is known to be printable ASCII, so that no layout need read it to see which way it
  /// runs. False where nobody has looked.
  package let isPlain: Bool

  /// The replacement of `range` by so many bytes.
  public init(range: Range<Int>, insertedCount: Int, droppedClusterCount: Int = 0) {
    self.range = range
    self.insertedCount = insertedCount
    self.droppedClusterCount = droppedClusterCount
    isPlain = false
  }

  /// The replacement of `range` by so many bytes of printable ASCII.
  package init(range: Range<Int>, plainCount: Int) {
    self.range = range
    insertedCount = plainCount
    droppedClusterCount = 0
    isPlain = true
  }

  /// Whether the text is as it was before.
  public var isEmpty: Bool { range.isEmpty && insertedCount == 0 }

  /// Where the text behind `offset` is after the edit; for an offset inside of what was replaced, the
  /// start of what took its place.
  public func newOffset(of offset: Int) -> Int {
    if offset <= range.lowerBound { return offset }
    return offset < range.upperBound ? range.lowerBound : offset - range.count + insertedCount
  }

  /// Where the text of `other`, which is not empty, is after the edit; nil when the edit reached into it.
  public func newRange(of other: Range<Int>) -> Range<Int>? {
    if range.lowerBound >= other.upperBound { return other }
    guard range.upperBound <= other.lowerBound else { return nil }
    let shift = insertedCount - range.count
    return other.lowerBound + shift..<other.upperBound + shift
  }
}

/// Where an edit comes from; decides which edits share one step of undo.
public enum TextEditKind: Sendable, Hashable, CaseIterable {
  /// A key: coalesces by word and pause.
  case typing
  /// Backspace, cluster by cluster: a run of them is one step.
  case backspace
  /// Delete, cluster by cluster: a run of them is one step.
  case forwardDelete
  /// One step each.
  case paste, cut, drop, clear, inputMethod, program
}

/// An edit on its way, as a filter sees it.
public struct ProposedEdit: Sendable, Hashable {
  /// The UTF-8 range to be replaced.
  public var range: Range<Int>
  /// What will take its place, already sanitised.
  public var text: String
  /// Where it comes from.
  public var kind: TextEditKind
  /// How many grapheme clusters the filter left out that the user will miss, as ``TextEdit/droppedClusterCount``.
  public var droppedClusterCount = 0

  /// An edit that puts `text` in the place of `range`.
  public init(range: Range<Int>, text: String, kind: TextEditKind) {
    self.range = range
    self.text = text
    self.kind = kind
  }
}

/// Text that an input method is still composing: shown in the field, not yet part of its text.
public struct MarkedText: Sendable, Hashable {
  /// The UTF-8 range of the storage in whose place the marked text is shown and will be committed.
  public var range: Range<Int>
  /// What is shown there.
  public var text: String
  /// What is selected of `text`, in UTF-8 offsets into it; empty for a caret.
  public var selection: Range<Int>

  /// Marked text in the place of `range`.
  public init(range: Range<Int>, text: String, selection: Range<Int>) {
    self.range = range
    self.text = text
    self.selection = selection
  }
}
