import UICore

/// What translucent colours come to where the server cannot blend: the plain fills of a drawing are remembered,
/// and a colour that lies on one is mixed with it.
package struct PlainBlending {
  private(set) var grounds: [(area: PixelRect, color: Color)] = []
  private static let limit = 64

  package init() {}

  /// Begins a drawing: what is under it is not known.
  package mutating func begin() { grounds.removeAll(keepingCapacity: true) }

  /// An opaque fill, that later ones may lie on.
  package mutating func note(_ color: Color, filling area: PixelRect) {
    grounds.removeAll { area.contains($0.area) }
    if grounds.count >= Self.limit { grounds.removeFirst() }
    grounds.append((area, color))
  }

  /// What `color` looks like on what was last filled around `area`; on white where that is not known.
  package func opaque(_ color: Color, on area: PixelRect) -> Color {
    guard color.alpha < 255 else { return color }
    let ground = grounds.last { $0.area.contains(area) }?.color ?? Color(0xffffff)
    return ground.mixed(with: color.opaque, Double(color.alpha) / 255).opaque
  }
}

extension Color {
  /// Without its transparency.
  package var opaque: Color {
    var color = self
    color.alpha = 255
    return color
  }
}
