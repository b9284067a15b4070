import CX11
import CXft
import UICore
import X11Model

/// Draws into a surface's back buffer: points to pixels, clipping, plain rectangles.
///
/// Rectangles are clipped here, so that the server's clip is set only for drawings that cross an edge.
@MainActor final class XftCanvas: Canvas {
  struct State {
    /// Where the view's origin is, in points in the surface.
    var origin = Point.zero
    var clip = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var opacity = 1.0
  }

  let connection: Connection
  let paints: PaintCache
  let masks: MaskCache
  let cornerGlyphs: CornerGlyphs
  private(set) var state = State()
  private var target: BackBuffer?
  /// An opaque fill that waits: one that covers it makes it needless. A caret's repaint crosses the window,
  /// its cards and its field, and only the last of them is seen.
  private var waiting: (area: PixelRect, color: Color)?
  private var blending = PlainBlending()
  var rectangles: [XRectangle] = []
  /// What is drawn at once: the first ``glyphCount`` of these, which are kept for the next text.
  var glyphSpecs: [XftGlyphFontSpec] = []
  var glyphCount = 0

  init(_ connection: Connection) {
    self.connection = connection
    paints = PaintCache(connection)
    masks = MaskCache(connection)
    cornerGlyphs = CornerGlyphs(connection)
  }

  var scale: Double { connection.scale }

  /// Runs `body` drawing into `buffer`, within `damage`.
  func paint(into buffer: BackBuffer, damage: PixelRect, _ body: () -> Void) {
    target = buffer
    blending.begin()
    state = State(origin: .zero, clip: damage, opacity: 1)
    if buffer.format.hasAlpha { clear() }
    body()
    fillWaiting()
    target = nil
  }

  var clipBounds: Rect {
    state.clip.rect(scale: scale).offset(by: Point(x: -state.origin.x, y: -state.origin.y))
  }

  func with(offset: Point, clip: Rect?, opacity: Double, _ body: () -> Void) {
    let outer = state
    defer { state = outer }
    if let clip { state.clip = state.clip.intersection(pixels(in: clip)) }
    state.origin = state.origin + offset
    state.opacity *= opacity
    // Nothing would be seen of it.
    if state.clip.isEmpty || state.opacity <= 0 { return }
    body()
  }

  func fill(_ rect: Rect, _ color: Color) { fill(pixels(in: rect), effective(color)) }

  // MARK: - For the other drawings

  /// A rectangle of the view in pixels of the surface.
  func pixels(in rect: Rect) -> PixelRect {
    PixelRect(rounding: rect.offset(by: state.origin), scale: scale)
  }

  func effective(_ color: Color) -> Color {
    state.opacity >= 1 ? color : color.withOpacity(state.opacity)
  }

  /// Fills what the clip leaves of the area.
  func fill(_ area: PixelRect, _ color: Color) {
    guard color.alpha == 255, connection.hasRender else { return fill([area], color) }
    wait(toFill: area.intersection(state.clip), color)
  }

  /// Fills what the clip leaves of the areas, in one request. `XFillRectangles`, `XRenderFillRectangles`
  func fill(_ areas: [PixelRect], _ color: Color) {
    guard color.alpha > 0 else { return }
    if !connection.hasRender { return fillPlainly(areas, color) }
    fillWaiting()
    rectangles.removeAll(keepingCapacity: true)
    for area in areas {
      let visible = area.intersection(state.clip)
      if !visible.isEmpty { rectangles.append(visible.xRectangle) }
    }
    // Several together are a round shape's, whose corners RENDER draws: then no graphics context is needed.
    if !rectangles.isEmpty { blend(&rectangles, rectangles.count, color) }
  }

  private func fillPlainly(_ areas: [PixelRect], _ color: Color) {
    let visible = areas.map { $0.intersection(state.clip) }.filter { !$0.isEmpty }
    guard let first = visible.first else { return }
    let color = opaque(color, on: visible.dropFirst().reduce(first) { $0.union($1) })
    if visible.count == 1 {
      blending.note(color, filling: first)
      return wait(toFill: first, color)
    }
    fillWaiting()
    rectangles.removeAll(keepingCapacity: true)
    for area in visible { rectangles.append(area.xRectangle) }
    fillRectangles(&rectangles, rectangles.count, color)
  }

  /// The colour itself where the server blends it.
  func opaque(_ color: Color, on area: PixelRect) -> Color {
    connection.hasRender ? color : blending.opaque(color, on: area.intersection(state.clip))
  }

  private func wait(toFill area: PixelRect, _ color: Color) {
    if area.isEmpty { return }
    if let waiting, !area.contains(waiting.area) { fillWaiting() }
    waiting = (area, color)
  }

  /// To be called before anything else is drawn.
  private func fillWaiting() {
    guard let (area, color) = waiting else { return }
    waiting = nil
    var rectangle = area.xRectangle
    fillRectangles(&rectangle, 1, color)
  }

  private func fillRectangles(_ first: UnsafeMutablePointer<XRectangle>, _ count: Int, _ color: Color) {
    guard let target, let pixmap = target.pixmap else { return }
    // Of a palette RENDER knows only the colours that it put there: it would take all others for black.
    let isPalette = connection.hasRender && !connection.hasTrueColor
    if target.format.hasAlpha || isPalette { return blend(first, count, color) }
    XFillRectangles(connection.display, pixmap.rawValue, paints.context(color), first, Int32(count))
  }

  /// The back buffer, with everything drawn that was asked for before.
  func bufferForDrawing() -> BackBuffer? {
    fillWaiting()
    return target
  }

  /// Makes all of it translucent.
  private func clear() {
    var rectangle = state.clip.xRectangle
    blend(&rectangle, 1, .clear, PictOpSrc)
  }

  private func blend(
    _ first: UnsafeMutablePointer<XRectangle>, _ count: Int, _ color: Color,
    _ operation: Int32 = PictOpOver
  ) {
    var value = color.premultiplied
    let target = target?.picture(drawing: state.clip, clip: state.clip) ?? .none
    XRenderFillRectangles(connection.display, operation, target.rawValue, &value, first, Int32(count))
  }

  /// Paints `color` through a part of a mask, onto `area`. `XRenderComposite`
  func composite(_ color: Color, through mask: XPicture, at origin: (x: Int, y: Int), onto area: PixelRect) {
    let visible = area.intersection(state.clip)
    guard color.alpha > 0, !visible.isEmpty, let buffer = bufferForDrawing() else { return }
    // Cut here rather than by the server's clip, which then need not be set.
    let target = buffer.picture(drawing: visible, clip: state.clip)
    XRenderComposite(
      connection.display, PictOpOver, paints.solid(color).rawValue, mask.rawValue, target.rawValue, 0, 0,
      Int32(origin.x + visible.minX - area.minX), Int32(origin.y + visible.minY - area.minY),
      Int32(visible.minX), Int32(visible.minY), UInt32(visible.width), UInt32(visible.height))
  }
}
