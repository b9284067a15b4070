import TextModel
import UICore

/// Breaks measured text to a width: where UAX #14 allows it, or inside of a word that is too wide for any row. Never
/// inside of a cluster.
@MainActor struct LineBreaker {
  /// A row's ends, in UTF-8 bytes.
  struct Row {
    /// Where the next row begins.
    var end: Int
    /// Where the white space begins that hangs at its end.
    var inkEnd: Int
    /// Whether a word was broken that is too wide for any row.
    var isForced = false
  }

  let text: String
  /// Of the whole text, as one line.
  let layout: any TextLayout
  /// How wide a row may be, in points; white space at its end may go beyond.
  let width: Double
  /// Whether nothing follows the text that would have a say in where it may be broken.
  var isWhole = true
  /// How wide the hyphen is at the end of a row that is broken at a soft hyphen, in points.
  var hyphenWidth = 0.0

  /// The row that begins at `start`, or nil if all the rest fits in it, as far as the text tells.
  func row(from start: Int) -> Row? {
    let reach = reach(from: start)
    guard reach < text.utf8.count else { return nil }
    return withBytes { bytes in
      guard let (end, isForced) = end(from: start, reach: reach, in: bytes) else { return nil }
      return Row(
        end: end, inkEnd: bytes.startOfHangingSpace(before: end, from: start), isForced: isForced)
    }
  }

  /// What is left at `start` where that is the last row of the text; white space hangs if the paragraph goes on.
  func rest(from start: Int, isContinued: Bool = false) -> Row {
    let end = text.utf8.count
    guard isContinued else { return Row(end: end, inkEnd: end) }
    return Row(end: end, inkEnd: withBytes { $0.startOfHangingSpace(before: end, from: start) })
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // A native string's bytes are always contiguous.
    text.utf8.withContiguousStorageIfAvailable(body)!
  }

  private func end(
    from start: Int, reach: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (offset: Int, isForced: Bool)? {
    var (breaks, clusters) = (LineBreaks(), ClusterBreaker())
    var (offset, cluster, lastBreak, isFull) = (start, start, nil as Int?, false)
    while offset < bytes.count {
      let scalar = bytes.scalar(at: offset)
      let hangs = scalar.hangsAtLineEnd
      guard let kind = breaks.kind(before: offset, in: bytes, isWhole: isWhole) else { return nil }
      if clusters.hasBreak(before: scalar) {
        if isFull, !hangs { return (offset, true) }
        cluster = offset
        if kind != .none, !hangs, hyphenFits(from: start, to: offset, in: bytes) { lastBreak = offset }
      }
      offset += bytes.scalarLength(at: offset)
      if offset > reach, !hangs, !isFull {
        if let lastBreak { return (lastBreak, false) }
        if cluster > start { return (cluster, true) }
        // The first cluster is too wide itself; it stands alone.
        isFull = true
      }
    }
    return isFull ? (bytes.count, true) : nil
  }

  /// Whether there is room for the hyphen that a break at `end` asks for, if it does.
  private func hyphenFits(from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !bytes.hasSoftHyphen(before: end) || measure(start..<end) + hyphenWidth <= width
  }

  /// The furthest offset to which text from `start` on fits; it may lie inside of a cluster.
  func reach(from start: Int) -> Int {
    let count = text.utf8.count
    if measure(start..<count) <= width { return count }
    return (start..<count).partitionPoint { measure(start..<$0 + 1) > width }
  }

  /// The last cluster boundary to which the text fits.
  func clusterReach() -> Int {
    let reach = reach(from: 0)
    guard reach < text.utf8.count else { return reach }
    return withBytes { bytes in
      var (clusters, offset, found) = (ClusterBreaker(), 0, 0)
      while offset <= reach {
        if clusters.hasBreak(before: bytes.scalar(at: offset)) { found = offset }
        offset += bytes.scalarLength(at: offset)
      }
      return found
    }
  }

  /// In whatever order the text of `range` is drawn.
  private func measure(_ range: Range<Int>) -> Double {
    layout.spans(of: range).reduce(0) { $0 + ($1.maxX - $1.minX) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the white space begins that hangs at the end of a row; if there is nothing else in the row, the last of it.
  fileprivate func startOfHangingSpace(before end: Int, from start: Int) -> Int {
    var (ink, last) = (end, end)
    while ink > start {
      let previous = scalarStart(atOrBefore: ink - 1)
      guard scalar(at: previous).hangsAtLineEnd else { return ink }
      if ink == end { last = previous }
      ink = previous
    }
    return last
  }

  fileprivate func hasSoftHyphen(before end: Int) -> Bool {
    end >= 2 && self[end - 2] == 0xC2 && self[end - 1] == 0xAD
  }
}
