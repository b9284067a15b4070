import UICore

/// Where a menu opens: below what it belongs to, or above what a finger covers, turned where the screen ends.
struct MenuPlace {
  /// What it belongs to: a caret, or the pointer with no size.
  var anchor: Rect
  /// What of the screen can be used, in the same coordinates.
  var screen: Rect
  /// Whether it is to be above where there is room: what is below a finger is below the hand, too.
  var prefersAbove = false

  /// The upper left corner of a menu of this size. It begins at the left of the anchor or ends at its right; it
  /// lies below or above.
  func origin(of size: Size) -> Point {
    let fitsRight = anchor.minX + size.width <= screen.maxX
    let x = fitsRight ? anchor.minX : min(anchor.maxX, screen.maxX) - size.width
    let fitsBelow = anchor.maxY + size.height <= screen.maxY
    let fitsAbove = anchor.minY - size.height >= screen.minY
    let y =
      fitsBelow && !(prefersAbove && fitsAbove)
      ? anchor.maxY : fitsAbove ? anchor.minY - size.height : screen.maxY - size.height
    return Point(x: max(screen.minX, x), y: max(screen.minY, min(y, screen.maxY - size.height)))
  }
}

extension Window {
  /// The X screen, in points of this window's coordinates. Costs up to two round trips.
  var screenBounds: Rect {
    guard let windowID, let native = application?.host.nativeWindows else { return bounds }
    let (corner, size) = (native.screenOrigin(of: windowID), native.screenSize)
    let scale = native.scale
    return Rect(
      x: -Double(corner.x) / scale, y: -Double(corner.y) / scale, width: Double(size.x) / scale,
      height: Double(size.y) / scale)
  }
}
