import CX11
import UICore
import X11Model

/// Where a pop-up belongs: at a point of its owner, wherever that goes.
@MainActor final class PopUpAnchor {
  private unowned let owner: X11Window
  /// In points in the owner.
  private var origin: Point
  /// Where it was last put.
  private var last: ScreenPoint?

  init(owner: X11Window, origin: Point) {
    self.owner = owner
    self.origin = origin
  }

  var ownerID: XWindow { owner.xid }

  /// On the screen, in pixels. A round trip after the owner has moved.
  func place() -> ScreenPoint {
    let corner = owner.screenOrigin()
    let scale = owner.connection.scale
    let place = ScreenPoint(x: corner.x + pixels(origin.x * scale), y: corner.y + pixels(origin.y * scale))
    last = place
    return place
  }

  func move(_ window: X11Window, to frame: Rect) {
    origin = frame.origin
    let size = PixelRect(
      rounding: Rect(origin: .zero, size: frame.size), scale: window.connection.scale)
    let place = place()
    XMoveResizeWindow(
      window.connection.display, window.xid.rawValue, Int32(place.x), Int32(place.y),
      UInt32(max(1, size.width)), UInt32(max(1, size.height)))
    window.resized(width: max(1, size.width), height: max(1, size.height))
  }

  /// In the same place of its owner, with another size in points.
  func resize(_ window: X11Window, to size: Size) { move(window, to: Rect(origin: origin, size: size)) }

  /// The owner may have been moved: no window manager takes its pop-ups along.
  func follow(with window: X11Window) {
    let old = last
    let place = place()
    guard place != old else { return }
    XMoveWindow(window.connection.display, window.xid.rawValue, Int32(place.x), Int32(place.y))
  }
}
