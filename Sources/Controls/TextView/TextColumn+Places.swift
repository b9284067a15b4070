import TextModel
import UICore

/// One row of a column. Good until the next edit.
@MainActor struct RowPlace {
  let paragraph: Paragraph
  let index: Int

  private var row: TextRow { paragraph.rows[index] }

  /// The row's bytes in the text.
  var range: Range<Int> { paragraph.start + row.start..<paragraph.start + row.end }
  /// Whether a newline, or nothing, is behind the row.
  var isLastOfParagraph: Bool { isLastOfStretch && !paragraph.isContinued.behind }
  var isLastOfStretch: Bool { index == paragraph.rows.count - 1 }

  func isSame(as other: RowPlace) -> Bool { paragraph === other.paragraph && index == other.index }
}

extension TextColumn {
  /// The row of a caret. Where a line is wrapped two rows share an offset: the affinity chooses.
  func place(of position: TextPosition) -> RowPlace {
    let paragraph = paragraph(at: position.offset)
    let offset = position.offset - paragraph.start
    let index = paragraph.rowIndex(at: offset)
    if offset == 0, paragraph.isContinued.before, position.affinity == .upstream {
      return lastRow(of: self.paragraph(at: paragraph.start - 1))
    }
    let isShared = index > 0 && paragraph.rows[index].start == offset
    return RowPlace(
      paragraph: paragraph, index: isShared && position.affinity == .upstream ? index - 1 : index)
  }

  func place(at offset: Int) -> RowPlace { place(of: TextPosition(offset: offset)) }

  var lastPlace: RowPlace {
    lastRow(of: paragraph(at: utf8Count))
  }

  private func lastRow(of paragraph: Paragraph) -> RowPlace {
    RowPlace(paragraph: paragraph, index: paragraph.rows.count - 1)
  }

  /// The row `count` rows further down, or up where it is negative, and how many there were on the way.
  func move(_ place: RowPlace, by count: Int) -> (place: RowPlace, moved: Int) {
    var place = place
    var moved = 0
    while moved != count, let next = count > 0 ? row(after: place) : row(before: place) {
      place = next
      moved += count > 0 ? 1 : -1
    }
    return (place, moved)
  }

  func row(after place: RowPlace) -> RowPlace? {
    if !place.isLastOfStretch { return RowPlace(paragraph: place.paragraph, index: place.index + 1) }
    let end = place.paragraph.end
    guard end < utf8Count else { return nil }
    return RowPlace(paragraph: paragraph(at: place.paragraph.isContinued.behind ? end : end + 1), index: 0)
  }

  func row(before place: RowPlace) -> RowPlace? {
    if place.index > 0 { return RowPlace(paragraph: place.paragraph, index: place.index - 1) }
    guard place.paragraph.start > 0 else { return nil }
    return lastRow(of: paragraph(at: place.paragraph.start - 1))
  }

  // MARK: Carets

  /// Where the row begins, in points from the column's left edge; beyond it where spaces hang over it.
  func origin(of place: RowPlace) -> Double {
    place.paragraph.standsAtRight ? width - layout(of: place).width : 0
  }

  /// In points from the column's left edge. Spaces that hang over the edge have their carets on it.
  func caretX(at position: TextPosition, in place: RowPlace) -> Double {
    let local = TextPosition(
      offset: position.offset - place.range.lowerBound, affinity: position.affinity)
    return x(layout(of: place).caretX(at: local), in: place)
  }

  /// Both places of an offset's caret, in points from the column's left edge.
  func carets(at offset: Int, in place: RowPlace) -> TextCarets {
    let carets = layout(of: place).carets(at: offset - place.range.lowerBound)
    return TextCarets(strong: x(carets.strong, in: place), weak: carets.weak.map { x($0, in: place) })
  }

  private func x(_ inRow: Double, in place: RowPlace) -> Double {
    min(max(0, origin(of: place) + inRow), width)
  }

  /// The caret of a row that is nearest to `x`, and stays in the row.
  func position(atX x: Double, in place: RowPlace) -> TextPosition {
    var position = layout(of: place).position(at: x - origin(of: place))
    position.offset += place.range.lowerBound
    if position.offset >= place.range.upperBound { return end(of: place) }
    if position.offset == place.range.lowerBound { position.affinity = .downstream }
    return position
  }

  /// The next place to the left or right on the screen, in this row or the one before or behind it; nil where
  /// the text runs only from left to right.
  func visualStep(_ motion: VisualMotion, from position: TextPosition) -> TextPosition? {
    let place = place(of: position)
    let direction = place.paragraph.direction
    guard !direction.isSimple else { return nil }
    let start = place.range.lowerBound
    let local = TextPosition(offset: position.offset - start, affinity: position.affinity)
    if let step = layout(of: place).position(motion, of: local) {
      let offset = step.offset + start
      return offset == place.range.upperBound
        ? end(of: place) : TextPosition(offset: offset, affinity: step.affinity)
    }
    let isForward = (motion == .left) == direction.startsAtRight
    return TextPosition(offset: neighbour(of: position.offset, isForward: isForward))
  }

  func end(of place: RowPlace) -> TextPosition {
    TextPosition(
      offset: place.range.upperBound, affinity: place.isLastOfParagraph ? .downstream : .upstream)
  }
}
