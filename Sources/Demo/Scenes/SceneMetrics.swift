/// Distances that all scenes share, in points.
enum SceneMetrics {
  /// Between the window's edge and what is in it, and between cards.
  static let margin = 20.0
  /// Above and below the lines of advice.
  static let hintGap = 8.0
  /// Wider windows leave the rest free at both sides.
  static let maxContentWidth = 1200.0
}
