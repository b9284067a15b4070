import Glibc

/// Text and what it stands on.
extension Picture {
  /// The colour that most of it has.
  var ground: UInt32 {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel & 0xff_ffff, default: 0] += 1 }
    return counts.max { $0.value < $1.value }?.key ?? 0
  }

  /// With the ground's colour in place of another, such as the caret's.
  func without(_ color: UInt32) -> Picture {
    let ground = ground
    return Picture(
      width: width, height: height, pixels: pixels.map { $0 & 0xff_ffff == color ? ground : $0 })
  }

  func count(of color: UInt32) -> Int { pixels.count { $0 & 0xff_ffff == color } }

  /// How many pixels can be told from the ground as text must be (WCAG 2.1, 1.4.3: a contrast of 4.5).
  var legiblePixelCount: Int {
    let ground = Self.luminance(ground)
    return pixels.count { pixel in
      let other = Self.luminance(pixel)
      return (max(ground, other) + 0.05) / (min(ground, other) + 0.05) >= 4.5
    }
  }

  /// How many pixels are of a colour, neither grey nor near it.
  var colorfulPixelCount: Int {
    pixels.count { pixel in
      let channels = [pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff]
      return channels.max()! - channels.min()! > 80
    }
  }

  private static func luminance(_ color: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(color >> shift & 0xff) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
