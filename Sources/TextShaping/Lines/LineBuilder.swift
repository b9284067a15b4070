/// Makes a line's pieces, taking over what is still right of a line before it.
@MainActor struct LineBuilder {
  private let shaper: Shaper
  private let levels: BidiLevels?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var itemizer: Itemizer
  private(set) var pieces: [LinePiece] = []

  init(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, levels: BidiLevels?, fonts: FontSet, shaper: Shaper
  ) {
    self.shaper = shaper
    self.levels = levels
    self.bytes = bytes
    itemizer = Itemizer(text, bytes, levels: levels, fonts: fonts)
  }

  mutating func build(reusing plan: ReusePlan) {
    pieces.reserveCapacity(plan.pieces.count + 8)
    /// Everything before it is itemized.
    var position = 0
    for piece in plan.pieces where hasLevelsOfShape(piece) {
      if piece.start > position {
        guard ClusterBoundaries.isCertain(at: piece.start, in: bytes) else { continue }
        itemizer.append(position..<piece.start)
        position = piece.start
      }
      guard piece.shape.fits(after: itemizer.state, primary: itemizer.fonts.primary) else { continue }
      shapeItems()
      pieces.append(LinePiece(shape: piece.shape, start: piece.start, level: level(at: piece.start)))
      position = piece.end
      itemizer.state = piece.shape.exit
    }
    if position < bytes.count { itemizer.append(position..<bytes.count) }
    shapeItems()
  }

  private mutating func shapeItems() {
    for item in itemizer.items {
      shaper.shape(item, of: itemizer)
      var start = Int(itemizer.clusters.start(item.clusters.lowerBound))
      PieceCutter(item, of: itemizer, by: shaper).forEachPiece { shape in
        pieces.append(LinePiece(shape: shape, start: start, level: item.level))
        start += shape.byteCount
      }
    }
    itemizer.clear()
  }

  private func level(at offset: Int) -> UInt8 { levels?.byByte[offset] ?? 0 }

  /// Whether a piece still runs in one direction, and that in which it was shaped.
  private func hasLevelsOfShape(_ piece: LinePiece) -> Bool {
    guard let levels else { return !piece.shape.isRightToLeft }
    let level = levels.byByte[piece.start]
    guard (level & 1 == 1) == piece.shape.isRightToLeft else { return false }
    return (0..<piece.shape.clusterCount).allSatisfy {
      levels.byByte[piece.start + piece.shape.start(of: $0)] == level
    }
  }
}
