import TextModel

/// Which pieces of a line may stand in the line that it was edited into, and where.
struct ReusePlan {
  /// In logical order, with the starts that they have in the new line.
  private(set) var pieces: [LinePiece] = []

  /// So many unchanged clusters next to a change are shaped again, so that whatever the change does to its
  /// neighbours dies out before a piece that is kept: kerning, ligatures and joining reach one or two.
  static let guardLength = 8

  init() {}

  /// Takes from `old` what lies before and after the change that made `oldBytes` into `newBytes`.
  init(
    _ old: [LinePiece], _ oldBytes: UnsafeBufferPointer<UInt8>, _ newBytes: UnsafeBufferPointer<UInt8>
  ) {
    let prefix = ByteScan.commonPrefix(oldBytes, newBytes)
    let suffix = ByteScan.commonSuffix(
      oldBytes, newBytes, limit: min(oldBytes.count, newBytes.count) - prefix)
    let head = ReusePlan.head(old, before: prefix)
    let tail = ReusePlan.tail(old, after: oldBytes.count - suffix)
    let shift = newBytes.count - oldBytes.count
    pieces.reserveCapacity(head.count + tail.count)
    pieces.append(contentsOf: old[head])
    for piece in old[tail] {
      pieces.append(LinePiece(shape: piece.shape, start: piece.start + shift, level: piece.level))
    }
  }

  private static func head(_ old: [LinePiece], before offset: Int) -> Range<Int> {
    var end = old.partitionPoint { $0.end > offset }
    var clusters = 0
    while end > 0, clusters < guardLength {
      end -= 1
      clusters += old[end].shape.clusterCount
    }
    return 0..<end
  }

  private static func tail(_ old: [LinePiece], after offset: Int) -> Range<Int> {
    var start = old.partitionPoint { $0.start >= offset }
    var clusters = 0
    while start < old.count, clusters < guardLength {
      clusters += old[start].shape.clusterCount
      start += 1
    }
    return start..<old.count
  }
}
