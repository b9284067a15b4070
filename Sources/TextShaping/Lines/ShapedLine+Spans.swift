/// Selections: logical ranges, as they stand on the screen.
extension ShapedLine {
  /// In pixels, from left to right; what touches is one span.
  func pixelSpans(of range: Range<Int>) -> [Range<Int32>] {
    var spans: [Range<Int32>] = []
    for index in max(0, pieces.partitionPoint { $0.end > range.lowerBound })..<pieces.count {
      if pieces[index].start >= range.upperBound { break }
      let span = span(of: range, in: index)
      if !span.isEmpty { spans.append(span) }
    }
    if placing.isReordered { spans.sort { $0.lowerBound < $1.lowerBound } }
    return merged(spans)
  }

  private func span(of range: Range<Int>, in index: Int) -> Range<Int32> {
    let piece = pieces[index]
    let first = piece.shape.cluster(at: max(0, range.lowerBound - piece.start))
    let end = range.upperBound - piece.start
    let last = end >= piece.shape.byteCount ? piece.shape.clusterCount : piece.shape.cluster(at: end)
    let (a, b) = (piece.shape.edges[first], piece.shape.edges[max(first, last)])
    return placing.lefts[index] + min(a, b)..<placing.lefts[index] + max(a, b)
  }

  private func merged(_ spans: [Range<Int32>]) -> [Range<Int32>] {
    var merged: [Range<Int32>] = []
    for span in spans {
      if let last = merged.last, last.upperBound == span.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<span.upperBound
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
