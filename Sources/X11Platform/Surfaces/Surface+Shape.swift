import CX11
import UICore
import X11Model

extension Surface {
  /// Where the window is seen and takes presses; a translucent one is seen everywhere.
  /// `XShapeCombineRectangles`
  func shape(_ outline: RoundedRect) {
    guard connection.hasShapes else { return }
    let scale = connection.scale
    let area = PixelRect(rounding: outline.rect, scale: scale)
    var rectangles = WindowOutline(area, radius: outline.radius * scale).rows.map(\.xRectangle)
    XShapeCombineRectangles(
      connection.display, xid.rawValue, buffer.format.hasAlpha ? ShapeInput : ShapeBounding, 0, 0,
      &rectangles, Int32(rectangles.count), ShapeSet, YXBanded)
  }
}
