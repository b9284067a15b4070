import CX11
import UICore
import X11Model

/// Round rectangles, strokes, shadows and icons: straight parts as plain rectangles, the rest through masks.
extension XftCanvas {
  func fill(_ shape: RoundedRect, _ color: Color) {
    let area = pixels(in: shape.rect)
    let color = effective(color)
    guard area.intersects(state.clip), color.alpha > 0 else { return }
    let radius8 = radius8(shape, area)
    guard radius8 > 0 else { return fill(area, color) }
    let side = ShapeMasks.cornerSide(radius: Double(radius8) / 8)
    // A plain rectangle where the clip leaves none of the corners.
    if corners(of: area, side: side).allSatisfy({ !$0.intersects(state.clip) }) { return fill(area, color) }
    fill(
      [
        PixelRect(minX: area.minX + side, minY: area.minY, maxX: area.maxX - side, maxY: area.minY + side),
        PixelRect(minX: area.minX, minY: area.minY + side, maxX: area.maxX, maxY: area.maxY - side),
        PixelRect(minX: area.minX + side, minY: area.maxY - side, maxX: area.maxX - side, maxY: area.maxY),
      ], color)
    drawCorners(of: area, side: side, color, .disc(radius8: radius8))
  }

  func stroke(_ shape: RoundedRect, width: Double, _ color: Color) {
    let area = pixels(in: shape.rect)
    let color = effective(color)
    guard area.intersects(state.clip), color.alpha > 0, !area.isEmpty else { return }
    let line = max(1, min(X11Model.pixels(width * scale), min(area.width, area.height) / 2))
    let radius8 = radius8(shape, area)
    // A clip inside of the line's inner edge sees nothing of it.
    if area.inset(by: max(line, (radius8 + 7) / 8)).contains(state.clip) { return }
    let side = radius8 > 0 ? ShapeMasks.cornerSide(radius: Double(radius8) / 8, lineWidth: line) : line
    let inset = radius8 > 0 ? side : 0
    fill(
      [
        PixelRect(
          minX: area.minX + inset, minY: area.minY, maxX: area.maxX - inset, maxY: area.minY + line),
        PixelRect(
          minX: area.minX + inset, minY: area.maxY - line, maxX: area.maxX - inset, maxY: area.maxY),
        PixelRect(
          minX: area.minX, minY: area.minY + side, maxX: area.minX + line, maxY: area.maxY - side),
        PixelRect(
          minX: area.maxX - line, minY: area.minY + side, maxX: area.maxX, maxY: area.maxY - side),
      ], color)
    if radius8 > 0 {
      drawCorners(of: area, side: side, color, .ring(radius8: radius8, lineWidth: line))
    }
  }

  func shadow(of shape: RoundedRect, _ shadow: Shadow) {
    let color = effective(shadow.color)
    let area = pixels(in: shape.rect)
    guard connection.hasRender, color.alpha > 0, !area.isEmpty else { return }
    let key = ShadowMask.Key(
      width: area.width, height: area.height, radius: Double(radius8(shape, area)) / 8,
      blur: X11Model.pixels(shadow.blur * scale), offsetY: X11Model.pixels(shadow.offsetY * scale))
    let outer = PixelRect(
      minX: area.minX - key.reach, minY: area.minY - key.reachY, maxX: area.maxX + key.reach,
      maxY: area.maxY + key.reachY)
    // The mask is empty inside of the shape; no part of it is seen by a clip that lies there.
    let hollow = area.inset(by: (key.radius8 + 7) / 8)
    if !outer.intersects(state.clip) || hollow.contains(state.clip) { return }
    NineSlice(key: key, outer: outer).pieces.forEach {
      if $0.area.intersects(state.clip) {
        composite(color, through: masks.picture($0.mask), at: $0.origin, onto: $0.area)
      }
    }
  }

  func draw(_ icon: Icon, in rect: Rect, _ color: Color) {
    let area = pixels(in: rect)
    let side = min(area.width, area.height)
    guard side > 0, side <= 1024 else { return }
    let square = PixelRect(
      x: area.minX + (area.width - side) / 2, y: area.minY + (area.height - side) / 2, width: side,
      height: side)
    guard square.intersects(state.clip) else { return }
    guard connection.hasRender else {
      let runs = ShapeMasks.icon(icon, side: side).runs()
      return fill(runs.map { $0.offset(x: square.minX, y: square.minY) }, effective(color))
    }
    composite(effective(color), through: masks.picture(.icon(icon, side: side)), at: (0, 0), onto: square)
  }

  /// The corner radius in eighths of a pixel: no more than half of the shape, none without RENDER.
  private func radius8(_ shape: RoundedRect, _ area: PixelRect) -> Int {
    guard connection.hasRender else { return 0 }
    let most = Double(max(0, min(area.width, area.height) / 2))
    let radius = min(max(0, shape.radius * scale), most)
    return radius < 0.5 ? 0 : Int((radius * 8).rounded())
  }

  private func corners(of area: PixelRect, side: Int) -> [PixelRect] {
    let (right, bottom) = (area.maxX - side, area.maxY - side)
    return [(area.minX, area.minY), (right, area.minY), (area.minX, bottom), (right, bottom)].map {
      PixelRect(x: $0.0, y: $0.1, width: side, height: side)
    }
  }

  /// Draws those of the corners that are seen.
  private func drawCorners(of area: PixelRect, side: Int, _ color: Color, _ key: CornerShape) {
    var seen: [(index: Int, place: PixelRect)] = []
    for (index, corner) in corners(of: area, side: side).enumerated() where corner.intersects(state.clip) {
      seen.append((index, corner))
    }
    guard let first = seen.first, let buffer = bufferForDrawing() else { return }
    let reach = seen.dropFirst().reduce(first.place) { $0.union($1.place) }
    let target = buffer.picture(drawing: reach, clip: state.clip)
    cornerGlyphs.draw(key, seen, with: paints.solid(color), onto: target)
  }
}
