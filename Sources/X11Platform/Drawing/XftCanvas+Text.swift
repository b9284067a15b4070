import CX11
import CXft
import UICore

extension XftCanvas {
  func draw(_ text: any TextLayout, at baseline: Point, _ color: Color) {
    guard let layout = text as? XftTextLayout, color.alpha > 0 else { return }
    let x = X11Platform.pixels((state.origin.x + baseline.x) * scale)
    let y = X11Platform.pixels((state.origin.y + baseline.y) * scale)
    let fonts = layout.line.fonts
    // A pixel more around: smoothing and slanted glyphs reach over the line's box.
    let area = PixelRect(
      minX: x - fonts.descent, minY: y - fonts.ascent - 1,
      maxX: x + Int(layout.line.edges[layout.line.edges.count - 1]) + fonts.descent,
      maxY: y + fonts.descent + 1)
    guard area.intersects(state.clip) else { return }
    collect(layout.line, x: x, y: y, effective(color))
    draw(in: area, effective(color))
  }

  /// Only what can be seen: Xft and RENDER count in 16 bits, and lose what lies farther out.
  private func collect(_ line: Line, x: Int, y: Int, _ color: Color) {
    glyphSpecs.removeAll(keepingCapacity: true)
    let visible = line.glyphs(
      from: Int32(clamping: state.clip.minX - x), to: Int32(clamping: state.clip.maxX - x))
    for glyph in line.glyphs[visible] {
      let left = x + Int(glyph.x)
      guard let face = glyph.face else {
        drawBox(x: left, y: y, fonts: line.fonts, color)
        continue
      }
      glyphSpecs.append(
        XftGlyphFontSpec(
          font: face.takeUnretainedValue().font, glyph: glyph.glyph, x: Int16(clamping: left),
          y: Int16(clamping: y)))
    }
  }

  /// `XftDrawGlyphFontSpec`
  private func draw(in area: PixelRect, _ color: Color) {
    guard !glyphSpecs.isEmpty, let target = bufferForDrawing()?.xft(drawing: area, clip: state.clip) else {
      return
    }
    var xftColor = XftColor(pixel: paints.pixel(color), color: color.premultiplied)
    XftDrawGlyphFontSpec(target, &xftColor, &glyphSpecs, Int32(glyphSpecs.count))
  }

  /// Stands for a character that no font has.
  private func drawBox(x: Int, y: Int, fonts: FontSet, _ color: Color) {
    let height = max(4, fonts.ascent * 3 / 4)
    let box = PixelRect(x: x + 1, y: y - height, width: max(2, height * 2 / 3), height: height)
    fill(
      [
        PixelRect(x: box.minX, y: box.minY, width: box.width, height: 1),
        PixelRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1),
        PixelRect(x: box.minX, y: box.minY, width: 1, height: box.height),
        PixelRect(x: box.maxX - 1, y: box.minY, width: 1, height: box.height),
      ], color)
  }
}
