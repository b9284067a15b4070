/// Grapheme clusters (`Character`s), the caret's unit. Each function accepts any offset, also one
/// inside a cluster or outside of the text, and reads no more than the clusters around it.
extension TextStorage {
  /// The first cluster boundary after `offset`, or the end of the text.
  public func clusterBoundary(after offset: Int) -> Int {
    var found = utf8Count
    scanBoundaries(around: offset) { boundary in
      guard boundary > offset else { return true }
      found = boundary
      return false
    }
    return found
  }

  /// The last cluster boundary before `offset`, or 0.
  public func clusterBoundary(before offset: Int) -> Int {
    clusterBoundary(atOrBefore: min(offset, utf8Count + 1) - 1)
  }

  /// The last cluster boundary that is not after `offset`: `offset` itself if it is one.
  public func clusterBoundary(atOrBefore offset: Int) -> Int {
    guard offset < utf8Count else { return utf8Count }
    if isBetweenASCII(offset) { return offset }
    var found = 0
    scanBoundaries(around: offset) { boundary in
      guard boundary <= offset else { return false }
      found = boundary
      return true
    }
    return found
  }

  /// Whether a cluster begins at `offset` for sure, as between most letters: ASCII is on either side, and no line end.
  private func isBetweenASCII(_ offset: Int) -> Bool {
    guard offset > 0 else { return offset == 0 }
    return withUTF8(in: offset - 1..<offset + 1) { $0[0] < 0x80 && $0[0] != .carriageReturn && $0[1] < 0x80 }
  }

  /// The first cluster boundary that is not before `offset`: `offset` itself if it is one.
  public func clusterBoundary(atOrAfter offset: Int) -> Int {
    let before = clusterBoundary(atOrBefore: offset)
    return before >= offset ? before : clusterBoundary(after: offset)
  }

  /// The number of clusters that begin in `range`.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  public func clusterCount(in range: Range<Int>) -> Int {
    var count = 0
    // Always a boundary, so that nothing is read twice, however long a cluster is.
    var offset = clusterBoundary(atOrAfter: range.lowerBound)
    while offset < range.upperBound {
      let window = offset..<min(offset + 4096, range.upperBound)
      if !withUTF8(in: window, \.hasOneByteClusters) {
        offset = endOfClusters(beginningIn: window, &count)
      } else if window.upperBound == range.upperBound {
        return count + window.count
      } else {
        // What follows may belong to the last one.
        count += window.count - 1
        offset = window.upperBound - 1
      }
    }
    return count
  }

  /// Counts the clusters that begin in `window`, which begins with one, and returns where the last of them ends.
  private func endOfClusters(beginningIn window: Range<Int>, _ count: inout Int) -> Int {
    var end = utf8Count
    scanBoundaries(from: window.lowerBound) { boundary in
      if boundary < window.upperBound { count += 1 } else { end = boundary }
      return boundary < window.upperBound
    }
    return end
  }

  /// The number of clusters before the UTF-8 offset `offset`.
  ///
  /// - Complexity: O(*n*) in `offset`.
  public func clusterOffset(of offset: Int) -> Int {
    clusterCount(in: 0..<clusterBoundary(atOrBefore: max(offset, 0)))
  }

  /// The UTF-8 offset of the cluster of number `cluster`, or the end of the text.
  ///
  /// - Complexity: O(*n*) in the result.
  public func offset(ofCluster cluster: Int) -> Int {
    guard cluster > 0 else { return 0 }
    var found = utf8Count
    var number = 0
    scanBoundaries(around: 0) { boundary in
      defer { number += 1 }
      if number == cluster { found = boundary }
      return number < cluster
    }
    return found
  }
}

extension TextStorage {
  /// Calls `body` with every cluster boundary before the end of the text, beginning with one at or
  /// before `offset`, until it returns false.
  func scanBoundaries(around offset: Int, _ body: (Int) -> Bool) {
    scanBoundaries(from: certainBoundary(atOrBefore: offset), body)
  }

  /// Calls `body` with every cluster boundary from `start`, which is one, until it returns false.
  private func scanBoundaries(from start: Int, _ body: (Int) -> Bool) {
    var breaker = ClusterBreaker()
    scanScalars(in: start..<utf8Count) { scalar, offset in
      breaker.hasBreak(before: scalar) ? body(offset) : true
    }
  }

  /// The last offset at or before `offset` at which a cluster begins whatever comes before it.
  private func certainBoundary(atOrBefore offset: Int) -> Int {
    let offset = scalarOffset(offset)
    guard offset > 0, offset < utf8Count else { return offset }
    var next = (scalar: scalar(at: offset), offset: offset)
    var found = 0
    scanScalarsBackward(from: offset) { previous, previousOffset in
      if ClusterBreaker.isCertainBreak(between: previous, and: next.scalar) {
        found = next.offset
        return false
      }
      next = (previous, previousOffset)
      return true
    }
    return found
  }
}
