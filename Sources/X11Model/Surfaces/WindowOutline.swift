import UICore

/// A round rectangle in whole pixels, as the SHAPE extension wants it: rows of rectangles.
package struct WindowOutline {
  package let rows: [PixelRect]

  /// `radius` in pixels. A pixel of a corner belongs to the shape if its middle does.
  package init(_ area: PixelRect, radius: Double) {
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
