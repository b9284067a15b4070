import TextModel
import UICore

extension TextInputView {
  /// The moment, for undo.
  var now: Duration { window?.application?.host.clock.now.sinceOrigin ?? .zero }

  func select(_ selection: TextSelection) {
    change {
      $0.select(selection)
      return nil
    }
  }

  /// Something that was asked for could not be done.
  func ringBell() { window?.application?.bell() }

  /// The one way in which text and selection change: whatever changed is told and shown.
  func change(_ body: (any TextEditing) -> TextEdit?) {
    let (selection, marked) = (editing.selection, editing.markedText)
    let edit = body(editing)
    if let edit, edit.droppedClusterCount > 0 { ringBell() }
    let hasEdit = edit.map { !$0.isEmpty } ?? false
    let hasMoved = editing.selection != selection
    let hasMarked = editing.markedText != marked
    if isFirstResponder { blinker.noteInput() }
    guard hasEdit || hasMoved || hasMarked else { return }
    if hasEdit || hasMarked { touchHandles?.hide() }
    if hasEdit, let edit { dragging.follow(edit) }
    contentDidChange(TextEdit.shown(hasEdit ? edit : nil, from: marked, to: editing.markedText))
    if hasEdit { textDidChange() }
    if hasMarked { post(.markedTextDidChange(self)) }
    if hasMoved { post(.selectionDidChange(self)) }
    if hasEdit {
      post(.textDidChange(self))
      // What was wrong is right again as soon as it is.
      if errorMessage != nil { revalidate() }
      delegate?.textDidChange(self)
    }
  }

  private func revalidate() {
    if storedValidator != nil { (self as? any PlainTextInput)?.validate() }
  }

  // MARK: Focus

  func beginEditing() {
    // Tab selects what is there, a click does not.
    if isSelectedByTab, window?.lastEndCause == .nextField { selectAll() }
    updateBlinking()
    setNeedsDisplay()
    contentDidChange(nil)
    if !isReadOnly { delegate?.didBeginEditing(self) }
  }

  func endEditing(cause: EndEditingCause) {
    primaryClaim.settle()
    unmarkText()
    menuPopUp?.dismiss()
    updateBlinking()
    if let press { stopSelecting(press) }
    setNeedsDisplay()
    contentDidChange(nil)
    guard !isReadOnly else { return }
    revalidate()
    delegate?.didEndEditing(self, cause: cause)
  }

  /// The caret is for whoever gets the keys: none without the focus of field and window.
  func updateBlinking() {
    if isFirstResponder, window?.isFocused == true {
      blinker.start(in: window?.application)
    } else {
      touchHandles?.hide()
      blinker.stop()
    }
  }

  // MARK: Keys

  /// Returns whether the key was for the text.
  func use(_ event: KeyEvent) -> Bool {
    touchHandles?.hide()
    if hexEntry != nil, useInHexEntry(event) { return true }
    if let command = command(for: event) {
      if isForSurroundings(command) { return false }
      if !command.selects { primaryClaim.settle() }
      if event.isRepeat, command == .showMenu { return true }
      perform(command)
      if command.selects { primaryClaim.begin(in: window?.application) }
      return true
    }
    guard event.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    // There is no typing over: nobody is to take the key for something else.
    if event.keysym == .insert || event.keysym == .keypadInsert { return true }
    guard event.types, !isReadOnly else { return false }
    insertText(event.text)
    return true
  }
}

extension KeyEvent {
  /// Whether the key types a character: Tab, Escape and their like come with a control code.
  var types: Bool {
    guard let first = text.utf8.first else { return false }
    return first >= 0x20 && first != 0x7F
  }
}
