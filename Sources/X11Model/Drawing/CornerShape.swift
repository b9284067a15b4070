/// The corners of a round rectangle: filled, or a stroke's. Radii in eighths of a pixel.
package enum CornerShape: Hashable, Sendable {
  case disc(radius8: Int)
  case ring(radius8: Int, lineWidth: Int)

  /// All four, side by side in one square.
  package func mask() -> A8Mask {
    switch self {
    case .disc(let radius8): ShapeMasks.disc(radius: Double(radius8) / 8)
    case .ring(let radius8, let line): ShapeMasks.ring(radius: Double(radius8) / 8, lineWidth: line)
    }
  }
}
