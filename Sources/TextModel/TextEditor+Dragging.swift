/// What drag and drop does to a text: each is one step of undo.
extension TextEditor {
  /// Puts dropped bytes, which need not be valid UTF-8, at `offset`, and the caret behind them. What is selected
  /// stays in the text. Returns nil if the edit was refused.
  @discardableResult
  public mutating func drop(
    utf8 bytes: UnsafeBufferPointer<UInt8>, at offset: Int, time: Duration
  ) -> TextEdit? {
    let offset = storage.clusterBoundary(atOrBefore: max(offset, 0))
    return edit(offset..<offset, bytes, .drop, time)
  }

  /// Moves the text of `range` to `offset` outside of it, with the caret behind it: one replacement of all that
  /// lies between. Returns nil if there is nothing to move or the edit was refused. A secret stays where it is.
  @discardableResult
  public mutating func move(_ range: Range<Int>, to offset: Int, time: Duration) -> TextEdit? {
    let range = clamped(range)
    let offset = storage.clusterBoundary(atOrBefore: max(offset, 0))
    let isBackwards = offset < range.lowerBound
    guard !isSecret, !range.isEmpty, isBackwards || offset > range.upperBound else { return nil }
    let between = isBackwards ? offset..<range.lowerBound : range.upperBound..<offset
    let whole = isBackwards ? offset..<range.upperBound : range.lowerBound..<offset
    let (moved, passed) = (bytes(in: range), bytes(in: between))
    let bytes = isBackwards ? moved + passed : passed + moved
    guard let edit = bytes.withUnsafeBufferPointer({ edit(whole, $0, .drop, time) }) else { return nil }
    if edit.range == whole, edit.insertedCount == bytes.count {
      setSelection(TextSelection(caret: isBackwards ? offset + moved.count : offset), sealing: false)
      history.setSelectionAfterLastStep(selection)
    }
    return edit
  }

  /// Deletes a text that was dragged elsewhere. Returns nil, with nothing deleted, unless `range` holds that text
  /// and nothing has grown together with it.
  @discardableResult
  public mutating func remove(_ text: [UInt8], from range: Range<Int>, time: Duration) -> TextEdit? {
    guard !text.isEmpty, range.upperBound <= storage.utf8Count, clamped(range) == range,
      storage.withUTF8(in: range, { $0.elementsEqual(text) })
    else { return nil }
    return edit(range, UnsafeBufferPointer(start: nil, count: 0), .drop, time)
  }

  private func bytes(in range: Range<Int>) -> [UInt8] { storage.withUTF8(in: range) { Array($0) } }
}
