/// A key that does something other than typing its own character.
///
/// The raw value is the key's name in layout files.
public enum FunctionKey: String, Sendable, Hashable, CaseIterable {
  case shift
  case delete
  case `return`
  case space
  case symbols
  case letters
  case more
  case hide
  case globe

  /// The page that the key leads to, or `nil` for keys that stay on their page.
  public var targetPage: PageName? {
    switch self {
    case .symbols: .symbols
    case .letters: .letters
    case .more: .moreSymbols
    case .shift, .delete, .return, .space, .hide, .globe: nil
    }
  }

  /// Whether the key acts again and again while it is held.
  public var repeats: Bool {
    self == .delete || self == .space
  }

  /// What the key shows if its layout says nothing else.
  var defaultLabel: String {
    switch self {
    case .shift: "⇧"
    case .delete: "⌫"
    case .return: "return"
    case .space: ""
    case .symbols: "?123"
    case .letters: "ABC"
    case .more: "=\\<"
    case .hide: "⌄"
    case .globe: "⌂"
    }
  }
}
