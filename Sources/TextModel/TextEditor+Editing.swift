extension TextEditor {
  /// Puts `text` in the place of the marked text or the selection, and the caret behind it.
  /// Returns nil if the edit was refused.
  @discardableResult
  public mutating func insert(_ text: String, kind: TextEditKind, at time: Duration) -> TextEdit? {
    var text = text
    return text.withUTF8 { insert(utf8: $0, kind: kind, at: time) }
  }

  /// Puts bytes, which need not be valid UTF-8, in the place of the marked text or the selection, and
  /// the caret behind them. Returns nil if the edit was refused. Ends the marking in any case.
  ///
  /// - Complexity: O(*n*) in the bytes inserted and removed; with a maximum length that is near, in
  ///   the text.
  @discardableResult
  public mutating func insert(
    utf8 bytes: UnsafeBufferPointer<UInt8>, kind: TextEditKind, at time: Duration
  ) -> TextEdit? {
    let range = markedText?.range ?? selection.range
    markedText = nil
    return edit(range, bytes, kind, time)
  }

  /// Puts `text` in the place of `range`, which is clamped to cluster boundaries.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>, with text: String, kind: TextEditKind, at time: Duration
  ) -> TextEdit? {
    var text = text
    return text.withUTF8 { edit(clamped(range), $0, kind, time) }
  }

  /// Puts pasted bytes, which need not be valid UTF-8, in the place of `range`, which is clamped to cluster boundaries,
  /// while the caret is elsewhere and stays there. Returns nil if the edit was refused.
  @discardableResult
  public mutating func paste(
    utf8 bytes: UnsafeBufferPointer<UInt8>, over range: Range<Int>, at time: Duration
  ) -> TextEdit? {
    let kept = selection
    guard let edit = edit(clamped(range), bytes, .paste, time), !edit.isEmpty else { return nil }
    setSelection(
      TextSelection(
        anchor: edit.newOffset(of: kept.anchor), head: edit.newOffset(of: kept.head), affinity: kept.affinity),
      sealing: false)
    history.setSelectionAfterLastStep(selection)
    return edit
  }

  /// Deletes `range`, which is clamped to cluster boundaries.
  @discardableResult
  public mutating func delete(_ range: Range<Int>, kind: TextEditKind, at time: Duration) -> TextEdit? {
    replace(range, with: "", kind: kind, at: time)
  }

  /// Replaces the whole text for the program: sanitised and cut to the maximum length, but shown to no
  /// filter and refused by nothing. Forgets marked text and history; the caret goes to the end.
  @discardableResult
  public mutating func setText(_ text: String) -> TextEdit {
    var text = text
    return text.withUTF8 { setText(utf8: $0) }
  }

  /// ``setText(_:)`` for bytes, which need not be valid UTF-8.
  @discardableResult
  public mutating func setText(utf8 bytes: UnsafeBufferPointer<UInt8>) -> TextEdit {
    let edit = sanitizer.withSanitized(bytes) { clean in
      let range = 0..<storage.utf8Count
      let (kept, dropped) = fitting(clean, in: range)
      storage.replace(range, with: kept)
      return TextEdit(range: range, insertedCount: kept.count, droppedClusterCount: dropped)
    }
    markedText = nil
    history.removeAll()
    setSelection(TextSelection(caret: storage.utf8Count))
    return edit
  }
}

extension TextEditor {
  /// Lets an edit pass the sanitiser, the filter and the limit. Backspace may ask for a range that
  /// ends inside a cluster.
  mutating func edit(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ kind: TextEditKind, _ time: Duration
  ) -> TextEdit? {
    guard !isReadOnly else { return nil }
    // What is typed is mostly as it should be, and most fields take it.
    guard bytes.endOfPlainASCII(from: 0) == bytes.count else {
      return sanitizer.withSanitized(bytes) { admit(range, $0, kind, time) }
    }
    guard filter == nil, maxClusterCount == nil, !takesOnlyDigits else {
      return admit(range, bytes, kind, time)
    }
    return apply(TextEdit(range: range, plainCount: bytes.count), bytes, kind, time)
  }

  private mutating func admit(
    _ range: Range<Int>, _ clean: UnsafeBufferPointer<UInt8>, _ kind: TextEditKind, _ time: Duration
  ) -> TextEdit? {
    if takesOnlyDigits, !clean.isEmpty {
      return DigitsOnly.withDigits(of: clean) { digits, dropped in
        guard !digits.isEmpty else { return nil }
        var edit = limit(range, digits, kind, time)
        edit.droppedClusterCount += dropped
        return edit
      }
    }
    guard let filter, case .lines(let lines) = storage else { return limit(range, clean, kind, time) }
    let proposed = ProposedEdit(range: range, text: String(decoding: clean, as: UTF8.self), kind: kind)
    guard let accepted = filter(proposed, lines) else { return nil }
    guard accepted != proposed else { return limit(range, clean, kind, time) }
    var text = sanitizer.sanitize(accepted.text)
    let range = accepted.range == range ? range : clamped(accepted.range)
    var edit = text.withUTF8 { limit(range, $0, kind, time) }
    edit.droppedClusterCount += accepted.droppedClusterCount
    return edit
  }

  private mutating func limit(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ kind: TextEditKind, _ time: Duration
  ) -> TextEdit {
    let (kept, dropped) = maxClusterCount == nil ? (bytes, 0) : fitting(bytes, in: range)
    let edit = TextEdit(range: range, insertedCount: kept.count, droppedClusterCount: dropped)
    return apply(edit, kept, kind, time)
  }

  /// The one place where an edit reaches the storage, except for undo and ``setText(_:)``.
  private mutating func apply(
    _ edit: TextEdit, _ bytes: UnsafeBufferPointer<UInt8>, _ kind: TextEditKind, _ time: Duration
  ) -> TextEdit {
    if markedText != nil, markedText?.range == edit.range { markedText = nil }
    guard !edit.isEmpty else { return edit }
    let before = selection
    let removed = edit.range.isEmpty || isSecret ? [] : storage.withUTF8(in: edit.range) { Array($0) }
    storage.replace(edit.range, with: bytes)
    if markedText != nil { moveMarkedText(following: edit) }
    selection = selection(after: edit)
    guard !isSecret else { return edit }
    let step = EditHistory.Step(
      offset: edit.range.lowerBound, removed: removed, insertedCount: bytes.count, kind: kind, time: time,
      before: before, after: selection)
    history.record(step, startsInSpace: bytes.first?.isSpace, endsInSpace: bytes.last?.isSpace)
    return edit
  }

  /// Into the text, in order, and out to the edges of the clusters that it touches.
  func clamped(_ range: Range<Int>) -> Range<Int> {
    let lower = storage.clusterBoundary(atOrBefore: max(range.lowerBound, 0))
    return lower..<max(lower, storage.clusterBoundary(atOrAfter: range.upperBound))
  }
}
