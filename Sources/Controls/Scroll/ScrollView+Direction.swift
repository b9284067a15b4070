import UICore

/// What is read from right to left is scrolled from its right edge on.
extension ScrollView {
  /// What keeps the content's leading edge where it is seen when content, viewport or direction change.
  struct Reading {
    var direction = LayoutDirection.leftToRight
    /// ``ScrollView/maximumOffset`` across, in points.
    var limit = 0.0

    /// How far `x` is from the leading end of what can be scrolled to, and which `x` is so far from it.
    func flipped(_ x: Double) -> Double { direction == .leftToRight ? x : limit - x }
  }

  /// Lays out, and goes to where the same part of the content is seen.
  func layOutKeepingLeadingEdge() {
    let distance = reading.flipped(boundsOrigin.x)
    contentSize = layOutContent()
    reading = Reading(direction: layoutDirection, limit: maximumOffset.x)
    move(to: Point(x: reading.flipped(distance), y: boundsOrigin.y))
  }

  /// The offset at one end of the content: infinity stands for as far as it goes.
  func edge(isLeading: Bool) -> Double { isLeading == (layoutDirection == .leftToRight) ? 0 : .infinity }

  /// By how much to scroll so that `target` is within `seen`; the leading part of what is too wide.
  func shift(from seen: Rect, toSee target: Rect) -> Point {
    let x =
      layoutDirection == .leftToRight
      ? Self.shift(from: seen.minX, seen.maxX, to: target.minX, target.maxX)
      : -Self.shift(from: -seen.maxX, -seen.minX, to: -target.maxX, -target.minX)
    return Point(x: x, y: Self.shift(from: seen.minY, seen.maxY, to: target.minY, target.maxY))
  }

  /// By how much to move the span from `low` to `high` so that it holds the one from `start` to `end`.
  private static func shift(from low: Double, _ high: Double, to start: Double, _ end: Double) -> Double {
    if start < low || end - start > high - low { return start - low }
    return max(0, end - high)
  }
}
