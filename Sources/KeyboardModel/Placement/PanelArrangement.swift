import UICore

/// Where the panel is in its room, and what is where on it. Whatever the room's size, all of it is in the room.
package struct PanelArrangement: Sendable, Hashable {
  /// What the wanted mode comes to: a narrow room has no place for halves, nor for anything beside the keys.
  package let mode: PanelMode
  /// The panel, in points in its room.
  package let frame: Rect
  /// The area for the keys with their margins, and for what stands above them, in points in the panel.
  package let keys: Rect
  /// What a floating panel is moved by, in points in the panel; empty where there is none.
  package let grip: Rect
  /// Beside the keys for one hand, in points in the panel: for what leads back to both hands. Empty where there is none.
  package let strip: Rect

  /// - Parameters:
  ///   - mode: what is wanted.
  ///   - room: the size of what the panel is in, in points: a window, or a monitor.
  ///   - layout: the keys.
  ///   - metrics: their sizes.
  ///   - largestHeight: how high the panel is at most, in points.
  ///   - anchor: where a floating panel is in what it leaves of its room: from 0, left and top, to 1.
  ///   - height: how high the area for the keys, and for what stands above them, is for a width and with no more than
  ///     a height, in points.
  package init(
    _ mode: PanelMode, in room: Size, of layout: KeyboardLayout, metrics: KeyboardMetrics,
    largestHeight: Double,
    anchor: Point, height: (_ width: Double, _ largest: Double) -> Double
  ) {
    let mode = mode.resolved(in: room.width, metrics: metrics)
    let gripHeight = mode == .floating ? metrics.snapped(min(Self.gripHeight, largestHeight / 6)) : 0
    let width = Self.keysWidth(mode, in: room.width, of: layout, metrics: metrics)
    let largest = max(0, largestHeight - gripHeight)
    let keysHeight = metrics.snapped(max(0, min(height(width, largest), largest)))
    let size = Size(width: mode == .floating ? width : room.width, height: keysHeight + gripHeight)
    self.mode = mode
    frame = Rect(origin: Self.origin(of: size, mode, in: room, at: anchor, metrics), size: size)
    keys = Rect(x: mode == .right ? size.width - width : 0, y: 0, width: width, height: keysHeight)
    grip = Rect(x: 0, y: keysHeight, width: mode == .floating ? width : 0, height: gripHeight)
    strip = Self.strip(beside: keys, in: size, mode)
  }

  /// How wide the area for the keys is in a room of a width, in points, in a mode that is possible there.
  package static func keysWidth(
    _ mode: PanelMode, in width: Double, of layout: KeyboardLayout, metrics: KeyboardMetrics
  ) -> Double {
    guard mode.isCompact else { return width }
    let widest = width - (mode.otherHand == nil ? 0 : stripWidth)
    return metrics.snapped(min(widest, metrics.compactWidth(of: layout)))
  }

  /// The height of what a floating panel is moved by, in points.
  private static let gripHeight = 22.0
  /// The width of the strip beside the keys for one hand, in points: no further away than the thumb reaches.
  static let stripWidth = 52.0

  private static func origin(
    of size: Size, _ mode: PanelMode, in room: Size, at anchor: Point, _ metrics: KeyboardMetrics
  ) -> Point {
    let free = Size(width: max(0, room.width - size.width), height: max(0, room.height - size.height))
    guard mode == .floating else { return Point(x: 0, y: room.height - size.height) }
    return Point(
      x: min(metrics.snapped(free.width * anchor.x.clamped), free.width),
      y: min(metrics.snapped(free.height * anchor.y.clamped), free.height))
  }

  private static func strip(beside keys: Rect, in panel: Size, _ mode: PanelMode) -> Rect {
    guard mode.otherHand != nil else { return .zero }
    let width = min(stripWidth, panel.width - keys.width)
    return Rect(x: mode == .right ? keys.minX - width : keys.maxX, y: 0, width: width, height: panel.height)
  }

  /// The anchor of a floating panel that is as near to a place as its room allows.
  package static func anchor(of frame: Rect, in room: Size) -> Point {
    func part(_ start: Double, of free: Double) -> Double { free > 0 ? (start / free).clamped : 0.5 }
    return Point(
      x: part(frame.minX, of: room.width - frame.width), y: part(frame.minY, of: room.height - frame.height))
  }
}

extension PanelMode {
  /// Whether the keys do not fill their room.
  fileprivate var isCompact: Bool { self == .floating || otherHand != nil }

  /// What the mode comes to in a room of this width, in points, with keys of such sizes.
  package func resolved(in width: Double, metrics: KeyboardMetrics) -> PanelMode {
    let keys = Self.usualUnits * (metrics.compactKeyWidth + metrics.gap)
    switch self {
    case .docked, .floating, .window: return self
    case .split: return width >= keys + Self.leastSpace ? self : .docked
    case .left, .right: return width >= keys + 2 * PanelArrangement.stripWidth ? self : .docked
    }
  }

  /// How many keys of one unit a row of letters has in most languages: whether a panel is divided hangs on its
  /// window, not on its language.
  private static let usualUnits = 10.0
  /// Between the two halves, in points: with less they are no halves.
  private static let leastSpace = 160.0
}

extension KeyboardMetrics {
  /// The width in points of all keys of a layout with their margins, where they do not fill their room.
  func compactWidth(of layout: KeyboardLayout) -> Double {
    let units = layout.pages.lazy.filter { !$0.name.isPad }.map(\.width).max() ?? 1
    return units * (compactKeyWidth + gap) - gap + 2 * sideMargin
  }
}

extension Double {
  /// From 0 to 1; 0 for what is no number.
  fileprivate var clamped: Double { self >= 0 ? min(self, 1) : 0 }
}
