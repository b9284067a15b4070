/// Why a field is no longer being edited.
public enum EndEditingCause: String, Sendable, Hashable, CaseIterable {
  /// A click or a tap on something else in the program.
  case tapOutside
  /// A drag that began on something else in the program.
  case pan
  /// The wheel, turned over something else.
  case wheel
  /// A page key that scrolled something else.
  case pageKey
  /// A press outside of the program.
  case outsideApplication
  /// Escape.
  case escape
  /// Return in a field of one line.
  case returnKey
  /// The panel's Done key.
  case doneKey
  /// The panel's key that hides it.
  case hideKey
  /// Tab, or the panel's Next key.
  case nextField
  /// Another field took over.
  case otherField
  /// The program asked for it.
  case programmatic
  /// The field left its window.
  case viewRemoved
  /// The field, or a view around it, was hidden.
  case viewHidden
  /// The field, or a view around it, was disabled.
  case viewDisabled
  /// The window was closed.
  case windowClosed
  /// The program lost the input focus.
  case windowFocusLost
}
