extension TextEditor {
  /// Shows `text` in the place of the marked text, or of the selection if there is none, without
  /// changing the storage. `selected` is clamped into `text`; an empty `text` ends the marking.
  /// Does nothing where nothing can be inserted, and for secrets, which no input method may see.
  public mutating func setMarkedText(_ text: String, selected: Range<Int>? = nil) {
    guard !isReadOnly, !isSecret else { return }
    let clean = LineStorage(sanitizer.sanitize(text))
    guard clean.utf8Count > 0 else { return markedText = nil }
    let end = clean.utf8Count
    let selected = selected ?? end..<end
    let lower = clean.clusterBoundary(atOrBefore: max(selected.lowerBound, 0))
    let upper = clean.clusterBoundary(atOrBefore: max(selected.upperBound, 0))
    markedText = MarkedText(
      range: markedText?.range ?? selection.range, text: clean.text, selection: lower..<upper)
  }

  /// Makes the marked text part of the text, as one step of undo.
  @discardableResult
  public mutating func commitMarkedText(at time: Duration) -> TextEdit? {
    guard let marked = markedText else { return nil }
    return insert(marked.text, kind: .inputMethod, at: time)
  }

  /// Drops the marked text; the text stays as it was.
  public mutating func discardMarkedText() { markedText = nil }

  /// Keeps the place of the marked text while the text around it changes.
  mutating func moveMarkedText(following edit: TextEdit) {
    guard let marked = markedText?.range else { return }
    let lower = storage.clusterBoundary(atOrBefore: edit.newOffset(of: marked.lowerBound))
    let upper = storage.clusterBoundary(atOrBefore: edit.newOffset(of: marked.upperBound))
    markedText?.range = lower..<max(lower, upper)
  }
}
