extension TextEditor {
  /// Moves the text of `range` to `offset` in one step of undo and selects it there, as a drag within
  /// the field does. Returns nil if the edit was refused, if `offset` lies in `range`, and for secrets.
  ///
  /// - Complexity: O(*n*) in the length from one place to the other.
  @discardableResult
  public mutating func move(_ range: Range<Int>, to offset: Int, at time: Duration) -> TextEdit? {
    let range = clamped(range)
    let offset = storage.clusterBoundary(atOrBefore: max(offset, 0))
    guard !Storage.isSecret, !range.isEmpty, offset < range.lowerBound || offset > range.upperBound
    else { return nil }
    let isForward = offset > range.upperBound
    let between = isForward ? range.upperBound..<offset : offset..<range.lowerBound
    let parts = isForward ? [between, range] : [range, between]
    let bytes = parts.flatMap { storage.withUTF8(in: $0) { Array($0) } }
    let whole = min(offset, range.lowerBound)..<max(offset, range.upperBound)
    guard let edit = bytes.withUnsafeBufferPointer({ self.edit(whole, $0, .drop, time) }) else { return nil }
    if edit == TextEdit(range: whole, insertedCount: whole.count) {
      let start = isForward ? offset - range.count : offset
      setSelection(TextSelection(anchor: start, head: start + range.count))
    }
    return edit
  }
}
