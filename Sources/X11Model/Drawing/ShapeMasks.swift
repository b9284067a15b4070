import UICore

/// The four corners of a round rectangle, side by side in one square mask.
package enum ShapeMasks {
  /// The side of one corner's square.
  package static func cornerSide(radius: Double, lineWidth: Int = 0) -> Int {
    max(Int(radius.rounded(.up)), lineWidth)
  }

  /// A filled shape's corners.
  package static func disc(radius: Double) -> A8Mask {
    let side = 2 * cornerSide(radius: radius)
    return A8Mask(width: side, height: side) { x, y in
      SignedDistance.coverage(
        SignedDistance.roundedBox(x, y, width: Double(side), height: Double(side), radius: radius))
    }
  }

  /// A stroke's corners, `lineWidth` pixels inwards from the edge.
  package static func ring(radius: Double, lineWidth: Int) -> A8Mask {
    let side = Double(2 * cornerSide(radius: radius, lineWidth: lineWidth))
    let line = Double(lineWidth)
    return A8Mask(width: Int(side), height: Int(side)) { x, y in
      let outer = SignedDistance.roundedBox(x, y, width: side, height: side, radius: radius)
      let inner = SignedDistance.roundedBox(
        x - line, y - line, width: side - 2 * line, height: side - 2 * line, radius: max(0, radius - line))
      return SignedDistance.coverage(outer) - SignedDistance.coverage(inner)
    }
  }

  /// An icon drawn into a square of `side` pixels.
  package static func icon(_ icon: Icon, side: Int) -> A8Mask {
    let scale = Double(side)
    let half = max(0.5, icon.lineWidth * scale / 2)
    let segments = icon.strokes.flatMap { stroke in
      zip(stroke, stroke.dropFirst()).map {
        (a: ($0.x * scale, $0.y * scale), b: ($1.x * scale, $1.y * scale))
      }
    }
    return A8Mask(width: side, height: side) { x, y in
      segments.reduce(0) {
        max($0, SignedDistance.coverage(SignedDistance.segment(x, y, from: $1.a, to: $1.b) - half))
      }
    }
  }
}
