import Outfield

/// A search field from which Down leads into the results.
@MainActor final class CitySearchField: SearchField {
  /// Down was pressed.
  var onDown: (@MainActor () -> Void)?

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard isFirstResponder, markedText == nil, KeyStroke(event) == KeyStroke(.down) else {
      return super.keyDown(event)
    }
    onDown?()
    return true
  }
}

/// The results of a search: Up from the first one leads back to the field.
@MainActor final class ResultList: ListView {
  /// Up was pressed on the first row.
  var onLeave: (@MainActor () -> Void)?

  /// Takes the keys, and chooses the row that they begin at.
  func enter(at index: Int) {
    guard items.indices.contains(index), becomeFirstResponder() else { return }
    selectedIndex = index
    scrollToItem(at: index)
    onSelect?(index)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard isFirstResponder, KeyStroke(event) == KeyStroke(.up), selectedIndex ?? 0 == 0 else {
      return super.keyDown(event)
    }
    onLeave?()
    return true
  }
}
