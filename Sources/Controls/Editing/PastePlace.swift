import TextModel

/// Where a text goes that has been asked for: what was selected then, wherever it is by now.
@MainActor final class PastePlace {
  private(set) var range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  /// Where what was selected has been replaced, the text comes before what is there now.
  ///
  /// - Parameter isPaste: Whether it was a text that had been asked for earlier. This one comes behind it.
  func follow(_ edit: TextEdit, isPaste: Bool) {
    if let moved = range.isEmpty ? nil : edit.newRange(of: range) { return range = moved }
    let isAtEdit = range.lowerBound == edit.range.lowerBound || !range.isEmpty
    let start =
      isPaste && isAtEdit
      ? edit.range.lowerBound + edit.insertedCount : edit.newOffset(of: range.lowerBound)
    range = start..<start
  }
}
