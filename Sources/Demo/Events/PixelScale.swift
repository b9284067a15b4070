import Outfield

/// Turns lengths of one window into pixels, edges rounded as the host rounds them.
@MainActor struct PixelScale {
  let scale: Double

  func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }

  func frame(_ rect: Rect) -> JSON {
    let (x, y) = (pixels(rect.minX), pixels(rect.minY))
    return [.int(x), .int(y), .int(pixels(rect.maxX) - x), .int(pixels(rect.maxY) - y)]
  }
}
