/// What keys do wherever the focus is, if no view there has a use of its own for them.
public enum WindowCommand: Sendable, Hashable, CaseIterable {
  /// Goes to the view that is read next.
  case focusNext
  /// Goes to the view that is read before.
  case focusPrevious
  /// Ends the editing as ``DismissalTriggers/escape`` says, or closes what lies over the window.
  case dismiss
  /// Goes to the window's field to search with, the first as it is read, and selects what is in it.
  case find

  /// The one table from keys to these.
  public static let bindings: [KeyStroke: WindowCommand] = [
    KeyStroke(.tab): .focusNext,
    KeyStroke(.tab, .shift): .focusPrevious,
    KeyStroke(.tab, .control): .focusNext,
    KeyStroke(.tab, [.control, .shift]): .focusPrevious,
    KeyStroke(.escape): .dismiss,
    KeyStroke(.find): .find,
  ]

  /// What the key does, or nil.
  public init?(_ event: KeyEvent) {
    guard let command = Self.bindings[KeyStroke(event)] else { return nil }
    self = command
  }
}
