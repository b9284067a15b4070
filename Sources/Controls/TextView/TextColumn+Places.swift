import TextModel
import UICore

/// One row of a column. Good until the next edit.
@MainActor struct RowPlace {
  let paragraph: Paragraph
  let index: Int

  private var row: TextRow { paragraph.rows[index] }

  /// The row's bytes in the text.
  var range: Range<Int> { paragraph.start + row.start..<paragraph.start + row.end }
  /// Where white space begins that hangs at the end of the row, as it wraps; or its end.
  var inkEnd: Int { paragraph.start + row.inkEnd }
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
    guard place.paragraph.standsAtRight else { return 0 }
    let origin = width - layout(of: place).width
    return place.paragraph.direction.startsAtRight ? origin : max(0, origin)
  }

  /// In points from the column's left edge. Spaces that hang over the edge have their carets on it.
  func caretX(at position: TextPosition, in place: RowPlace) -> Double {
    x(layout(of: place).caretX(at: local(position, in: place)), in: place)
  }

  /// A place of the text in the layout of its row. The end of the row is the layout's, where there is a hyphen, too.
  private func local(_ position: TextPosition, in place: RowPlace) -> TextPosition {
    let range = place.range
    if position.offset >= range.upperBound { return TextPosition(offset: layout(of: place).utf8Count) }
    return TextPosition(offset: position.offset - range.lowerBound, affinity: position.affinity)
  }

  /// Both places of an offset's caret, in points from the column's left edge.
  func carets(at offset: Int, in place: RowPlace) -> TextCarets {
    let carets = layout(of: place).carets(at: local(TextPosition(offset: offset), in: place).offset)
    return TextCarets(strong: x(carets.strong, in: place), weak: carets.weak.map { x($0, in: place) })
  }

  private func x(_ inRow: Double, in place: RowPlace) -> Double {
    min(max(0, origin(of: place) + inRow), width)
  }

  /// The caret of a row that is nearest to `x`, and stays in the row.
  func position(atX x: Double, in place: RowPlace) -> TextPosition {
    var position = layout(of: place).position(at: x - origin(of: place))
    position.offset += place.range.lowerBound
    if position.offset >= place.inkEnd { return lineEnd(of: place) }
    if position.offset == place.range.lowerBound { position.affinity = .downstream }
    return position
  }

  /// Where the cluster begins that lies at `x`; behind the row's end its last one.
  func character(atX x: Double, in place: RowPlace) -> Int {
    let (offset, range) = (position(atX: x, in: place).offset, place.range)
    guard offset > range.lowerBound else { return offset }
    let before = storage.clusterBoundary(before: offset)
    let local = before - range.lowerBound..<offset - range.lowerBound
    let spans = layout(of: place).spans(of: local)
    let isBefore = offset >= place.inkEnd || spans.contains { $0.contains(x - origin(of: place)) }
    return isBefore ? before : offset
  }

  /// The next place to the left or right on the screen, in this row or the one before or behind it; nil where
  /// the text runs only from left to right. Over the end of a paragraph it goes on as that one runs.
  func visualStep(_ motion: VisualMotion, from position: TextPosition) -> TextPosition? {
    let place = place(of: position)
    let startsAtRight = startsAtRight(place)
    guard startsAtRight || !place.paragraph.direction.isSimple else { return nil }
    if let step = step(motion, from: position, in: place) { return step }
    let isForward = (motion == .left) == startsAtRight
    guard let next = isForward ? row(after: place) : row(before: place) else { return position }
    let entry = isForward ? TextPosition(offset: next.range.lowerBound) : end(of: next)
    // Where a line is wrapped, the end of one row is the start of the other.
    return entry.offset == position.offset ? step(motion, from: entry, in: next) ?? entry : entry
  }

  /// Whether to the left is on. An empty paragraph goes along with the last one before it that is not, so that arrows
  /// pass it; the first one of a text with the next.
  func startsAtRight(_ place: RowPlace) -> Bool {
    guard place.paragraph.utf8Count == 0 else { return place.paragraph.direction.startsAtRight }
    let written = written(from: place) { row(before: $0) } ?? written(from: place) { row(after: $0) }
    return written?.paragraph.direction.startsAtRight ?? false
  }

  /// The nearest row that is not empty, if it is not too far.
  private func written(from place: RowPlace, _ next: (RowPlace) -> RowPlace?) -> RowPlace? {
    var place = place
    for _ in 0..<32 {
      guard let other = next(place) else { return nil }
      if other.paragraph.utf8Count > 0 { return other }
      place = other
    }
    return nil
  }

  /// The next place within a row.
  private func step(_ motion: VisualMotion, from position: TextPosition, in place: RowPlace) -> TextPosition?
  {
    let (layout, range) = (layout(of: place), place.range)
    var local = local(position, in: place)
    while let step = layout.position(motion, of: local) {
      local = step
      let offset = step.offset + range.lowerBound
      if offset < range.upperBound, offset != position.offset {
        return TextPosition(offset: offset, affinity: step.affinity)
      }
      // On either side of a hyphen, which is not in the text, there is nothing else.
      if step.offset == layout.utf8Count { return end(of: place) }
    }
    return nil
  }

  /// Where the End key goes: before the white space that hangs there, so that what is typed stays on the row.
  func lineEnd(of place: RowPlace) -> TextPosition {
    let ink = place.inkEnd
    return ink < place.range.upperBound ? TextPosition(offset: ink) : end(of: place)
  }

  /// Behind all of the row.
  func end(of place: RowPlace) -> TextPosition {
    TextPosition(
      offset: place.range.upperBound, affinity: place.isLastOfParagraph ? .downstream : .upstream)
  }
}
