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
