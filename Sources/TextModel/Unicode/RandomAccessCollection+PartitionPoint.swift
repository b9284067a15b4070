extension RandomAccessCollection where Index == Int {
  /// The first index whose element passes, or the end: those before must not pass, those after must.
  ///
  /// - Complexity: O(log *n*)
  @inlinable package func partitionPoint(where passes: (Element) throws -> Bool) rethrows -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if try passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
