import UICore

/// The room that a dock at the lower edge of its monitor takes from other windows (EWMH, _NET_WM_STRUT_PARTIAL).
package struct Strut: Hashable, Sendable {
  /// In pixels from the lower edge of the X screen.
  package let bottom: Int
  /// The columns of the X screen that it is true for.
  package let columns: ClosedRange<Int>

  /// Nil for a dock that is not at that edge, or where the room below it is another monitor's.
  package init?(of dock: PixelRect, on screen: ScreenSize, monitors: [Monitor]) {
    guard dock.width > 0, dock.height > 0,
      let monitor = monitors.first(where: { $0.contains(ScreenPoint(x: dock.minX, y: dock.minY)) }),
      dock.maxY == monitor.origin.y + monitor.height
    else { return nil }
    let below = monitors.contains {
      $0.origin.y >= dock.maxY && $0.origin.x < dock.maxX && $0.origin.x + $0.width > dock.minX
    }
    guard !below else { return nil }
    bottom = screen.height - dock.minY
    columns = dock.minX...(dock.maxX - 1)
  }

  /// Left, right, top, bottom, and from where to where each of these is true.
  package var partial: [UInt] {
    [0, 0, 0, UInt(bottom), 0, 0, 0, 0, 0, 0, UInt(columns.lowerBound), UInt(columns.upperBound)]
  }
}
