import KeyboardModel
import UICore

/// The emoji pages.
extension KeyboardPanelController {
  /// What remembers the emoji that were typed last; without one they are forgotten with the program.
  public var emojiMemory: EmojiMemory? {
    get { emoji.memory }
    set { emoji.memory = newValue }
  }

  /// Shows what the key for emoji, or one of their pages, asks for.
  func perform(_ command: EmojiCommand) {
    emoji.perform(command, on: view.layout, width: keysWidth)
    showEmoji()
  }

  /// Types an emoji into the field, through the door of all keys. Of secrets nothing is remembered.
  func type(emoji text: String) {
    guard let input else { return }
    if !input.isSecure { emoji.note(text) }
    typeIntoField(.emoji(text), input)
  }

  /// Keys are for the search while it is up. Return takes what was found first.
  func searchUses(_ action: KeyAction) -> Bool {
    guard typist.page == .emojiSearch else { return false }
    if action == .return {
      if let best = emoji.bestResult(on: view.layout) { type(emoji: best) }
      return true
    }
    guard emoji.search(action, at: application.host.clock.now.sinceOrigin) else { return false }
    showEmoji()
    return true
  }

  /// The panel has another width, or other letters.
  func renewEmoji(_ page: PageName) {
    switch page {
    case .emoji, .emojiSearch: showEmoji()
    default: break
    }
  }

  /// Of the part of the panel that has the keys, in points.
  private var keysWidth: Double { place?.arrangement(for: view.layout).keys.width ?? view.bounds.width }

  private func showEmoji() {
    typist.show(emoji.page(on: view.layout, width: keysWidth))
  }

  // MARK: Real keys

  /// While emoji are searched for, what a real keyboard types is searched for, too.
  func searchUses(_ event: KeyEvent) -> Bool {
    guard typist.page == .emojiSearch, event.modifiers.isDisjoint(with: [.control, .alt, .super])
    else { return false }
    switch event.keysym {
    case .escape: perform(.open)
    case .backspace: return searchUses(.deleteBackward)
    case .return, .keypadEnter: return searchUses(.return)
    case .space: return searchUses(.space)
    default:
      guard !event.text.isEmpty else { return false }
      return searchUses(.type(event.text))
    }
    return true
  }
}
