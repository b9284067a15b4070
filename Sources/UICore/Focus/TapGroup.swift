/// Views that belong to a field: its clear button, a formatting bar, a completion list, in any window.
///
/// A press on a member keeps the field of the group first responder. Views refer to their group weakly.
@MainActor public final class TapGroup {
  /// A group that no view is in yet.
  public init() {}
}
