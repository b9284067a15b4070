/// Pixels per point.
package enum ScreenScale {
  /// A point is a 96th of an inch; between 0.75 and 4, and 1 for nonsense.
  package static func scale(dpi: Double) -> Double {
    dpi.isFinite && dpi > 0 ? min(4, max(0.75, dpi / 96)) : 1
  }
}
