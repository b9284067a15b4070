/// Where a command moves to, or deletes to, in logical order.
///
/// Vertical motions need a layout, so the view that owns one resolves them
/// and hands the model an offset; the others are resolved by the model.
public enum TextMotion: Sendable, Hashable, CaseIterable {
  /// By one grapheme cluster.
  case backward, forward
  /// To the start of a word, or its end.
  case wordBackward, wordForward
  /// A word in the direction that a key points: back or on, as the text runs. Only a view knows that.
  case wordLeft, wordRight
  /// To either end of the row as it is laid out.
  case lineStart, lineEnd
  /// To the start of the paragraph, and from there to that of the one before; to its end, and on to the next one's.
  case paragraphBackward, paragraphForward
  /// To either end of the text.
  case textStart, textEnd
  /// By one row as it is laid out.
  case up, down
  /// By a row less than are seen.
  case pageUp, pageDown
}

/// What a key stroke, a menu item or the keyboard panel asks a text field to do.
public enum TextCommand: Sendable, Hashable {
  /// Moves the caret there; nothing is selected then.
  case move(TextMotion)
  /// Moves the head and leaves the anchor: Shift with a motion.
  case extend(TextMotion)
  /// Deletes the selection, or what lies between the caret and the motion's end.
  case delete(TextMotion)
  /// Selects the whole text.
  case selectAll
  /// Leaves the caret where the head of the selection is.
  case deselect
  /// Takes the last step back.
  case undo
  /// Does again what was undone last.
  case redo
  /// Deletes what lies between the caret and the motion's end, whatever is selected; at the end of a line, the
  /// line's end itself. A view keeps the text to be yanked.
  case kill(TextMotion)
  /// These need somebody to hand the text to or to get it from: a view does them, an editor alone cannot.
  case cut, copy, paste, killSelection, yank
  /// What Return and Tab are for is the view's business.
  case insertReturn, insertTab
  /// Breaks the line where Return has something else to do; in a single line it is Return.
  case insertLineBreak
  /// Begins to take the number of a character in hexadecimal digits.
  case enterHex
  /// Opens the context menu.
  case showMenu
}
