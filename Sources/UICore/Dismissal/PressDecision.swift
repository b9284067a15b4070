/// What dismissal made of a press.
public enum PressDecision: String, Sendable, Hashable, CaseIterable {
  /// In the field, its tap group or the keyboard panel: editing goes on.
  case inside
  /// Outside: editing was ended, unless the field refused.
  case dismiss
  /// The press itself moved the focus to another field, or ended editing.
  case handOver
  /// Outside, but the view is excluded from dismissal.
  case excluded
  /// Outside, but a policy keeps the field: of the view, or a trigger that is off.
  case policy
  /// Nothing was being edited.
  case none
}

/// A press and what was decided, for the event stream and the inspector.
public struct PressReport: Sendable {
  /// The view under the press, nil for one outside of the program.
  public var target: View?
  /// In points in the target's window; nil outside of the program.
  public var location: Point?
  public var screenLocation: ScreenPoint
  public var decision: PressDecision
  /// Whether it was a click of the left button, or a finger's tap, and not a drag.
  public var isTap: Bool
  /// Whether it moved further than a tap may.
  public var isPan: Bool
}
