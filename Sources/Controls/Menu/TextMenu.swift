import TextModel
import UICore

/// The context menu of a text: which items it has, and the pop-up while it is open.
@MainActor final class TextMenu {
  private unowned let input: TextInputView
  private weak var popUp: MenuPopUp?

  init(_ input: TextInputView) { self.input = input }

  /// Opens the menu below the caret, or at the pointer or finger that asks for it.
  func open(_ request: MenuPopUp.Request) {
    dismiss()
    let standard = standardMenu()
    guard let menu = input.delegate == nil ? standard : input.delegate?.menu(standard, for: input) else {
      return
    }
    popUp = MenuPopUp.open(menu, for: input, request)
  }

  func dismiss() { popUp?.dismiss() }

  /// The press that opened it moves.
  func follow(_ press: Press) { popUp?.follow(press) }

  /// The press that opened it is over.
  func end(_ press: Press) { popUp?.end(press) }

  // MARK: Items

  private func standardMenu() -> Menu {
    let editor = input.content.editor
    let (isSecure, isReadOnly) = (input.isSecure, input.isReadOnly)
    let history = [
      item("Undo", .undo, isEnabled: editor.canUndo), item("Redo", .redo, isEnabled: editor.canRedo),
    ]
    let canCopy = !editor.selection.isEmpty && !isSecure
    let exchange = [
      item("Cut", .cut, isEnabled: canCopy && !isReadOnly), item("Copy", .copy, isEnabled: canCopy),
      item("Paste", .paste, isEnabled: !isReadOnly),
      item("Delete", .delete(.forward), isEnabled: canCopy && !isReadOnly),
    ]
    let selection = [item("Select All", .selectAll, isEnabled: !input.isEmpty)]
    // Where nothing can ever be undone the items would only be in the way.
    return Menu([isSecure || isReadOnly ? [] : history, exchange, selection])
  }

  private func item(_ title: String, _ command: TextCommand, isEnabled: Bool) -> MenuItem {
    let settings = input.window?.application?.host.settings ?? InteractionSettings()
    let bindings = input.keyBindings ?? .preferred(by: settings)
    let stroke = bindings.label(for: command) ?? ""
    return MenuItem(title, shortcut: stroke, isEnabled: isEnabled) { [weak input] in
      input?.perform(command)
      if command == .selectAll { input?.selector.claim() }
    }
  }
}

extension TextInputView {
  /// The right button: a selection that it meets stays, elsewhere the caret comes to it.
  func openMenu(at position: TextPosition, _ press: Press) {
    if !selectionMeets(position) {
      select(TextSelection(caret: position.offset, affinity: position.affinity))
    }
    menu.open(.press(press))
  }

  private func selectionMeets(_ position: TextPosition) -> Bool {
    let selection = content.editor.selection
    return !selection.isEmpty && selection.lowerBound <= position.offset
      && position.offset <= selection.upperBound
  }

  /// A finger that rests on the text.
  func makeLongPressRecognizer() -> LongPressGestureRecognizer {
    let recognizer = LongPressGestureRecognizer { [weak self] in
      if let press = $0.presses.first { self?.longPress(press, $0.state) }
    }
    // The second tap of two may select by words.
    recognizer.shouldReceive = { [weak self] in $0.isTouch && $0.target === self && $0.clickCount == 1 }
    return recognizer
  }

  /// The word is selected, and the menu opens above it. Moved on from there the finger takes along what is selected.
  private func longPress(_ press: Press, _ state: GestureRecognizer.State) {
    if state == .changed, press.isPan, selector.mayDrag(from: press.startLocation(in: self)) {
      menu.dismiss()
      return transfer.beginDrag(press)
    }
    guard state == .began else { return }
    let point = press.location(in: self)
    let (position, character) = (display.position(at: point), display.character(under: point))
    guard becomeFirstResponder() else { return }
    if !selectionMeets(position) {
      change {
        $0.select(at: character, by: .word)
        return nil
      }
    }
    selector.claim()
    showHandles()
    openFingerMenu(press)
  }
}

extension KeyBindings {
  /// The shortest of the strokes with this command, as people write it; without keys that few keyboards have.
  func label(for command: TextCommand) -> String? {
    let rare: [KeySym] = [.undo, .redo, .cut, .copy, .paste]
    let strokes = commands.filter { $0.value == command && !rare.contains($0.key.keysym) }
    let names = strokes.map(\.key.description)
    return names.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}
