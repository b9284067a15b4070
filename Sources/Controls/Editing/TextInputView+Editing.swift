import TextModel
import UICore

extension TextInputView {
  /// The moment, for undo.
  var now: Duration { window?.application?.host.clock.now.sinceOrigin ?? .zero }

  final var isEmpty: Bool { content.utf8Count == 0 }

  /// Whether there is nothing to be seen, no marked text either.
  public final var showsNothing: Bool { isEmpty && content.editor.markedText == nil }

  /// Something that was asked for could not be done.
  func ringBell() { window?.application?.bell() }

  /// Puts `text` in the place of a part of the text, in clusters, or of all of it, as the user might have done: seen by
  /// the filter, cut to ``maxLength``, and one step of undo, which brings back what was selected before.
  public func replaceText(in range: Range<Int>? = nil, with text: String) {
    endComposing()
    let bytes =
      range.map { content.offset(ofCluster: $0.lowerBound)..<content.offset(ofCluster: $0.upperBound) }
      ?? 0..<content.utf8Count
    change { $0.replace(bytes, with: text, kind: .program, at: now) }
  }

  // MARK: Changes

  /// The one way in which text and selection change: whatever changed is told and shown.
  @inline(__always) @discardableResult
  final func change(_ body: (inout TextEditor) -> TextEdit?) -> TextEdit? {
    let (selection, marked) = (content.editor.selection, content.editor.markedText)
    let edit = content.edit(body)
    didChange(edit, from: selection, marked)
    return edit
  }

  /// Puts in what the user gives; what is refused is told.
  @inline(__always) final func insert(_ body: (inout TextEditor) -> TextEdit?) {
    if change(body) == nil, !isReadOnly { ringBell() }
  }

  final func select(_ selection: TextSelection) {
    change {
      $0.select(selection)
      return nil
    }
  }

  private func didChange(_ edit: TextEdit?, from selection: TextSelection, _ marked: MarkedText?) {
    if let edit, edit.droppedClusterCount > 0 { ringBell() }
    let isFirstResponder = isFirstResponder
    if isFirstResponder { blinker.noteInput() }
    let edit = edit?.isEmpty == false ? edit : nil
    let hasMoved = content.editor.selection != selection
    let isMarking = marked != nil || content.editor.markedText != nil
    let hasMarked = isMarking && content.editor.markedText != marked
    guard edit != nil || hasMoved || hasMarked else { return }
    column = nil
    let application = window?.application
    if isFirstResponder, let window { application?.dropComposing(in: window) }
    if edit != nil || hasMarked { handles?.hide() }
    if let edit { madeTransfer?.follow(edit) }
    let shown = isMarking ? TextEdit.shown(edit, from: marked, to: content.editor.markedText) : edit
    display.contentDidChange(shown)
    if edit != nil { textDidChange() }
    if hasMarked { application?.post(.markedTextDidChange(self)) }
    if hasMoved { application?.post(.selectionDidChange(self)) }
    if edit != nil { tellOfEdit() }
  }

  private func tellOfEdit() {
    window?.application?.post(.textDidChange(self))
    // What was wrong is right again as soon as it is.
    if errorMessage != nil { revalidate() }
    delegate?.textDidChange(self)
  }

  /// Shows what the validator says, if there is one.
  func revalidate() {
    if let storedValidator { errorMessage = storedValidator(content.editor.text) }
  }

  // MARK: Focus

  func beginEditing() {
    heldCommand = nil
    // Tab selects what is there, a click does not.
    if selectsAllOnTab, window?.lastEndCause == .nextField { selectAll() }
    updateBlinking()
    setNeedsDisplay()
    display.contentDidChange(nil)
    if !isReadOnly { delegate?.didBeginEditing(self) }
  }

  func endEditing(cause: EndEditingCause) {
    endComposing()
    madeMenu?.dismiss()
    updateBlinking()
    madeSelector?.stop()
    setNeedsDisplay()
    display.contentDidChange(nil)
    guard !isReadOnly else { return }
    revalidate()
    delegate?.didEndEditing(self, cause: cause)
  }

  /// The caret is for whoever gets the keys: none without the focus of field and window.
  func updateBlinking() {
    if isFirstResponder, window?.isFocused == true {
      blinker.start(in: window?.application)
    } else {
      handles?.hide()
      blinker.stop()
    }
  }
}
