import TextModel
import UICore

/// Motion on the screen: from gap to gap, each of which stands for one offset and no other gap does.
///
/// That is the offset whose strong caret is there (``carets(at:)``). Every offset has one, and no two have the same: what is
/// of a higher level than its neighbours stands as one block between them, with the offsets at its ends outside of it and
/// those within it inside, and so does what is of a higher level still within the block.
extension ShapedLine {
  /// O(log n)
  public func position(_ motion: VisualMotion, of position: TextPosition) -> TextPosition? {
    // Whichever of its carets the position is at: from a weak one steps would pass over others.
    let gap = caret(at: strongPosition(at: position.offset)).gap + (motion == .left ? -1 : 1)
    return gap >= 0 && gap <= placing.clusterCount ? self.position(inGap: gap) : nil
  }

  /// The position whose strong caret is in a gap.
  private func position(inGap gap: Int32) -> TextPosition {
    if gap > 0, let position = strongPosition(beside: gap - 1, isRight: true, gap) { return position }
    if gap < placing.clusterCount, let position = strongPosition(beside: gap, isRight: false, gap) {
      return position
    }
    // At an end of the line, that of the paragraph.
    let isStart = (gap == 0) == (baseDirection == .leftToRight)
    return normalized(
      TextPosition(offset: isStart ? 0 : utf8Count, affinity: isStart ? .upstream : .downstream))
  }

  /// The position of the offset at an edge of the cluster that has `rank` clusters to its left, if its strong caret is
  /// in that gap.
  private func strongPosition(beside rank: Int32, isRight: Bool, _ gap: Int32) -> TextPosition? {
    let index = placing.piece(at: placing.place(ofCluster: rank))
    let shape = pieces[index].shape
    let local = Int(rank - placing.ranks[index])
    let cluster = shape.isRightToLeft ? shape.clusterCount - 1 - local : local
    let offset = position(piece: index, cluster: cluster, isRight: isRight).offset
    let strong = strongPosition(at: offset)
    return caret(at: strong).gap == gap ? normalized(strong) : nil
  }

  /// The left or right edge of a cluster.
  private func position(piece index: Int, cluster: Int, isRight: Bool) -> TextPosition {
    let piece = pieces[index]
    let isEnd = isRight != piece.shape.isRightToLeft
    let offset = piece.start + piece.shape.start(of: isEnd ? cluster + 1 : cluster)
    return TextPosition(offset: offset, affinity: isEnd ? .upstream : .downstream)
  }

  // MARK: - Hits

  /// The edge that is nearest of the cluster under a point.
  func hit(pixel x: Double) -> TextPosition {
    let isLeft = x < 0 || pieces.isEmpty
    if isLeft || x >= Double(placing.width) {
      let isStart = isLeft == (baseDirection == .leftToRight)
      return normalized(
        TextPosition(offset: isStart ? 0 : utf8Count, affinity: isStart ? .upstream : .downstream))
    }
    let index = placing.piece(at: placing.place(atPixel: Int32(x)))
    let shape = pieces[index].shape
    let local = x - Double(placing.lefts[index])
    let cluster = shape.cluster(under: local)
    let middle = Double(shape.edges[cluster] + shape.edges[cluster + 1]) / 2
    return normalized(position(piece: index, cluster: cluster, isRight: local >= middle))
  }
}

extension ShapedPiece {
  /// The cluster under a point given in pixels from the left edge. O(log n)
  fileprivate func cluster(under x: Double) -> Int {
    let next = edges.partitionPoint { isRightToLeft ? Double($0) <= x : Double($0) > x }
    return min(max(0, next - 1), clusterCount - 1)
  }
}
