/// What a menu offers: items in sections, which lines part.
@MainActor public struct Menu {
  /// Empty sections are left out.
  public var sections: [[MenuItem]]

  /// A menu of these sections.
  public init(_ sections: [[MenuItem]] = []) { self.sections = sections }

  /// Whether there is nothing to choose from.
  public var isEmpty: Bool { sections.allSatisfy(\.isEmpty) }
}

/// A line of a menu that can be chosen.
@MainActor public struct MenuItem {
  /// What it says.
  public var title: String
  /// The key stroke that does the same, as the user reads it; empty for none. It is shown, not bound.
  public var shortcut: String
  /// Whether it can be chosen; if not it is shown in a paler colour.
  public var isEnabled: Bool
  /// Called when it is chosen.
  public var action: @MainActor () -> Void

  /// An item with what it says and does.
  public init(
    _ title: String, shortcut: String = "", isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.shortcut = shortcut
    self.isEnabled = isEnabled
    self.action = action
  }
}
