/// Tells the number of a cluster, counting from a place near the last one that was asked for rather than from the
/// start of the text.
public struct ClusterCounter: Sendable {
  /// How far before the last place the known one is, so that the edits there leave it alone.
  private static let distance = 2048

  /// A place and the number of clusters that begin before it.
  private var known = (offset: 0, count: 0)

  /// A counter that knows no place yet.
  public init() {}

  /// The number of clusters before `offset`, as ``TextStorage/clusterOffset(of:)``.
  ///
  /// - Complexity: O(*n*) in the distance from the last place.
  public mutating func clusterOffset(of offset: Int, in storage: some TextStorage) -> Int {
    let target = storage.clusterBoundary(atOrBefore: max(offset, 0))
    if known.offset > target || target - known.offset > 2 * Self.distance {
      move(to: storage.clusterBoundary(atOrBefore: target - Self.distance), in: storage)
    }
    return known.count + storage.clusterCount(in: known.offset..<target)
  }

  private mutating func move(to offset: Int, in storage: some TextStorage) {
    let offset = max(0, offset)
    if offset >= known.offset {
      known.count += storage.clusterCount(in: known.offset..<offset)
    } else if known.offset - offset < offset {
      known.count -= storage.clusterCount(in: offset..<known.offset)
    } else {
      known.count = storage.clusterCount(in: 0..<offset)
    }
    known.offset = offset
  }

  /// Must be told of every edit: what was before it is as it was.
  public mutating func follow(_ edit: TextEdit) {
    if edit.range.lowerBound < known.offset { known = (0, 0) }
  }
}
