/// What the program tells its observers, once for each change, at the end of the turn.
public enum Notification {
  case didBeginEditing(Responder)
  case didEndEditing(Responder, cause: EndEditingCause)
  /// A window's keys go to another responder, or to nobody; the responder need not be a field.
  case firstResponderDidChange(Window)
  case keyboard(KeyboardChange)
  /// The text of a field changed, by the user or by the program.
  case textDidChange(View)
  case selectionDidChange(View)
  /// What an input method composes in a field changed, or it came to an end.
  case markedTextDidChange(View)
  /// A control acted: a button was pressed, a row chosen. `name` says what.
  case action(View, name: String)
  case pressDecided(PressReport)
  case windowDidOpen(Window)
  /// Something went wrong inside the program that a developer should know of.
  case fault(String)
}

extension Notification {
  /// Whether both tell of a change of the same view's text, selection or marked text.
  func isSameChange(as other: Notification) -> Bool {
    switch (self, other) {
    case (.textDidChange(let a), .textDidChange(let b)): a === b
    case (.selectionDidChange(let a), .selectionDidChange(let b)): a === b
    case (.markedTextDidChange(let a), .markedTextDidChange(let b)): a === b
    default: false
    }
  }
}

/// The keyboard panel comes, goes or changes its frame.
public struct KeyboardChange: Sendable, Hashable {
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
  }

  /// Why the panel moves.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    case editingBegan, editingEnded, hideKey, userAction, hardwareKey, windowFocus, layout, windowResized
  }

  public var phase: Phase
  /// Where the panel was before the change, in points in the top-level window.
  public var beginFrame: Rect
  /// Where it is after the change.
  public var endFrame: Rect
  /// How long the change takes; zero when it is not animated.
  public var duration: Duration
  public var cause: Cause

  public init(phase: Phase, beginFrame: Rect, endFrame: Rect, duration: Duration, cause: Cause) {
    self.phase = phase
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.cause = cause
  }
}
