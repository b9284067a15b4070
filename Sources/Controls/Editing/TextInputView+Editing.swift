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

  // MARK: Changes

  /// The one way in which text and selection change: whatever changed is told and shown.
  @inline(__always) final func change(_ body: (inout TextEditor) -> TextEdit?) {
    let (selection, marked) = (content.editor.selection, content.editor.markedText)
    let edit = content.edit(body)
    didChange(edit, from: selection, marked)
  }

  final func select(_ selection: TextSelection) {
    change {
      $0.select(selection)
      return nil
    }
  }

  private func didChange(_ edit: TextEdit?, from selection: TextSelection, _ marked: MarkedText?) {
    if let edit, edit.droppedClusterCount > 0 { ringBell() }
    if isFirstResponder { blinker.noteInput() }
    let edit = edit.flatMap { $0.isEmpty ? nil : $0 }
    let hasMoved = content.editor.selection != selection
    let hasMarked = content.editor.markedText != marked
    guard edit != nil || hasMoved || hasMarked else { return }
    column = nil
    if edit != nil || hasMarked { handles?.hide() }
    if let edit { madeTransfer?.follow(edit) }
    display.contentDidChange(TextEdit.shown(edit, from: marked, to: content.editor.markedText))
    if edit != nil { textDidChange() }
    if hasMarked { post(.markedTextDidChange(self)) }
    if hasMoved { post(.selectionDidChange(self)) }
    if edit != nil { tellOfEdit() }
  }

  private func tellOfEdit() {
    post(.textDidChange(self))
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
