/// Paragraphs, which line feeds part.
extension TextStorage {
  /// The start of the paragraph that holds `offset`, strictly before it; 0 if none.
  func paragraphStart(before offset: Int) -> Int {
    let start = lineStart(at: offset)
    return start < offset || start == 0 ? start : lineStart(at: start - 1)
  }

  /// The end of the paragraph that holds `offset`, strictly after it; the end of the text if none.
  func paragraphEnd(after offset: Int) -> Int {
    let end = lineEnd(at: offset)
    return end > offset || end == utf8Count ? end : lineEnd(at: clusterBoundary(after: end))
  }
}
