import TextModel

extension EditingController {
  var markedText: MarkedText? { editor.markedText }

  func setMarkedText(_ text: String, selection: Range<Int>) {
    changeMarking { $0.setMarkedText(text, selected: selection) }
  }

  func commitMarkedText(at time: Duration) -> TextEdit? {
    // A filter that refuses the text does not keep it marked.
    edit { $0.commitMarkedText(at: time) }
  }

  func discardMarkedText() { changeMarking { $0.discardMarkedText() } }

  /// Where a place of the text is in what is shown. Inside of what is being replaced there is only its start.
  func shownOffset(of offset: Int) -> Int {
    guard let marked = editor.markedText, offset > marked.range.lowerBound else { return offset }
    if offset < marked.range.upperBound { return marked.range.lowerBound }
    return offset - marked.range.count + marked.text.utf8.count
  }

  /// The other way. All of the marked text is in one place of the text.
  func storedOffset(of shown: Int) -> Int {
    guard let marked = editor.markedText, shown > marked.range.lowerBound else { return shown }
    let end = marked.range.lowerBound + marked.text.utf8.count
    return shown < end ? marked.range.lowerBound : shown - marked.text.utf8.count + marked.range.count
  }

  var displaySelection: TextSelection {
    if let marked = editor.markedText {
      let start = marked.range.lowerBound
      return TextSelection(
        anchor: start + marked.selection.lowerBound, head: start + marked.selection.upperBound)
    }
    var selection = editor.selection
    guard isMasked else { return selection }
    let isEmpty = selection.isEmpty
    selection.head = displayOffset(of: selection.head)
    selection.anchor = isEmpty ? selection.head : displayOffset(of: selection.anchor)
    return selection
  }

  var displayMarkedRange: Range<Int>? {
    editor.markedText.map { $0.range.lowerBound..<$0.range.lowerBound + $0.text.utf8.count }
  }
}
