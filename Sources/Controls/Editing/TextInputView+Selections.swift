import TextModel
import UICore

/// Copy, cut and paste, and PRIMARY: what is selected, for the middle button.
extension TextInputView {
  private var pasteboards: PasteboardCenter? { window?.application?.pasteboards }

  // MARK: Giving

  /// Returns whether there was something to copy. A secret is never given away.
  @discardableResult func copySelection() -> Bool {
    guard !isSecure else {
      ringBell()
      return false
    }
    let text = editing.selectedUTF8()
    pasteboards?.offer(text, on: .clipboard)
    return !text.isEmpty
  }

  /// One step of undo. What was not copied is not deleted.
  func cutSelection() {
    guard !isReadOnly, pasteboards != nil, copySelection() else { return }
    change { $0.insert("", kind: .cut, at: now) }
  }

  /// PRIMARY is the text as it is now, whatever becomes of it later; with nothing selected it stays as it is.
  func claimPrimary() {
    if !isSecure { pasteboards?.offer(editing.selectedUTF8(), on: .primary) }
  }

  // MARK: Getting

  /// Asks for the text: it comes in a later turn, to this field and its caret at that time, wherever the keyboard
  /// is by then. A field that is gone gets nothing.
  func paste(from pasteboard: Pasteboard) {
    guard !isReadOnly else { return }
    pasteboards?.requestText(from: pasteboard) { [weak self] text in self?.pasted(text) }
  }

  private func pasted(_ text: SecureBytes?) {
    guard let application = window?.application else { return }
    guard let text else { return application.bell() }
    // An owner that has nothing to give takes nothing away.
    guard !text.isEmpty else { return }
    primaryClaim.settle()
    unmarkText()
    text.withUTF8 { insertPasted($0) }
  }

  /// One step of undo, in the place of what is selected. The bytes need not be valid UTF-8.
  func insertPasted(_ bytes: UnsafeBufferPointer<UInt8>) {
    change { $0.insert(utf8: bytes, kind: .paste, at: now) }
  }

  /// The middle button was released: PRIMARY goes to where the pointer is, for users who want that.
  func pastePrimary(_ press: Press) {
    let point = press.location(in: self)
    guard !isReadOnly, isFirstResponder, bounds.contains(point) else { return }
    guard window?.application?.host.settings.pastesPrimary == true else { return }
    let position = textPosition(at: point)
    select(TextSelection(caret: position.offset, affinity: position.affinity))
    paste(from: .primary)
  }
}

extension TextCommand {
  /// Whether a key with this command goes on with a selection, or makes one.
  var selects: Bool {
    switch self {
    case .extend, .selectAll: true
    default: false
    }
  }
}
