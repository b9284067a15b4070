extension TextEditor {
  /// The part of `bytes` that may replace `range` under the maximum length, cut at a cluster, and how
  /// many clusters are cut off.
  func fitting(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> (kept: UnsafeBufferPointer<UInt8>, dropped: Int) {
    // No text has more clusters than bytes, so a distant limit costs no counting.
    guard let limit = maxClusterCount, storage.utf8Count - range.count + bytes.count > limit,
      !bytes.isEmpty
    else { return (bytes, 0) }
    let cuts = bytes.clusterBoundaries + [bytes.count]
    var kept = min(max(limit - clusterCount(replacing: range, with: bytes.part(0..<0)), 0), cuts.count - 1)
    // Clusters may merge or part where the new text meets the old.
    while kept > 0, clusterCount(replacing: range, with: bytes.part(0..<cuts[kept])) > limit { kept -= 1 }
    while kept < cuts.count - 1,
      clusterCount(replacing: range, with: bytes.part(0..<cuts[kept + 1])) <= limit
    { kept += 1 }
    return (bytes.part(0..<cuts[kept]), cuts.count - 1 - kept)
  }

  private func clusterCount(
    replacing range: Range<Int>, with bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var breaker = ClusterBreaker()
    var count = 0
    func visit(_ scalar: Unicode.Scalar, _ offset: Int) -> Bool {
      if breaker.hasBreak(before: scalar) { count += 1 }
      return true
    }
    storage.scanScalars(in: 0..<range.lowerBound, visit)
    bytes.forEachScalar { _ = visit($0, $1) }
    storage.scanScalars(in: range.upperBound..<storage.utf8Count, visit)
    return count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offsets at which grapheme clusters begin.
  fileprivate var clusterBoundaries: [Int] {
    var breaker = ClusterBreaker()
    var boundaries: [Int] = []
    forEachScalar { if breaker.hasBreak(before: $0) { boundaries.append($1) } }
    return boundaries
  }

  fileprivate func forEachScalar(_ body: (Unicode.Scalar, Int) -> Void) {
    var offset = 0
    while offset < count {
      body(scalar(at: offset), offset)
      offset += scalarLength(at: offset)
    }
  }
}
