/// Distances that all scenes share, in points.
enum SceneMetrics {
  /// Above and below the words at the top.
  static let headGap = 12.0
  /// Wider windows leave the rest free at both sides.
  static let maxContentWidth = 1200.0
  /// From here on two cards stand side by side.
  static let leastWidthOfTwo = 600.0

  /// Between the edge of a window so wide and what is in it, and between cards.
  static func margin(in width: Double) -> Double { width < 480 ? 12 : 20 }
}
