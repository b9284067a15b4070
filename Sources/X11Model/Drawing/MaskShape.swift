import UICore

/// What is kept on the server as a coverage mask, made once for each look.
package enum MaskShape: Hashable, Sendable {
  case icon(Icon, side: Int)
  case shadow(ShadowMask.Key)
  /// One column of a shadow's mask, repeated to the right: its upper and lower edges.
  case shadowColumn(ShadowMask.Key)
  /// One row of a shadow's mask, repeated downwards: its left and right edges.
  case shadowRow(ShadowMask.Key)

  package var repeats: Bool {
    switch self {
    case .shadowColumn, .shadowRow: true
    default: false
    }
  }

  package func mask() -> A8Mask {
    switch self {
    case .icon(let icon, let side): return ShapeMasks.icon(icon, side: side)
    case .shadow(let key): return ShadowMask(key).mask
    case .shadowColumn(let key):
      let mask = ShadowMask(key).mask
      return A8Mask(width: 1, height: mask.height) { _, y in Double(mask[mask.width / 2, Int(y)]) / 255 }
    case .shadowRow(let key):
      let mask = ShadowMask(key).mask
      return A8Mask(width: mask.width, height: 1) { x, _ in Double(mask[Int(x), mask.height / 2]) / 255 }
    }
  }
}
