import CX11
import CXft
import X11Model

/// The corners of round rectangles, kept by the server as the glyphs of a font of ours: all four are drawn by
/// one request, where masks would take one each.
@MainActor final class CornerGlyphs {
  private let connection: Connection
  private lazy var set = XRenderCreateGlyphSet(
    connection.display, XRenderFindStandardFormat(connection.display, PictStandardA8))
  /// Each shape's first glyph; the other three follow.
  private var shapes: [CornerShape: UInt32] = [:]
  private static let limit = 64

  init(_ connection: Connection) { self.connection = connection }

  /// Draws the corners with these indices, row by row from the upper left one, with their upper left edges at
  /// `places`. `XRenderCompositeText8`
  func draw(
    _ shape: CornerShape, _ corners: [(index: Int, place: PixelRect)], with source: XPicture,
    onto target: XPicture
  ) {
    var names = corners.map { CChar(truncatingIfNeeded: Int(first(shape)) + $0.index) }
    names.withUnsafeMutableBufferPointer { names in
      var (x, y) = (0, 0)
      var elements = corners.indices.map { index in
        let place = corners[index].place
        defer { (x, y) = (place.minX, place.minY) }
        return XGlyphElt8(
          glyphset: set, chars: names.baseAddress! + index, nchars: 1, xOff: Int32(place.minX - x),
          yOff: Int32(place.minY - y))
      }
      XRenderCompositeText8(
        connection.display, PictOpOver, source.rawValue, target.rawValue, nil, 0, 0, 0, 0, &elements,
        Int32(elements.count))
    }
  }

  private func first(_ shape: CornerShape) -> UInt32 {
    if let known = shapes[shape] { return known }
    if shapes.count >= CornerGlyphs.limit { removeAll() }
    let glyph = UInt32(4 * shapes.count)
    add(shape.mask(), from: glyph)
    shapes[shape] = glyph
    return glyph
  }

  /// The four quarters of a mask, as the next four glyphs; rows are padded to four bytes.
  /// `XRenderAddGlyphs`
  private func add(_ mask: A8Mask, from first: UInt32) {
    let side = mask.width / 2
    var images: [CChar] = []
    for corner in 0..<4 {
      for y in 0..<side {
        for x in 0..<(side + 3) & ~3 {
          let isInside = x < side
          images.append(isInside ? CChar(bitPattern: mask[corner % 2 * side + x, corner / 2 * side + y]) : 0)
        }
      }
    }
    var names = (0..<4).map { UInt(first) + $0 }
    var measures = [XGlyphInfo](
      repeating: XGlyphInfo(width: UInt16(side), height: UInt16(side), x: 0, y: 0, xOff: 0, yOff: 0), count: 4
    )
    XRenderAddGlyphs(
      connection.display, set, &names, &measures, 4, &images, Int32(images.count))
  }

  private func removeAll() {
    XRenderFreeGlyphSet(connection.display, set)
    set = XRenderCreateGlyphSet(
      connection.display, XRenderFindStandardFormat(connection.display, PictStandardA8))
    shapes.removeAll(keepingCapacity: true)
  }
}
