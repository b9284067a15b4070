import TextModel
import UICore

/// Where carets are.
///
/// A line of n clusters has n + 1 gaps between what stands side by side. A position (an offset with its
/// affinity) is an edge of one cluster, and so belongs to exactly one gap; an offset where the direction
/// changes has two.
extension ShapedLine {
  struct Caret: Equatable {
    /// In pixels from the line's left edge.
    var x: Int32
    /// The number of clusters to the left.
    var gap: Int32
  }

  func caret(at position: TextPosition) -> Caret {
    switch position.affinity {
    case .downstream where position.offset >= utf8Count: return edge(isStart: false)
    case .upstream where position.offset <= 0: return edge(isStart: true)
    case .downstream:
      let (index, cluster) = cluster(at: max(0, position.offset))
      return caret(piece: index, edge: cluster)
    case .upstream:
      let (index, cluster) = cluster(at: min(position.offset, utf8Count) - 1)
      // An offset within a cluster counts as the cluster's start.
      let piece = pieces[index]
      let end = piece.start + piece.shape.start(of: cluster + 1)
      if end <= position.offset || position.offset >= utf8Count {
        return caret(piece: index, edge: cluster + 1)
      }
      return caret(
        at: TextPosition(offset: piece.start + piece.shape.start(of: cluster), affinity: .upstream))
    }
  }

  /// Where the paragraph starts or ends.
  private func edge(isStart: Bool) -> Caret {
    isStart == (baseDirection == .leftToRight)
      ? Caret(x: 0, gap: 0) : Caret(x: placing.width, gap: placing.clusterCount)
  }

  private func caret(piece index: Int, edge: Int) -> Caret {
    let shape = pieces[index].shape
    let rank = shape.isRightToLeft ? shape.clusterCount - edge : edge
    return Caret(x: placing.lefts[index] + shape.edges[edge], gap: placing.ranks[index] + Int32(rank))
  }

  /// The piece that holds the byte at `offset`, which must be one of the text, and the cluster in it.
  private func cluster(at offset: Int) -> (piece: Int, cluster: Int) {
    let index = pieces.partitionPoint { $0.start > offset } - 1
    return (index, pieces[index].shape.cluster(at: offset - pieces[index].start))
  }

  /// The position itself, or the simpler one for the same place.
  func normalized(_ position: TextPosition) -> TextPosition {
    let downstream = TextPosition(offset: position.offset, affinity: .downstream)
    return caret(at: downstream).gap == caret(at: position).gap ? downstream : position
  }

  // MARK: - Two carets

  /// O(log n)
  public func carets(at offset: Int) -> TextCarets {
    let position = strongPosition(at: offset)
    let strong = caret(at: position)
    let weak = caret(
      at: TextPosition(offset: offset, affinity: position.affinity == .upstream ? .downstream : .upstream))
    return TextCarets(
      strong: Double(strong.x) / scale, weak: weak.gap == strong.gap ? nil : Double(weak.x) / scale)
  }

  /// The edge of an offset's neighbour of the lower level, as text of the paragraph's direction runs on from it.
  func strongPosition(at offset: Int) -> TextPosition {
    let isBefore = level(before: offset) <= level(after: offset)
    return TextPosition(offset: offset, affinity: isBefore ? .upstream : .downstream)
  }

  /// What is outside of the text has the paragraph's level.
  private func level(before offset: Int) -> UInt8 {
    offset <= 0 ? baseLevel : level(at: min(offset, utf8Count) - 1)
  }

  private func level(after offset: Int) -> UInt8 {
    offset >= utf8Count ? baseLevel : level(at: max(0, offset))
  }

  private func level(at offset: Int) -> UInt8 { pieces[cluster(at: offset).piece].level }

  private var baseLevel: UInt8 { baseDirection == .rightToLeft ? 1 : 0 }
}
