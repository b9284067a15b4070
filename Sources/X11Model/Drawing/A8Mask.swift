import Glibc

/// A picture of coverage, one byte a pixel: 0 outside of a shape, 255 inside.
package struct A8Mask: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// `coverage` is asked at each pixel's centre.
  package init(width: Int, height: Int, coverage: (Double, Double) -> Double) {
    self.width = width
    self.height = height
    bytes = []
    bytes.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let value = coverage(Double(x) + 0.5, Double(y) + 0.5)
        bytes.append(UInt8((min(1, max(0, value)) * 255).rounded()))
      }
    }
  }

  package subscript(x: Int, y: Int) -> UInt8 { bytes[y * width + x] }

  /// The rows' stretches that are more than half covered: the shape as plain rectangles.
  package func runs() -> [PixelRect] {
    var runs: [PixelRect] = []
    for y in 0..<height {
      var start: Int?
      for x in 0...width {
        let isCovered = x < width && self[x, y] >= 128
        if isCovered, start == nil { start = x }
        if !isCovered, let first = start {
          runs.append(PixelRect(x: first, y: y, width: x - first, height: 1))
          start = nil
        }
      }
    }
    return runs
  }
}

/// Distances to shapes, in pixels: negative inside.
package enum SignedDistance {
  /// To a box of `width` × `height` at the origin whose corners have this radius.
  package static func roundedBox(_ x: Double, _ y: Double, width: Double, height: Double, radius: Double)
    -> Double
  {
    let qx = abs(x - width / 2) - width / 2 + radius
    let qy = abs(y - height / 2) - height / 2 + radius
    let (ox, oy) = (max(qx, 0), max(qy, 0))
    return (ox * ox + oy * oy).squareRoot() + min(max(qx, qy), 0) - radius
  }

  /// To the segment from `a` to `b`.
  package static func segment(
    _ x: Double, _ y: Double, from a: (x: Double, y: Double), to b: (x: Double, y: Double)
  ) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let t = length == 0 ? 0 : min(1, max(0, ((x - a.x) * dx + (y - a.y) * dy) / length))
    let (ex, ey) = (x - a.x - t * dx, y - a.y - t * dy)
    return (ex * ex + ey * ey).squareRoot()
  }

  /// How much of a pixel an edge at this distance leaves covered.
  package static func coverage(_ distance: Double) -> Double { min(1, max(0, 0.5 - distance)) }
}
