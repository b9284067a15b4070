/// What an editor shows of itself. Offsets are in characters of Unicode, as GTK counts them.
struct EditorState: Equatable, CustomStringConvertible {
  let text: String
  let anchor: Int
  let head: Int

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var count: Int { text.unicodeScalars.count }

  /// The caret is `|`, the other end of a selection `^`.
  var description: String {
    var scalars = text.unicodeScalars.map { $0 == "\n" ? "⏎" : $0 == "\t" ? "⇥" : "\($0)" }
    let marks = anchor == head ? [(head, "|")] : [(anchor, "^"), (head, "|")]
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) where (0...scalars.count).contains(offset) {
      scalars.insert(mark, at: offset)
    }
    return "“\(scalars.joined())” \(anchor)…\(head)"
  }

  /// Where a cluster begins, its number given.
  static func offset(ofCluster index: Int, in text: String) -> Int {
    text.prefix(index).reduce(0) { $0 + $1.unicodeScalars.count }
  }

  /// The next cluster boundary from an offset on, itself if it is one.
  func boundary(atOrAfter offset: Int) -> Int {
    var end = 0
    for cluster in text where end < offset { end += cluster.unicodeScalars.count }
    return end
  }

  /// The last cluster boundary up to an offset.
  func boundary(atOrBefore offset: Int) -> Int {
    var start = 0
    for cluster in text {
      let end = start + cluster.unicodeScalars.count
      if end > offset { break }
      start = end
    }
    return start
  }

  func scalar(at offset: Int) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard offset >= 0, offset < scalars.count else { return nil }
    return scalars[scalars.index(scalars.startIndex, offsetBy: offset)]
  }
}
