extension Application {
  /// What the program tells its observers, once for each change, at the end of the turn.
  public enum Notification {
    /// A field is being edited now.
    case didBeginEditing(Responder)
    /// A field is no longer being edited.
    case didEndEditing(Responder, cause: EndEditingCause)
    /// A window's keys go to another responder, or to nobody; the responder need not be a field.
    case firstResponderDidChange(Window)
    /// The keyboard panel moves.
    case keyboard(KeyboardChange)
    /// The keyboard panel leaves another part of the window free: ``Window/contentInsets``.
    case contentInsetsDidChange(Window)
    /// The text of a field changed, by the user or by the program.
    case textDidChange(View)
    /// What is selected in a field changed, or its caret moved.
    case selectionDidChange(View)
    /// What an input method composes in a field changed, or it came to an end.
    case markedTextDidChange(View)
    /// A control acted: a button was pressed, a row chosen. `name` says what.
    case action(View, name: String)
    /// A press is over, and dismissal has decided on it.
    case pressDecided(PressReport)
    /// A window was opened.
    case windowDidOpen(Window)
    /// Something went wrong inside the program that a developer should know of.
    case fault(String)
  }
}

extension Application.Notification {
  /// Whether both tell of a change of the same view's text, selection or marked text.
  func isSameChange(as other: Application.Notification) -> Bool {
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
  /// What the panel is about to do, or has done.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// It begins to come up.
    case willShow
    /// It is up.
    case didShow
    /// It begins to go.
    case willHide
    /// It is gone.
    case didHide
    /// It begins to take another place.
    case willChangeFrame
    /// It has taken it.
    case didChangeFrame
  }

  /// Why the panel moves.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// A field began to be edited.
    case editingBegan
    /// Nothing is edited any more.
    case editingEnded
    /// Its own key was pressed.
    case hideKey
    /// The user or the program asked for it.
    case userAction
    /// A key of a real keyboard was pressed.
    case hardwareKey
    /// The program lost the focus, or has it again.
    case windowFocus
    /// It has other keys, or is in another window.
    case layout
    /// Its window has another size.
    case windowResized
  }

  /// What it does.
  public var phase: Phase
  /// Where the panel was before the change, in points in the top-level window.
  public var beginFrame: Rect
  /// Where it is after the change.
  public var endFrame: Rect
  /// How long the change takes; zero when it is not animated.
  public var duration: Duration
  /// Why.
  public var cause: Cause

  /// A change of the panel; frames are in points in the window.
  public init(phase: Phase, beginFrame: Rect, endFrame: Rect, duration: Duration, cause: Cause) {
    self.phase = phase
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.cause = cause
  }
}
