import UICore

/// A line that an ``XftCanvas`` can draw.
@MainActor final class XftTextLayout: TextLayout {
  let line: Line
  private let scale: Double

  init(_ line: Line, scale: Double) {
    self.line = line
    self.scale = scale
  }

  var utf8Count: Int { line.utf8Count }
  var width: Double { Double(line.edges[line.edges.count - 1]) / scale }
  var metrics: FontMetrics {
    FontMetrics(ascent: Double(line.fonts.ascent) / scale, descent: Double(line.fonts.descent) / scale)
  }

  /// O(log n)
  func caretX(at position: TextPosition) -> Double {
    Double(line.edges[boundary(at: position.offset)]) / scale
  }

  /// O(log n)
  func position(at x: Double) -> TextPosition {
    let x = x * scale
    let next = line.firstEdge { Double($0) > x }
    guard next > 0 else { return TextPosition(offset: 0) }
    guard next < line.edges.count else { return TextPosition(offset: utf8Count) }
    let isNearer = x - Double(line.edges[next - 1]) >= Double(line.edges[next]) - x
    return TextPosition(offset: offset(at: isNearer ? next : next - 1))
  }

  func spans(of range: Range<Int>) -> [TextSpan] {
    let minX = caretX(at: TextPosition(offset: range.lowerBound))
    let maxX = caretX(at: TextPosition(offset: range.upperBound))
    return maxX > minX ? [TextSpan(minX: minX, maxX: maxX)] : []
  }

  /// The boundary at an offset, or before it when it lies within a cluster.
  private func boundary(at offset: Int) -> Int {
    let offset = min(max(0, offset), utf8Count)
    guard let offsets = line.offsets else { return offset }
    return max(0, offsets.partition { Int($0) > offset } - 1)
  }

  private func offset(at boundary: Int) -> Int {
    line.offsets.map { Int($0[boundary]) } ?? boundary
  }
}

extension Line {
  /// The first edge for which `test` holds; it must hold for all that follow.
  func firstEdge(where test: (Int32) -> Bool) -> Int { edges.partition(where: test) }

  /// The glyphs of the clusters that touch `minX..<maxX` in pixels, with one more at each side for what
  /// hangs over.
  func glyphs(from minX: Int32, to maxX: Int32) -> Range<Int> {
    guard edges.count > 1 else { return 0..<0 }
    let first = max(0, firstEdge { $0 > minX } - 2)
    let last = min(edges.count - 1, firstEdge { $0 >= maxX } + 1)
    guard first < last else { return 0..<0 }
    guard let firstGlyphs else { return first..<last }
    return Int(firstGlyphs[first])..<Int(firstGlyphs[last])
  }
}

extension [Int32] {
  /// Binary search: the first index whose element passes; elements before do not, those after do.
  fileprivate func partition(where test: (Int32) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
