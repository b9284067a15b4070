import CHarfBuzz

/// Cuts a shaped item into pieces, and rounds its advances.
struct PieceCutter {
  /// The least number of clusters of a piece, where the item has as many: small enough that renewing a
  /// few costs microseconds, large enough that a long line has few.
  static let pieceLength = 16
  /// Where every letter is tied to the next (by kerning, by joining), a piece ends all the same after so
  /// many clusters. It is shaped together with its neighbours then.
  static let longestPiece = 32

  let item: Item
  let clusters: ClusterList
  let cells: ArraySlice<Cell>
  /// Whether the first cell that was shaped but is not wanted, after the others, could be shaped apart.
  private let isEndSafe: Bool
  let infos: UnsafeMutableBufferPointer<hb_glyph_info_t>
  let positions: UnsafeMutableBufferPointer<hb_glyph_position_t>

  /// - Parameter wanted: The clusters to be cut; others were shaped for their effect on these.
  init(_ item: Item, of itemizer: Itemizer, by shaper: Shaper, wanted: Range<Int>) {
    self.item = item
    clusters = itemizer.clusters
    infos = shaper.glyphs
    positions = shaper.positions
    let all = shaper.cells
    let first = all.firstIndex { $0.clusters.upperBound > wanted.lowerBound } ?? all.endIndex
    let end = all[first...].firstIndex { $0.clusters.lowerBound >= wanted.upperBound } ?? all.endIndex
    var cells = all[first..<end]
    // Never so unless a font reaches very far: what is there twice is better than what is not there.
    for index in cells.indices { cells[index].clusters = cells[index].clusters.clamped(to: wanted) }
    self.cells = cells
    isEndSafe = end < all.endIndex ? all[end].isSafeToBreak : true
  }

  /// Calls `body` with each piece, in logical order.
  func forEachPiece(_ body: (ShapedPiece) -> Void) {
    var first = cells.startIndex
    while first < cells.endIndex {
      let end = cellEnd(from: first)
      body(piece(first..<end))
      first = end
    }
  }

  private func cellEnd(from first: Int) -> Int {
    let start = cells[first].clusters.lowerBound
    var end = first + 1
    let last = cells[cells.endIndex - 1].clusters.upperBound
    while end < cells.endIndex {
      let next = cells[end].clusters.lowerBound
      let isLongEnough = next - start >= PieceCutter.pieceLength
      let isTooLong = next - start >= PieceCutter.longestPiece
      // No short piece is left over.
      let isRestLongEnough = last - next >= PieceCutter.pieceLength
      if isLongEnough, isRestLongEnough, cells[end].isSafeToBreak || isTooLong { return end }
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
      edges: placing.edges, glyphs: placing.glyphs, width: placing.x,
      isSafe: (isSafe(at: range.lowerBound), isSafe(at: range.upperBound)))
  }

  private func isSafe(at cell: Int) -> Bool { cell < cells.endIndex ? cells[cell].isSafeToBreak : isEndSafe }

  /// Cells come from left to right.
  private func place(_ cell: Cell, _ firstCluster: Int, _ placing: inout CellPlacing) {
    placing.begin()
    for index in cell.glyphs { placing.add(infos[index], positions[index]) }
    if cell.glyphs.isEmpty { placing.addBlank(cell.advance, isBox: item.kind == .box) }
    let start = cell.clusters.lowerBound - firstCluster
    placing.end(start..<start + cell.clusters.count)
  }
}
