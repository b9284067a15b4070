import TextModel
import UICore

/// Copy, cut and paste; PRIMARY for the middle button; and Emacs's killing and yanking.
extension TextInputView {
  // MARK: Giving

  /// Returns whether there was something to copy. A secret is never given away.
  @discardableResult func copySelection() -> Bool {
    guard !isSecure else {
      ringBell()
      return false
    }
    let text = content.utf8(in: content.editor.selection.range)
    window?.application?.pasteboards.offer(text, on: .clipboard)
    return !text.isEmpty
  }

  /// One step of undo. What was not copied is not deleted.
  func cutSelection() {
    guard !isReadOnly, window?.application != nil, copySelection() else { return }
    change { $0.insert("", kind: .cut, at: now) }
  }

  // MARK: Getting

  /// Asks for the text: it comes in a later turn, to this input, in the place of what is selected now. What is typed
  /// until then is behind it. An input that is gone gets nothing.
  func paste(from pasteboard: Pasteboard) {
    guard !isReadOnly, let application = window?.application else { return }
    let place = transfer.markPlace()
    application.pasteboards.requestText(from: pasteboard) { [weak self] in self?.pasted($0, place) }
  }

  private func pasted(_ text: SecureBytes?, _ place: PastePlace) {
    defer { transfer.forget(place) }
    guard let application = window?.application else { return }
    guard let text else { return application.bell() }
    // An owner that has nothing to give takes nothing away.
    guard !text.isEmpty else { return }
    endComposing()
    transfer.paste { text.withUTF8 { insert($0.withoutByteOrderMark, at: place.range) } }
  }

  private func insert(_ bytes: UnsafeBufferPointer<UInt8>, at range: Range<Int>) {
    if range == content.editor.selection.range { return insertPasted(bytes) }
    insert { $0.paste(utf8: bytes, over: range, at: now) }
  }

  /// One step of undo, in the place of what is selected. The bytes need not be valid UTF-8.
  private func insertPasted(_ bytes: UnsafeBufferPointer<UInt8>) {
    insert { $0.insert(utf8: bytes, kind: .paste, at: now) }
  }

  /// The middle button was released: PRIMARY goes to where the pointer is, for users who want that.
  func pastePrimary(_ press: Press) {
    let point = press.location(in: self)
    // A pointer that has moved meanwhile is about something else.
    guard !isReadOnly, isFirstResponder, !press.isPan, bounds.contains(point) else { return }
    guard window?.application?.host.settings.pastesPrimary == true else { return }
    let position = display.position(at: point)
    select(TextSelection(caret: position.offset, affinity: position.affinity))
    paste(from: .primary)
  }

  // MARK: Killing and yanking

  /// From the caret to the motion's end, whatever is selected. What is killed never comes to the clipboard; a secret
  /// is deleted only.
  func kill(_ motion: TextMotion) {
    kill(content.editor.range(ofKill: motion)) { [now] in $0.perform(.kill(motion), at: now) }
  }

  func killSelection() {
    kill(content.editor.selection.range) { [now] in $0.insert("", kind: .cut, at: now) }
  }

  func yank() {
    guard let text = window?.application?.killBuffer.text, !text.isEmpty else { return }
    text.withUnsafeBufferPointer { insertPasted($0) }
  }

  private func kill(_ range: Range<Int>, _ delete: (inout TextEditor) -> TextEdit?) {
    guard !range.isEmpty, let application = window?.application else { return }
    let (start, killed) = (place, content.utf8(in: range))
    let isBackward = range.upperBound <= content.editor.selection.head
    var isDone = false
    change { editor in
      let edit = delete(&editor)
      isDone = edit.map { !$0.isEmpty } ?? false
      return edit
    }
    guard isDone, !killed.isEmpty else { return }
    application.killBuffer.add(killed, isBackward: isBackward, from: start, to: place)
  }

  private var place: KillBuffer.Place {
    KillBuffer.Place(in: self, caret: content.editor.selection.head, length: content.utf8Count)
  }
}
