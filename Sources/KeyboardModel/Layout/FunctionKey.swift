/// A key that does something other than typing its own character.
///
/// The raw value is the key's name in layout files.
package enum FunctionKey: String, Sendable, Hashable, CaseIterable {
  case shift
  case delete
  case `return`
  case space
  case symbols
  case letters
  case more
  case hide
  case globe
  /// Goes to the emoji page; left out where nothing can draw emoji.
  case emoji
  /// Moves the caret one character to the left or right.
  case left, right
  /// Turns the kana that was typed last into its small or voiced form.
  case change

  /// Whether the key leads to another page.
  package var switchesPage: Bool {
    self == .symbols || self == .letters || self == .more
  }

  /// Whether the key acts again and again while it is held.
  package var repeats: Bool {
    self == .delete || self == .left || self == .right
  }

  /// Whether the key takes the room that its row leaves, if its layout gives it no width.
  var stretches: Bool {
    self == .space || self == .shift || self == .delete
  }

  /// What the key shows if its layout says nothing else.
  var defaultLabel: String {
    switch self {
    case .shift: "⇧"
    case .delete: "⌫"
    case .return: "⏎"
    case .space: ""
    case .symbols: "?123"
    case .letters: "ABC"
    case .more: "=\\<"
    case .hide: "⌄"
    case .globe: "🌐\u{FE0E}"
    case .emoji: "☺\u{FE0E}"
    case .left: "◀"
    case .right: "▶"
    case .change: "小"
    }
  }
}
