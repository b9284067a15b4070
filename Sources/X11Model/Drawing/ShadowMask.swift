/// A blurred shadow's coverage around a round rectangle, the shape itself left out.
///
/// Only as large as it must be: the middle row and column are all alike and can be stretched, so a shadow
/// for any larger shape is made of this mask's corners and edges.
package struct ShadowMask: Hashable, Sendable {
  /// What a shadow's look depends on, in pixels.
  package struct Key: Hashable, Sendable {
    /// The shape's size, cut to ``stretchable`` where it is larger.
    package var width: Int
    package var height: Int
    /// In eighths of a pixel.
    package var radius8: Int
    package var blur: Int
    package var offsetY: Int

    package var radius: Double { Double(radius8) / 8 }
    /// How far the shadow reaches out of the shape: to the sides, and up and down.
    package var reach: Int { blur / 2 + 2 }
    package var reachY: Int { reach + abs(offsetY) }
    /// From the shape's edge inwards to where nothing changes any more.
    package var inner: Int { Int(radius.rounded(.up)) + reach }
    package var innerY: Int { inner + abs(offsetY) }

    /// The key for a shape of this size: shapes that differ only in length share it.
    package init(width: Int, height: Int, radius: Double, blur: Int, offsetY: Int) {
      self.width = width
      self.height = height
      radius8 = Int((radius * 8).rounded())
      self.blur = blur
      self.offsetY = offsetY
      self.width = min(width, 2 * inner + 1)
      self.height = min(height, 2 * innerY + 1)
    }
  }

  package let key: Key
  package let mask: A8Mask

  package init(_ key: Key) {
    self.key = key
    let (width, height) = (key.width + 2 * key.reach, key.height + 2 * key.reachY)
    func distance(_ x: Double, _ y: Double, _ offsetY: Int) -> Double {
      SignedDistance.roundedBox(
        x - Double(key.reach), y - Double(key.reachY + offsetY), width: Double(key.width),
        height: Double(key.height), radius: key.radius)
    }
    let solid = A8Mask(width: width, height: height) { x, y in
      SignedDistance.coverage(distance(x, y, key.offsetY))
    }
    let blurred = Blur.gaussian(solid, diameter: key.blur)
    mask = A8Mask(width: width, height: height) { x, y in
      let inside = SignedDistance.coverage(distance(x, y, 0))
      return Double(blurred[Int(x), Int(y)]) / 255 * (1 - inside)
    }
  }
}

/// Blurring by running averages: three of them come close to a Gaussian, in time that does not grow
/// with the radius.
package enum Blur {
  package static func gaussian(_ mask: A8Mask, diameter: Int) -> A8Mask {
    guard diameter > 1 else { return mask }
    // Three averages over a third of the diameter each spread a step over the diameter.
    let window = max(1, (diameter + 2) / 3) | 1
    var result = mask
    for _ in 0..<3 {
      average(&result.bytes, lines: mask.height, lineStep: mask.width, count: mask.width, step: 1, window)
      average(&result.bytes, lines: mask.width, lineStep: 1, count: mask.height, step: mask.width, window)
    }
    return result
  }

  private static func average(
    _ bytes: inout [UInt8], lines: Int, lineStep: Int, count: Int, step: Int, _ window: Int
  ) {
    let half = window / 2
    var line = [Int](repeating: 0, count: count)
    for start in stride(from: 0, to: lines * lineStep, by: lineStep) {
      for i in 0..<count { line[i] = Int(bytes[start + i * step]) }
      var sum = line.prefix(half).reduce(0, +)
      for i in 0..<count {
        if i + half < count { sum += line[i + half] }
        if i - half - 1 >= 0 { sum -= line[i - half - 1] }
        bytes[start + i * step] = UInt8((sum + half) / window)
      }
    }
  }
}
