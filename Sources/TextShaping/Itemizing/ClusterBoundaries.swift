/// Where grapheme clusters, as `Character` has them, begin in UTF-8 text.
enum ClusterBoundaries {
  /// Appends the start of each cluster in `range`, which begins and ends on a boundary of `text`.
  static func append(
    of text: String, _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, to starts: inout [Int32]
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      starts.append(Int32(offset))
      let next = offset + 1
      if next == range.upperBound { return }
      if isPlain(bytes[offset]), bytes[next] < 0x80 {
        offset = next
      } else {
        offset = boundary(after: offset, in: text, end: range.upperBound)
      }
    }
  }

  /// Between ASCII characters there is always a boundary, but for CR LF.
  private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }

  private static func boundary(after offset: Int, in text: String, end: Int) -> Int {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let limit = text.utf8.index(start, offsetBy: end - offset)
    // A substring that starts on a boundary is cut as the whole text is.
    let rest = text[start..<limit]
    return offset + text.utf8.distance(from: start, to: rest.index(after: rest.startIndex))
  }

  /// Whether a cluster begins at `offset` whatever comes before the scalar before it.
  static func isCertain(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset > 0, offset < bytes.count else { return true }
    if isPlain(bytes[offset - 1]), bytes[offset] < 0x80 { return true }
    let before = UTF8Decoding.scalar(before: offset, in: bytes)
    let after = UTF8Decoding.scalar(at: offset, in: bytes).scalar
    if breaks("a", before) { return breaks(String(before), after) }
    return contexts.allSatisfy { context in
      var text = context
      text.unicodeScalars.append(before)
      return breaks(text, after)
    }
  }

  /// What the rules of UAX #29 look for further back: an Indic conjunct (GB9c), a picture that U+200D joins
  /// to another (GB11), half a flag (GB12).
  private static let contexts = ["", "\u{915}\u{94D}", "\u{1F44D}", "\u{1F1E9}"]

  private static func breaks(_ text: String, _ next: Unicode.Scalar) -> Bool {
    var text = text
    text.unicodeScalars.append(next)
    return text[text.index(before: text.endIndex)].unicodeScalars.count == 1
  }
}
