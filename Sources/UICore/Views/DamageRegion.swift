/// Rectangles to paint again: few, never overlapping by much, so that nothing is painted twice.
struct DamageRegion {
  private(set) var rects: [Rect] = []

  static let limit = 6

  var isEmpty: Bool { rects.isEmpty }

  mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    if rects.isEmpty { rects = [rect] } else { join(rect) }
  }

  private mutating func join(_ rect: Rect) {
    if rects.contains(where: { $0.contains(rect) }) { return }
    var merged = rect
    rects.removeAll { other in
      guard merged.union(other).area <= (merged.area + other.area) * 1.2 else { return false }
      merged = merged.union(other)
      return true
    }
    rects.append(merged)
    if rects.count > Self.limit { rects = [rects.reduce(.zero) { $0.union($1) }] }
  }

  /// Hands them out, and has none afterwards.
  mutating func take() -> [Rect] {
    defer { rects = [] }
    return rects
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
