import TextModel
import UICore

/// Motion on the screen: each step crosses one cluster, to the next gap, so that no gap comes twice.
extension ShapedLine {
  public func position(_ motion: VisualMotion, of position: TextPosition) -> TextPosition? {
    let gap = caret(at: position).gap
    switch motion {
    case .left: return gap > 0 ? self.position(beside: gap - 1, motion) : nil
    case .right: return gap < placing.clusterCount ? self.position(beside: gap, motion) : nil
    }
  }

  /// The edge of a cluster at which the caret arrives that crosses it. The cluster has `rank` clusters to
  /// its left.
  private func position(beside rank: Int32, _ motion: VisualMotion) -> TextPosition {
    let index = placing.piece(at: placing.place(ofCluster: rank))
    let shape = pieces[index].shape
    let local = Int(rank - placing.ranks[index])
    let cluster = shape.isRightToLeft ? shape.clusterCount - 1 - local : local
    return outermost(position(piece: index, cluster: cluster, isRight: motion == .right))
  }

  /// At an end of the line, the start or the end of the paragraph rather than the edge of a cluster that
  /// happens to stand there: typing goes on from it.
  private func outermost(_ position: TextPosition) -> TextPosition {
    let gap = caret(at: position).gap
    for end in [TextPosition(offset: 0, affinity: .upstream), TextPosition(offset: utf8Count)]
    where caret(at: end).gap == gap {
      return normalized(end)
    }
    return normalized(position)
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
