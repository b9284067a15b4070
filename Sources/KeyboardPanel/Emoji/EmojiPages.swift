import KeyboardModel
import UICore

/// The emoji pages on the panel: puts them there, and says what keys are for while they are up.
@MainActor final class EmojiPages {
  let keys: EmojiKeys
  /// Types an emoji into the field.
  var type: @MainActor (String) -> Void = { _ in }
  private let view: KeyboardPanelView
  private let typist: KeyTypist

  init(_ keys: EmojiKeys, _ view: KeyboardPanelView, _ typist: KeyTypist) {
    self.keys = keys
    self.view = view
    self.typist = typist
  }

  /// Shows what the key for emoji, or one of their pages, asks for.
  func perform(_ command: EmojiCommand) {
    keys.perform(command, on: view.layout, width: typist.width)
    show()
  }

  /// Other letters are on the panel; a search goes on with them.
  func adopt(_ layout: KeyboardLayout, isSearching: Bool) {
    keys.adopt(layout)
    if isSearching { show() }
  }

  /// The panel has another width: what is up comes anew.
  func renew() {
    if typist.page == .emoji || typist.page == .emojiSearch { show() }
  }

  private func show() { typist.show(keys.page(on: view.layout, width: typist.width)) }

  // MARK: Search

  /// Keys are for the search while it is up. Return takes what was found first.
  func searchUses(_ action: KeyAction, at time: Duration) -> Bool {
    guard typist.page == .emojiSearch else { return false }
    if action == .return {
      if let best = keys.bestResult(on: view.layout) { type(best) }
      return true
    }
    guard keys.search(action, at: time) else { return false }
    show()
    return true
  }

  /// The same for keys of a real keyboard. Escape leaves the search.
  func searchUses(_ event: KeyEvent, at time: Duration) -> Bool {
    guard typist.page == .emojiSearch, event.modifiers.isDisjoint(with: [.control, .alt, .super])
    else { return false }
    switch event.keysym {
    case .escape: perform(.open)
    case .backspace: return searchUses(.deleteBackward, at: time)
    case .return, .keypadEnter: return searchUses(.return, at: time)
    case .space: return searchUses(.space, at: time)
    default:
      guard !event.text.isEmpty else { return false }
      return searchUses(.type(event.text), at: time)
    }
    return true
  }
}
