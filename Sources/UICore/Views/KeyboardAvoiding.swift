/// A view that moves what it shows out of the keyboard panel's way: a scroll view.
///
/// While the panel is up it is told at the end of each turn, after layout, if it is the nearest such view
/// around the field being edited. Where there is none, or it cannot do enough, the window's content is lifted.
@MainActor public protocol KeyboardAvoiding: View {
  /// Scrolls as far as is needed to bring `caret` above `limit`, where the panel begins. Both are in points in
  /// the window. Called often: does nothing when nothing has changed.
  func avoidKeyboard(below limit: Double, caret: Rect)

  /// The panel goes, or another view is asked from now on: scrolls back, unless the user scrolled meanwhile.
  func stopAvoidingKeyboard()
}
