import TextModel

/// Cuts very long lines where a row may end, so that as much is laid out as is seen and some more.
struct StretchCutter {
  /// What is longer is cut, in bytes: by default a line of some hundred rows.
  var longest = 65_536
  /// How long a part is then, more or less.
  var usual = 16_384

  /// A part of `range` with `offset` in it, or at its end if that is the end of `range`; all of it unless that is
  /// very long.
  func stretch(around offset: Int, in range: Range<Int>, of storage: LineStorage) -> Range<Int> {
    guard range.count > longest else { return range }
    var start = range.lowerBound
    if offset - start > usual { start = cut(atOrBefore: offset - usual / 2, after: start, in: storage) }
    guard range.upperBound - start > 2 * usual else { return start..<range.upperBound }
    let end = cut(atOrBefore: max(start + usual, offset + usual / 2), after: start, in: storage)
    // A cluster may be very long, too.
    return start..<(end > offset ? end : range.upperBound)
  }

  private func cut(atOrBefore offset: Int, after start: Int, in storage: LineStorage) -> Int {
    let lower = max(start, offset - usual / 4)
    let space = storage.withUTF8(in: lower..<offset) { $0.lastIndex(of: UInt8(ascii: " ")) }
    return storage.clusterBoundary(atOrBefore: space.map { lower + $0 + 1 } ?? offset)
  }
}

extension Paragraph {
  /// Whether the caret at `offset`, which is not before the start, is in one of the rows.
  func holds(_ offset: Int) -> Bool { offset < end || offset == end && !isContinued.behind }

  /// Whether it ends at `offset` and another stretch begins there.
  func isCut(at offset: Int) -> Bool { offset == end && isContinued.behind }
}
