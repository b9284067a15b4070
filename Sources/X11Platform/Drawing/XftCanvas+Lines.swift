import CX11
import CXft
import UICore
import X11Model

/// Lines of any direction, which the server makes smooth.
extension XftCanvas {
  func stroke(_ line: [Point], width: Double, _ color: Color) {
    let color = opaque(effective(color), on: state.clip)
    guard color.alpha > 0 else { return }
    let half = max(0.5, width * scale / 2)
    let origin = state.origin
    let points = line.map { Point(x: ($0.x + origin.x) * scale, y: ($0.y + origin.y) * scale) }
    let area = state.clip.rect(scale: 1).inset(by: -half - 1)
    for piece in StrokeStrip.pieces(of: points, near: area) {
      if connection.hasRender {
        fill(StrokeStrip(piece, halfWidth: half), color)
      } else {
        drawPlain(piece, width: Int32((2 * half).rounded()), color)
      }
    }
  }

  /// `XRenderCompositeTriStrip`, which adds the triangles up in a mask first: no seams between them.
  private func fill(_ strip: StrokeStrip, _ color: Color) {
    guard let buffer = bufferForDrawing() else { return }
    let area = PixelRect(around: strip.points)
    let target = buffer.picture(drawing: area, clip: state.clip)
    var points = strip.points.map { XPointFixed(x: $0.x.fixed, y: $0.y.fixed) }
    XRenderCompositeTriStrip(
      connection.display, PictOpOver, paints.solid(color).rawValue, target.rawValue,
      XRenderFindStandardFormat(connection.display, PictStandardA8), 0, 0, &points, Int32(points.count))
  }

  /// Without RENDER: not smooth, but there. `XDrawLines`
  private func drawPlain(_ line: ArraySlice<Point>, width: Int32, _ color: Color) {
    guard let pixmap = bufferForDrawing()?.pixmap, let context = paints.context(color) else { return }
    let display = connection.display
    var clip = state.clip.xRectangle
    XSetClipRectangles(display, context, 0, 0, &clip, 1, Unsorted)
    XSetLineAttributes(display, context, UInt32(width), LineSolid, CapRound, JoinRound)
    var points = line.map { XPoint(x: Int16($0.x.onScreen), y: Int16($0.y.onScreen)) }
    // A dot.
    if points.count == 1 { points.append(points[0]) }
    XDrawLines(display, pixmap.rawValue, context, &points, Int32(points.count), CoordModeOrigin)
    XSetClipMask(display, context, UInt(None))
  }
}

extension PixelRect {
  fileprivate init(around points: [Point]) {
    let (x, y) = (points.map(\.x.onScreen), points.map(\.y.onScreen))
    self.init(
      minX: Int((x.min() ?? 0).rounded(.down)), minY: Int((y.min() ?? 0).rounded(.down)),
      maxX: Int((x.max() ?? 0).rounded(.up)), maxY: Int((y.max() ?? 0).rounded(.up)))
  }
}

extension Double {
  /// As far out as 16 bits go.
  fileprivate var onScreen: Double { Swift.min(32_000, Swift.max(-32_000, self)) }

  /// 16 bits before the point and 16 behind it.
  fileprivate var fixed: XFixed { XFixed((onScreen * 65_536).rounded()) }
}
