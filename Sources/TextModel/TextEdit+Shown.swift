extension TextEdit {
  /// What an edit of the text, and a change of the marked text from `old` to `new`, do to what is shown: the text
  /// with the marked text in its place. Nil if that stays as it was.
  public static func shown(
    _ edit: TextEdit?, from old: MarkedText?, to new: MarkedText?
  ) -> TextEdit? {
    if old == nil, new == nil { return edit }
    if edit == nil, old?.range == new?.range, old?.text == new?.text { return nil }
    let newRange = new.map { edit?.oldRange(of: $0.range) ?? $0.range }
    let ranges = [edit?.range, old?.range, newRange].compactMap { $0 }
    let lower = ranges.map(\.lowerBound).min() ?? 0
    // Behind all of them nothing changes, before the edit and after it.
    let upper = ranges.map(\.upperBound).max() ?? 0
    let shownBefore = upper + (old?.growth ?? 0)
    let shownAfter = upper + (edit?.growth ?? 0) + (new?.growth ?? 0)
    return TextEdit(range: lower..<shownBefore, insertedCount: shownAfter - lower)
  }

  /// By how much the text becomes longer.
  private var growth: Int { insertedCount - range.count }

  /// The part of the text before the edit that this range of the text after it and the edit cover together.
  private func oldRange(of new: Range<Int>) -> Range<Int> {
    let isBehind = new.upperBound > range.lowerBound + insertedCount
    let upper = isBehind ? new.upperBound - growth : range.upperBound
    return min(new.lowerBound, range.lowerBound)..<upper
  }
}

extension MarkedText {
  /// How much longer the text looks than it is.
  fileprivate var growth: Int { text.utf8.count - range.count }
}
