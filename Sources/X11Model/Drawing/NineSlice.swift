/// A shadow of any size, put together from its mask's corners and its stretched edges.
package struct NineSlice {
  package struct Piece {
    package var mask: MaskShape
    package var origin: (x: Int, y: Int)
    package var area: PixelRect
  }

  package let pieces: [Piece]

  /// `outer` is the shape with the shadow's reach around it.
  package init(key: ShadowMask.Key, outer: PixelRect) {
    let maskWidth = key.width + 2 * key.reach
    let maskHeight = key.height + 2 * key.reachY
    // Up to the middle column and row, which are the ones that stretch.
    let (left, top) = (maskWidth / 2, maskHeight / 2)
    let (right, bottom) = (maskWidth - left, maskHeight - top)
    var pieces: [Piece] = []
    func add(_ mask: MaskShape, _ x: Int, _ y: Int, _ area: PixelRect) {
      if !area.isEmpty { pieces.append(Piece(mask: mask, origin: (x, y), area: area)) }
    }
    let (x1, x2) = (outer.minX + left, outer.maxX - right)
    let (y1, y2) = (outer.minY + top, outer.maxY - bottom)
    add(.shadow(key), 0, 0, PixelRect(minX: outer.minX, minY: outer.minY, maxX: x1, maxY: y1))
    add(.shadow(key), left, 0, PixelRect(minX: x2, minY: outer.minY, maxX: outer.maxX, maxY: y1))
    add(.shadow(key), 0, top, PixelRect(minX: outer.minX, minY: y2, maxX: x1, maxY: outer.maxY))
    add(.shadow(key), left, top, PixelRect(minX: x2, minY: y2, maxX: outer.maxX, maxY: outer.maxY))
    // The edges, only as deep as anything is seen of them.
    let (deepX, deepY) = (min(left, key.reach + key.inner), min(top, key.reachY + key.innerY))
    let (upper, lower) = (min(y1, outer.minY + deepY), max(y2, outer.maxY - deepY))
    add(.shadowColumn(key), 0, 0, PixelRect(minX: x1, minY: outer.minY, maxX: x2, maxY: upper))
    add(
      .shadowColumn(key), 0, maskHeight - (outer.maxY - lower),
      PixelRect(minX: x1, minY: lower, maxX: x2, maxY: outer.maxY))
    let (near, far) = (min(x1, outer.minX + deepX), max(x2, outer.maxX - deepX))
    add(.shadowRow(key), 0, 0, PixelRect(minX: outer.minX, minY: y1, maxX: near, maxY: y2))
    add(
      .shadowRow(key), maskWidth - (outer.maxX - far), 0,
      PixelRect(minX: far, minY: y1, maxX: outer.maxX, maxY: y2))
    self.pieces = pieces
  }
}
