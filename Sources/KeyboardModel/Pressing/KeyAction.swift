/// What a key of the panel asks for.
package enum KeyAction: Sendable, Hashable {
  case type(String)
  /// A tap on a key with several texts: the first, or after a tap on the same key the next.
  case cycle([String])
  /// Turns the character that was typed last into its next form.
  case change
  case space
  case deleteBackward
  /// Deletes back to the start of the word: what holding Delete turns to.
  case deleteWord
  /// Moves the caret by so many characters, to the right where the number is above 0.
  case moveCaret(Int)
  case `return`
  /// Another page is on the panel now.
  case switchPage(PageName)
  /// Shift is in another mode now, so the keys show other letters.
  case shift(ShiftState.Mode)
  case nextLayout
  /// The layout at this place of the panel's list.
  case layout(Int)
  case hide
  /// Types an emoji.
  case emoji(String)
  /// A key of the emoji pages, or the one that leads there.
  case emojiPage(EmojiCommand)
  /// The panel is to be somewhere else.
  case mode(PanelMode)
}
