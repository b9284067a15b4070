import UICore

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Rounds the edges, not the size: what touches in points touches in pixels.
  package init(rounding rect: Rect, scale: Double) {
    self.init(
      minX: pixels(rect.minX * scale), minY: pixels(rect.minY * scale),
      maxX: pixels(rect.maxX * scale), maxY: pixels(rect.maxY * scale))
  }

  /// Every pixel that the rectangle touches.
  package init(covering rect: Rect, scale: Double) {
    self.init(
      minX: pixels((rect.minX * scale).rounded(.down)), minY: pixels((rect.minY * scale).rounded(.down)),
      maxX: pixels((rect.maxX * scale).rounded(.up)), maxY: pixels((rect.maxY * scale).rounded(.up)))
  }

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  package func contains(_ point: ScreenPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  package func inset(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  package func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// In points.
  package func rect(scale: Double) -> Rect {
    Rect(
      x: Double(minX) / scale, y: Double(minY) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

/// Rounds to whole pixels, within what any later sum can hold. What is halfway but for the last bits of a `Double` goes
/// up like all that is halfway: a bar that is whole pixels wide is as wide wherever it stands.
package func pixels(_ value: Double) -> Int {
  guard value.isFinite else { return 0 }
  return Int(min(1e9, max(-1e9, (value + 1e-6).rounded())))
}
