import TextModel
import UICore

/// A field that notes what is typed into it.
@MainActor final class StubField: View, TextInputClient {
  var typed = ""
  var commands: [TextCommand] = []
  var returns = 0
  var isSecure = false
  var keyboardTraits = KeyboardTraits()
  var caretRect = Rect(x: 4, y: 4, width: 2, height: 20)
  var onReturn: () -> Void = {}
  var onResign: () -> Void = {}
  var refusesToResign = false
  var accessory: View?
  var ownInput: View?

  override var inputAccessoryView: View? { accessory }
  override var inputView: View? { ownInput }
  override var canResignFirstResponder: Bool { !refusesToResign }

  override var canBecomeFirstResponder: Bool { true }
  override var textInput: (any TextInputClient)? { self }
  override func pointerDown(_ press: Press) -> Bool {
    becomeFirstResponder()
    return true
  }
  override func didResignFirstResponder(cause: EndEditingCause) { onResign() }

  override func keyDown(_ event: KeyEvent) -> Bool {
    if event.text.isEmpty { return super.keyDown(event) }
    insertText(event.text)
    return true
  }

  var textInputView: View { self }
  var markedText: MarkedText?

  func insertText(_ text: String) { typed += text }
  func textBeforeCaret(_ count: Int) -> String { String(typed.suffix(count)) }

  /// Deletes from the end, where the caret always is.
  func perform(_ command: TextCommand) {
    commands.append(command)
    if command == .delete(.backward) { _ = typed.popLast() }
  }

  func commitText(_ text: String) {
    markedText = nil
    typed += text
  }

  func setMarkedText(_ text: String, selection: Range<Int>) {
    markedText = text.isEmpty ? nil : MarkedText(range: 0..<0, text: text, selection: selection)
  }

  func unmarkText() {
    typed += markedText?.text ?? ""
    markedText = nil
  }

  func discardMarkedText() { markedText = nil }

  func insertReturn() {
    returns += 1
    onReturn()
  }
}

/// Takes keys, but edits no text.
@MainActor final class StubButton: View {
  override var canBecomeFirstResponder: Bool { true }
}
