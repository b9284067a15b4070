/// Keeps to the place of a view that may be moved by whatever is around it.
@MainActor package protocol LayoutFollowing: AnyObject {
  /// All views have their places for this turn.
  func layoutDidFinish()
}
