/// Why a field is no longer being edited.
public enum EndEditingCause: String, Sendable, Hashable, CaseIterable {
  case tapOutside, pan, wheel, pageKey, outsideApplication
  case escape, returnKey, doneKey, hideKey
  case nextField, otherField, programmatic
  case viewRemoved, viewHidden, viewDisabled
  case windowClosed, windowFocusLost
}
