/// The sizes of keys and of what is between them, in points.
package struct KeyboardMetrics: Sendable, Hashable {
  /// The height of a key where there is room for it.
  package var keyHeight = 42.0
  /// The widest that a key of one unit gets; on wider panels the keys are in the middle.
  package var maximumKeyWidth = 78.0
  /// The width of a key of one unit on panels that do not fill their window: about 9 mm.
  package var compactKeyWidth = 36.0
  /// The highest that a key is in proportion to its width, for very narrow panels.
  package var maximumAspect = 1.6
  /// The distance between keys where there is room for it.
  package var gap = 6.0
  package var topMargin = 8.0
  package var sideMargin = 4.0
  package var bottomMargin = 10.0
  /// Device pixels per point; the edges of all keys are on whole pixels.
  package var scale = 1.0
  /// Whether the keys are divided into two halves at the sides of the panel.
  package var isSplit = false

  package init() {}

  /// The nearest length that is a whole number of pixels.
  package func snapped(_ length: Double) -> Double {
    scale > 0 ? (length * scale).rounded() / scale : length
  }

  // MARK: Fingers

  /// Keys become as large as fingers need, on a monitor of which it is known how large it is; none becomes smaller.
  ///
  /// - Parameter density: points per millimetre.
  package mutating func fitFingers(density: Double) {
    guard density.isFinite, density > 0 else { return }
    let finger = min(Self.fingerWidth * density, Self.mostGrowth * keyHeight)
    maximumKeyWidth = max(maximumKeyWidth, maximumKeyWidth * finger / keyHeight)
    keyHeight = max(keyHeight, finger)
    compactKeyWidth = max(compactKeyWidth, finger)
  }

  /// How wide and high a key is that fingers hit, in millimetres.
  private static let fingerWidth = 9.0
  /// Whatever a monitor says of itself, the keys are no monsters.
  private static let mostGrowth = 2.5
}
