import TextModel
import UICore

/// One line as it is seen, by UTF-8 offsets from its paragraph's start. Spaces at its end belong to it.
@MainActor struct TextRow {
  var start: Int
  var end: Int
  /// Where the white space begins that hangs at the end of a row in front of another.
  var inkEnd: Int
  /// Whether a word goes on in the next row.
  var breaksWord = false
  /// Made when the row is first drawn or measured.
  var layout: (any TextLayout)?
}

/// The text between two newlines, set in rows; or of a very long one a stretch, which begins a row of its own.
@MainActor final class Paragraph {
  /// The UTF-8 offset of its first byte.
  var start: Int
  /// In bytes, without the newline.
  var utf8Count: Int
  /// Whether the text goes on in the stretch before or behind this one.
  var isContinued: (before: Bool, behind: Bool) = (false, false)
  /// Whether it is not all of a line.
  var isStretch: Bool { isContinued.before || isContinued.behind }
  /// At least one; each begins where the one before ends.
  var rows: [TextRow]
  var direction: LineDirection
  /// Whether its rows begin at the right edge.
  var standsAtRight = false
  /// What was edited since the rows were set.
  var change: Change?

  /// An edit, by offsets from the paragraph's start, as the rows still have them.
  struct Change {
    var range: Range<Int>
    var insertedCount: Int

    var difference: Int { insertedCount - range.count }

    /// This change and another after it, whose offsets are of the text in between, as one.
    func followed(by next: Change) -> Change {
      func original(_ offset: Int, inside: Int) -> Int {
        if offset <= range.lowerBound { return offset }
        return offset < range.lowerBound + insertedCount ? inside : offset - difference
      }
      let lower = min(range.lowerBound, original(next.range.lowerBound, inside: range.lowerBound))
      let upper = max(range.upperBound, original(next.range.upperBound, inside: range.upperBound))
      return Change(
        range: lower..<upper, insertedCount: upper - lower + difference + next.difference)
    }
  }

  init(start: Int, utf8Count: Int, rows: [TextRow] = [], direction: LineDirection = .leftToRight) {
    self.start = start
    self.utf8Count = utf8Count
    self.rows = rows
    self.direction = direction
  }

  /// The offset behind the last byte: where the newline is, if there is one and no other stretch.
  var end: Int { start + utf8Count }

  /// The last row that begins at or before `offset` from the paragraph's start. O(log *n*)
  func rowIndex(at offset: Int) -> Int { rows.rowIndex(at: offset) }
}

extension [TextRow] {
  @MainActor func rowIndex(at offset: Int) -> Int {
    Swift.max(0, partitionPoint { $0.start > offset } - 1)
  }
}
