import UICore

/// Breaks measured text to a width: where ``LineBreakRule`` allows it, or inside of a word that is too wide
/// for any line. Never inside of a cluster.
@MainActor struct LineBreaker {
  let text: String
  /// Of the whole text, as one line.
  let layout: any TextLayout
  /// How wide a line may be, in points; spaces at its end may go beyond.
  let width: Double

  /// The UTF-8 offset at which the line that begins at `start` ends, or nil if all the rest fits in it.
  func lineEnd(from start: Int) -> Int? {
    let reach = reach(from: start)
    guard reach < text.utf8.count else { return nil }
    var lastBreak: Int?
    var (earlier, previous): (Character?, Character?)
    var offset = start
    for character in text[text.utf8.index(text.startIndex, offsetBy: start)...] {
      let next = offset + character.utf8.count
      if let previous, LineBreakRule.allowsBreak(after: earlier, previous, character) { lastBreak = offset }
      if next > reach, LineBreakClass(character) != .space {
        return lastBreak ?? (offset > start ? offset : next)
      }
      (earlier, previous) = (previous, character)
      offset = next
    }
    return nil
  }

  /// The furthest offset to which text from `start` on fits; it may lie inside of a cluster.
  private func reach(from start: Int) -> Int {
    let count = text.utf8.count
    if measure(start..<count) <= width { return count }
    var (fits, isTooWide) = (start, count)
    while isTooWide - fits > 1 {
      let middle = (fits + isTooWide) / 2
      if measure(start..<middle) <= width { fits = middle } else { isTooWide = middle }
    }
    return fits
  }

  /// In whatever order the text of `range` is drawn.
  private func measure(_ range: Range<Int>) -> Double {
    layout.spans(of: range).reduce(0) { $0 + ($1.maxX - $1.minX) }
  }
}
