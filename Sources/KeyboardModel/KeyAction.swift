/// What a key of the panel asks for.
public enum KeyAction: Sendable, Hashable {
  case type(String)
  case deleteBackward
  /// Deletes back to the start of the word: what holding Delete turns to.
  case deleteWord
  case `return`
  /// Another page is on the panel now.
  case switchPage(PageName)
  /// Shift is in another mode now, so the keys show other letters.
  case shift(ShiftState.Mode)
  case nextLayout
  case hide
}
