import UICore

/// Where a floating panel is in its room: where the user wants it, but not over the caret of the field that it comes up
/// for.
///
/// Places are anchors: parts of what the panel leaves of its room, from 0, left and top, to 1. So the panel stays at its
/// edge or corner when the room gets another size.
package struct FloatingSpot: Sendable, Hashable {
  /// Where the user has put it.
  package var wanted = Point(x: 0.5, y: 0.92) { didSet { forget() } }
  /// Where it is as long as the field is edited that it has made way for.
  private var yielded: Point?
  /// Whether there was no room beside the caret, so that the caret is to make way.
  package private(set) var isInTheWay = false

  package init() {}

  /// Where it is.
  package var anchor: Point { yielded ?? wanted }

  /// Another field, or none: the panel goes back to where the user wants it.
  package mutating func forget() {
    yielded = nil
    isInTheWay = false
  }

  /// The panel comes up for a caret, which it would cover at `frame`. All lengths are in points in the room.
  package mutating func makeWay(for caret: Rect, from frame: Rect, in room: Size) {
    forget()
    guard frame.intersects(caret) else { return }
    let free = frame.places(beside: caret).filter { Rect(origin: .zero, size: room).contains($0) }
    if let nearest = free.min(by: { $0.way(from: frame) < $1.way(from: frame) }) {
      yielded = PanelArrangement.anchor(of: nearest, in: room)
    } else {
      yielded = Point(x: wanted.x, y: 1)
      isInTheWay = true
    }
  }
}

extension Rect {
  /// Below, above, and at both sides of another rectangle.
  fileprivate func places(beside other: Rect) -> [Rect] {
    [
      Point(x: minX, y: other.maxY), Point(x: minX, y: other.minY - height), Point(x: other.maxX, y: minY),
      Point(x: other.minX - width, y: minY),
    ].map { Rect(origin: $0, size: size) }
  }

  fileprivate func way(from other: Rect) -> Double { origin.distance(to: other.origin) }
}
