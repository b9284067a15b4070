import UICore

/// Where a true-colour visual keeps its colours in a pixel's value. `Visual`
package struct ColorMasks: Hashable, Sendable {
  private let red, green, blue: UInt

  package init(red: UInt, green: UInt, blue: UInt) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// The pixel value of an opaque colour.
  package func pixel(_ color: Color) -> UInt {
    Self.channel(color.red, red) | Self.channel(color.green, green) | Self.channel(color.blue, blue)
  }

  private static func channel(_ value: UInt8, _ mask: UInt) -> UInt {
    guard mask != 0 else { return 0 }
    let most = mask >> UInt(mask.trailingZeroBitCount)
    return ((UInt(value) * most + 127) / 255) << UInt(mask.trailingZeroBitCount)
  }
}
