import CHarfBuzz

/// Cuts a shaped item into pieces, and rounds its advances.
struct PieceCutter {
  /// The least number of clusters of a piece, where the item has as many: small enough that renewing a
  /// few costs microseconds, large enough that a long line has few.
  static let pieceLength = 16

  let item: Item
  let clusters: ClusterList
  let cells: [Cell]
  let infos: UnsafeMutableBufferPointer<hb_glyph_info_t>
  let positions: UnsafeMutableBufferPointer<hb_glyph_position_t>

  @MainActor init(_ item: Item, of itemizer: Itemizer, by shaper: Shaper) {
    self.item = item
    clusters = itemizer.clusters
    cells = shaper.cells
    infos = shaper.glyphs
    positions = shaper.positions
  }

  /// Calls `body` with each piece, in logical order.
  func forEachPiece(_ body: (ShapedPiece) -> Void) {
    var first = 0
    while first < cells.count {
      let end = cellEnd(from: first)
      body(piece(first..<end))
      first = end
    }
  }

  private func cellEnd(from first: Int) -> Int {
    let start = cells[first].clusters.lowerBound
    var end = first + 1
    while end < cells.count {
      let next = cells[end].clusters.lowerBound
      let isLongEnough = next - start >= PieceCutter.pieceLength
      // No short piece is left over.
      let isRestLongEnough = item.clusters.upperBound - next >= PieceCutter.pieceLength
      if isLongEnough, isRestLongEnough, cells[end].isSafeToBreak { return end }
      end += 1
    }
    return end
  }

  private func piece(_ range: Range<Int>) -> ShapedPiece {
    let covered =
      cells[range.lowerBound].clusters.lowerBound..<cells[range.upperBound - 1].clusters.upperBound
    let bytes = clusters.bytes(of: covered)
    var placing = CellPlacing(isRightToLeft: item.isRightToLeft, clusterCount: covered.count)
    placing.glyphs.reserveCapacity(range.count)
    if item.isRightToLeft {
      for cell in cells[range].reversed() { place(cell, covered.lowerBound, &placing) }
    } else {
      for cell in cells[range] { place(cell, covered.lowerBound, &placing) }
    }
    return ShapedPiece(
      item, inheritance: clusters.inheritance[covered.lowerBound], byteCount: bytes.count,
      starts: bytes.count == covered.count
        ? nil : clusters.starts[covered].map { $0 - Int32(bytes.lowerBound) },
      edges: placing.edges, glyphs: placing.glyphs, width: placing.x)
  }

  /// Cells come from left to right.
  private func place(_ cell: Cell, _ firstCluster: Int, _ placing: inout CellPlacing) {
    placing.begin()
    for index in cell.glyphs { placing.add(infos[index], positions[index]) }
    if cell.glyphs.isEmpty { placing.addBlank(cell.advance, isBox: item.kind == .box) }
    let start = cell.clusters.lowerBound - firstCluster
    placing.end(start..<start + cell.clusters.count)
  }
}
