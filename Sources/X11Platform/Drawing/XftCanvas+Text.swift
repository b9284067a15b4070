import CX11
import CXft
import TextShaping
import UICore
import X11Model

extension XftCanvas {
  func draw(_ text: any TextLayout, at baseline: Point, _ color: Color) {
    guard let line = text as? ShapedLine, color.alpha > 0 else { return }
    let x = X11Model.pixels((state.origin.x + baseline.x) * scale)
    let y = X11Model.pixels((state.origin.y + baseline.y) * scale)
    // Slanted glyphs lean over their advance, by no more than this.
    let lean = line.pixelDescent + 1
    let runs = line.runs(from: state.clip.minX - x - lean, to: state.clip.maxX - x + lean)
    guard let first = runs.first, let last = runs.last else { return }
    // Fonts that stand in for others may be taller. A pixel more: smoothing reaches over the box.
    var (ascent, descent) = (line.pixelAscent, line.pixelDescent)
    for run in runs {
      guard let font = run.font else { continue }
      (ascent, descent) = (max(ascent, font.ascent), max(descent, font.descent))
    }
    let area = PixelRect(
      minX: x + first.x - lean, minY: y - ascent - 1, maxX: x + last.x + last.width + lean,
      maxY: y + descent + 1)
    guard area.intersects(state.clip) else { return }
    let color = effective(color)
    glyphCount = 0
    for run in runs { collect(run, x: x, y: y, lean: lean, line, color) }
    draw(in: area, opaque(color, on: area))
  }

  /// Only what can be seen: Xft and RENDER count in 16 bits, and lose what lies farther out.
  private func collect(_ run: GlyphRun, x: Int, y: Int, lean: Int, _ line: ShapedLine, _ color: Color) {
    var font: UnsafeMutablePointer<XftFont>?
    if let face = run.font { font = XftFace.font(of: face, on: connection.display) }
    let (minX, maxX) = (state.clip.minX - lean, state.clip.maxX + lean)
    for glyph in run.glyphs {
      let left = x + run.x + Int(glyph.x)
      guard left < maxX, left + Int(glyph.advance) > minX else { continue }
      guard let font else {
        drawBox(x: left, y: y, width: Int(glyph.advance), ascent: line.pixelAscent, color)
        continue
      }
      guard let specX = Int16(exactly: left), let specY = Int16(exactly: y + Int(glyph.y)) else { continue }
      add(XftGlyphFontSpec(font: font, glyph: glyph.id, x: specX, y: specY))
    }
  }

  private func add(_ spec: XftGlyphFontSpec) {
    if glyphCount < glyphSpecs.count { glyphSpecs[glyphCount] = spec } else { glyphSpecs.append(spec) }
    glyphCount += 1
  }

  /// `XftDrawGlyphFontSpec`
  private func draw(in area: PixelRect, _ color: Color) {
    guard glyphCount > 0, let target = bufferForDrawing()?.xft(drawing: area, clip: state.clip) else {
      return
    }
    // The pixel is for drawing without RENDER.
    let pixel = connection.hasRender ? 0 : paints.pixel(color)
    var xftColor = XftColor(pixel: pixel, color: color.premultiplied)
    XftDrawGlyphFontSpec(target, &xftColor, &glyphSpecs, Int32(glyphCount))
  }

  /// Stands for a cluster that no font has.
  private func drawBox(x: Int, y: Int, width: Int, ascent: Int, _ color: Color) {
    let height = max(4, ascent * 3 / 4)
    let box = PixelRect(x: x + 1, y: y - height, width: max(2, width - 2), height: height)
    fill(
      [
        PixelRect(x: box.minX, y: box.minY, width: box.width, height: 1),
        PixelRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1),
        PixelRect(x: box.minX, y: box.minY, width: 1, height: box.height),
        PixelRect(x: box.maxX - 1, y: box.minY, width: 1, height: box.height),
      ], color)
  }
}
