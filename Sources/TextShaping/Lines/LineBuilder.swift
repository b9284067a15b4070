import TextModel

/// Makes a line's pieces, taking over what is still right of a line before it.
struct LineBuilder {
  private let shaper: Shaper
  private let levels: BidiLevels?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var itemizer: Itemizer
  /// How many of the itemized clusters are of the last piece, and only shaped along.
  private var leadCount = 0
  private(set) var pieces: [LinePiece] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, levels: BidiLevels?, fonts: FontSet, shaper: Shaper
  ) {
    self.shaper = shaper
    self.levels = levels
    self.bytes = bytes
    itemizer = Itemizer(bytes, levels: levels, fonts: fonts)
  }

  mutating func build(reusing plan: ReusePlan) {
    pieces.reserveCapacity(plan.pieces.count + 8)
    /// Everything before it is itemized.
    var position = 0
    for piece in plan.pieces where hasLevelsOfShape(piece) {
      if piece.start > position {
        guard bytes.isCertainClusterBoundary(piece.start) else { continue }
        itemize(position..<piece.start)
        position = piece.start
      }
      guard piece.shape.fits(after: itemizer.state, primary: itemizer.fonts.primary) else { continue }
      shapeItems(before: piece)
      pieces.append(LinePiece(shape: piece.shape, start: piece.start, level: level(at: piece.start)))
      position = piece.end
      itemizer.state = piece.shape.exit
    }
    if position < bytes.count { itemize(position..<bytes.count) }
    shapeItems(before: nil)
  }

  private mutating func itemize(_ range: Range<Int>) {
    if itemizer.items.isEmpty { lead() }
    itemizer.append(range)
  }

  /// Takes in the piece before, where what follows cannot be shaped without it.
  private mutating func lead() {
    guard let last = pieces.last, !last.shape.isSafe.atEnd else { return }
    itemizer.state = pieces.dropLast().last?.shape.exit ?? ItemState()
    itemizer.append(last.start..<last.end)
    leadCount = itemizer.clusters.count
  }

  private mutating func shapeItems(before next: LinePiece?) {
    guard !itemizer.items.isEmpty else { return }
    let wanted = leadCount..<itemizer.clusters.count
    if let next, !next.shape.isSafe.atStart { itemizer.append(next.start..<next.end) }
    for item in itemizer.items where item.clusters.overlaps(wanted) { shape(item, wanted) }
    itemizer.clear()
    leadCount = 0
  }

  private mutating func shape(_ item: Item, _ wanted: Range<Int>) {
    shaper.shape(item, of: itemizer)
    let wanted = wanted.clamped(to: item.clusters)
    var start = Int(itemizer.clusters.start(wanted.lowerBound))
    PieceCutter(item, of: itemizer, by: shaper, wanted: wanted).forEachPiece { shape in
      pieces.append(LinePiece(shape: shape, start: start, level: item.level))
      start += shape.byteCount
    }
  }

  private func level(at offset: Int) -> UInt8 { levels?.byByte[offset] ?? 0 }

  /// Whether a piece still runs in one direction, and that in which it was shaped.
  private func hasLevelsOfShape(_ piece: LinePiece) -> Bool {
    guard let levels else { return !piece.shape.isRightToLeft }
    let level = levels.byByte[piece.start]
    guard (level & 1 == 1) == piece.shape.isRightToLeft else { return false }
    // All bytes: marks have a level of their own only where controls stand between, which is rare.
    return levels.byByte[piece.start..<piece.end].allSatisfy { $0 == level }
  }
}
