import CX11
import UICore

/// A round rectangle in whole pixels, as the SHAPE extension wants it: rows of rectangles.
struct WindowOutline {
  let rows: [PixelRect]

  /// `radius` in pixels. A pixel of a corner belongs to the shape if its middle does.
  init(_ area: PixelRect, radius: Double) {
    let radius = min(radius, Double(min(area.width, area.height)) / 2)
    let side = min(Int(radius.rounded(.up)), area.height / 2)
    let corners = (0..<side).map { row -> Int in
      let dy = radius - Double(row) - 0.5
      let reach = max(0, radius * radius - dy * dy).squareRoot()
      return max(0, Int((radius - reach).rounded()))
    }
    var rows: [PixelRect] = []
    func add(_ y: Int, height: Int, inset: Int) {
      guard height > 0, area.width > 2 * inset else { return }
      rows.append(
        PixelRect(x: area.minX + inset, y: y, width: area.width - 2 * inset, height: height))
    }
    for (row, inset) in corners.enumerated() { add(area.minY + row, height: 1, inset: inset) }
    add(area.minY + side, height: area.height - 2 * side, inset: 0)
    for (row, inset) in corners.enumerated().reversed() { add(area.maxY - 1 - row, height: 1, inset: inset) }
    self.rows = rows
  }
}

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
