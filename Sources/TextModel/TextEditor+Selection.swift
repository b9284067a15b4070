/// What a press or a drag selects by: one click, two, three.
public enum TextGranularity: Sendable, Hashable {
  /// A grapheme cluster, a word, a line up to its line feed.
  case cluster, word, line
}

/// What a double or triple click selected first; a drag after it never lets go of that.
public struct SelectionOrigin: Sendable, Hashable {
  /// What stays selected.
  public let range: Range<Int>
  /// What a drag goes on by.
  public let granularity: TextGranularity

  /// The origin of a selection that did not begin with the editor's own ``TextEditor/select(at:by:)``.
  public init(range: Range<Int>, granularity: TextGranularity) {
    self.range = range
    self.granularity = granularity
  }
}

extension TextEditor {
  /// Selects, with both ends clamped into the text and down to cluster boundaries. An input method's
  /// marked text stays where it is.
  public mutating func select(_ newSelection: TextSelection) { setSelection(newSelection) }

  /// Selects the cluster position, the word or run of spaces, or the line (all of a single-line
  /// field) at `offset`, as one, two or three clicks do.
  @discardableResult
  public mutating func select(at offset: Int, by granularity: TextGranularity) -> SelectionOrigin {
    let unit = unit(at: offset, granularity)
    setSelection(TextSelection(anchor: unit.lowerBound, head: unit.upperBound))
    return SelectionOrigin(range: unit, granularity: granularity)
  }

  /// Selects from `origin` to the word or line at `offset`, as a drag after the clicks does.
  public mutating func extendSelection(from origin: SelectionOrigin, to offset: Int) {
    let target = unit(at: offset, origin.granularity)
    if offset < origin.range.lowerBound {
      setSelection(TextSelection(anchor: origin.range.upperBound, head: target.lowerBound))
    } else {
      let end = offset <= target.lowerBound ? target.lowerBound : target.upperBound
      let head = max(end, origin.range.upperBound)
      setSelection(TextSelection(anchor: origin.range.lowerBound, head: head))
    }
  }

  /// Moves the head to `offset` and leaves the anchor, as a click with Shift does.
  public mutating func extendSelection(to offset: Int, affinity: TextAffinity = .downstream) {
    setSelection(TextSelection(anchor: selection.anchor, head: offset, affinity: affinity))
  }

  private func unit(at offset: Int, _ granularity: TextGranularity) -> Range<Int> {
    let offset = storage.clusterBoundary(atOrBefore: max(offset, 0))
    switch granularity {
    case .cluster: return offset..<offset
    case .word: return storage.wordRange(at: offset)
    case .line where isMultiLine: return storage.lineStart(at: offset)..<storage.lineEnd(at: offset)
    case .line: return 0..<storage.utf8Count
    }
  }
}

extension TextEditor {
  /// How caret and selection change but by an edit, which knows that its own place is a boundary. A change that is
  /// not an edit's begins a new step of undo.
  mutating func setSelection(_ proposed: TextSelection, sealing: Bool = true) {
    let clamped = TextSelection(
      anchor: storage.clusterBoundary(atOrBefore: max(proposed.anchor, 0)),
      head: storage.clusterBoundary(atOrBefore: max(proposed.head, 0)),
      affinity: proposed.affinity)
    guard clamped != selection else { return }
    selection = clamped
    if sealing { history.seal() }
  }

  /// A caret behind what was inserted; after a deletion, which need not be at the caret, the selection
  /// that was. Behind the cluster, where the edit joined two.
  func selection(after edit: TextEdit) -> TextSelection {
    if edit.insertedCount > 0 {
      let end = edit.range.lowerBound + edit.insertedCount
      return TextSelection(caret: storage.clusterBoundary(atOrAfter: end))
    }
    return TextSelection(
      anchor: storage.clusterBoundary(atOrAfter: edit.newOffset(of: selection.anchor)),
      head: storage.clusterBoundary(atOrAfter: edit.newOffset(of: selection.head)))
  }
}
