import TextModel
import UICore

/// The context menu of a text.
extension TextInputView {
  /// Opens the context menu below the caret, or at the pointer or finger that asks for it.
  func openMenu(_ request: MenuPopUp.Request) {
    menuPopUp?.dismiss()
    let standard = standardMenu()
    guard let menu = delegate == nil ? standard : delegate?.menu(standard, for: self) else { return }
    menuPopUp = MenuPopUp.open(menu, for: self, request)
  }

  /// The right button: a selection that it meets stays, elsewhere the caret comes to it.
  func openMenu(at position: TextPosition, _ press: Press) {
    pointToMenu(at: position) {
      $0.select(TextSelection(caret: position.offset, affinity: position.affinity))
    }
    openMenu(.press(press))
  }

  private func pointToMenu(at position: TextPosition, _ body: (any TextEditing) -> Void) {
    let selection = editing.selection
    let meetsSelection =
      !selection.isEmpty && selection.lowerBound <= position.offset
      && position.offset <= selection.upperBound
    guard !meetsSelection else { return }
    change {
      body($0)
      return nil
    }
  }

  // MARK: Fingers

  func makeLongPressRecognizer() -> LongPressGestureRecognizer {
    let recognizer = LongPressGestureRecognizer { [weak self] in
      if let press = $0.presses.first { self?.longPress(press, $0.state) }
    }
    recognizer.shouldReceive = { [weak self] in $0.isTouch && $0.target === self }
    return recognizer
  }

  /// A finger rests on the text: the word is selected, and the menu opens below it.
  private func longPress(_ press: Press, _ state: GestureRecognizer.State) {
    guard state == .began else { return }
    let position = textPosition(at: press.location(in: self))
    guard becomeFirstResponder() else { return }
    pointToMenu(at: position) { _ = $0.select(at: position.offset, by: .word) }
    claimPrimary()
    showHandles()
    openFingerMenu()
  }

  // MARK: Items

  private func standardMenu() -> Menu {
    let history = [
      item("Undo", .undo, isEnabled: editing.canUndo), item("Redo", .redo, isEnabled: editing.canRedo),
    ]
    let hasSelection = !editing.selection.isEmpty
    let canCopy = hasSelection && !isSecure
    let exchange = [
      item("Cut", .cut, isEnabled: canCopy && !isReadOnly), item("Copy", .copy, isEnabled: canCopy),
      item("Paste", .paste, isEnabled: !isReadOnly),
      item("Delete", .delete(.forward), isEnabled: canCopy && !isReadOnly),
    ]
    let selection = [item("Select All", .selectAll, isEnabled: !isEmpty)]
    // Where nothing can ever be undone the items would only be in the way.
    return Menu([isSecure || isReadOnly ? [] : history, exchange, selection])
  }

  private func item(_ title: String, _ command: TextCommand, isEnabled: Bool) -> MenuItem {
    let settings = window?.application?.host.settings ?? InteractionSettings()
    let bindings = keyBindings ?? .preferred(by: settings)
    let stroke = bindings.label(for: command) ?? ""
    return MenuItem(title, shortcut: stroke, isEnabled: isEnabled) { [weak self] in
      self?.perform(command)
      if command == .selectAll { self?.claimPrimary() }
    }
  }
}

extension KeyBindings {
  /// The shortest of the strokes with this command, as people write it.
  func label(for command: TextCommand) -> String? {
    let names = commands.filter { $0.value == command }.map(\.key.description)
    return names.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}
