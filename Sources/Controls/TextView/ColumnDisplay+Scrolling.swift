import TextModel
import UICore

/// Where a text is scrolled to. Held by a row and not by a height, so that nothing above need be laid out.
struct ScrollAnchor: Equatable {
  /// An offset in the first row that is seen.
  var offset = 0
  /// How much of that row is scrolled away, in points.
  var inset = 0.0
}

extension ColumnDisplay {
  /// Moves on by as many rows as `distance` is high.
  func scrollRows(by distance: Double) {
    guard let column else { return }
    let target = anchor.inset + distance
    let rows = Int((target / column.lineHeight).rounded(.down))
    let (place, moved) = column.move(column.place(at: anchor.offset), by: rows)
    // What is left at an end does not count.
    let rest = moved == rows ? target - Double(rows) * column.lineHeight : 0
    anchor = ScrollAnchor(offset: place.range.lowerBound, inset: rest)
    limitScroll()
  }

  func revealIfNeeded() {
    guard needsReveal, let column, input.textArea.height > 0 else { return }
    needsReveal = false
    limitScroll()
    let caret = column.place(of: head)
    let top = column.place(at: anchor.offset)
    guard caret.range.lowerBound > top.range.lowerBound else {
      anchor = ScrollAnchor(offset: caret.range.lowerBound)
      return
    }
    if !isSeen(caret, below: top) { anchor = anchorShowing(atBottom: caret) }
  }

  private func isSeen(_ place: RowPlace, below top: RowPlace) -> Bool {
    guard let column else { return true }
    let room = input.textArea.height + anchor.inset
    var (row, bottom) = (top, column.lineHeight)
    while !row.isSame(as: place) {
      bottom += column.lineHeight
      guard bottom <= room, let next = column.row(after: row) else { return false }
      row = next
    }
    return bottom <= room
  }

  /// No further than to the end of the text.
  func limitScroll() {
    guard let column else { return }
    let top = column.place(at: anchor.offset)
    // Lines may have been broken anew.
    anchor.offset = top.range.lowerBound
    let needed = Int((input.textArea.height / column.lineHeight).rounded(.up))
    guard column.move(top, by: needed).moved < needed else { return }
    let furthest = anchorShowing(atBottom: column.lastPlace)
    if (anchor.offset, anchor.inset) > (furthest.offset, furthest.inset) { anchor = furthest }
  }

  private func anchorShowing(atBottom place: RowPlace) -> ScrollAnchor {
    guard let column else { return anchor }
    let room = max(0, input.textArea.height - column.lineHeight)
    let rows = Int((room / column.lineHeight).rounded(.up))
    let (top, moved) = column.move(place, by: -rows)
    return ScrollAnchor(
      offset: top.range.lowerBound, inset: max(0, Double(-moved) * column.lineHeight - room))
  }

  // MARK: Places on the screen

  /// The caret's, in shown offsets, as all of a column's.
  var head: TextPosition {
    let selection = content.shownSelection
    return TextPosition(offset: selection.head, affinity: selection.affinity)
  }

  /// Where text is drawn: the padding above and below shows what is scrolled.
  var clip: Rect {
    let insets = input.textInsets
    let sides = DirectionalInsets(top: 1, leading: insets.leading, bottom: 1, trailing: insets.trailing)
    return input.box.inset(by: sides, input.layoutDirection)
  }

  /// The rows that are seen, with the upper edge of the first.
  func visibleRows() -> (rows: [RowPlace], top: Double) {
    guard let column else { return ([], input.textArea.minY) }
    let (lineHeight, clip) = (column.lineHeight, clip)
    var place = column.place(at: anchor.offset)
    var top = input.textArea.minY - anchor.inset
    while top > clip.minY, let above = column.row(before: place) {
      place = above
      top -= lineHeight
    }
    var rows = [place]
    while top + Double(rows.count) * lineHeight < clip.maxY, let below = column.row(after: place) {
      place = below
      rows.append(below)
    }
    return (rows, top)
  }

  /// The caret at a place of what is shown; beyond the edge where it is scrolled away.
  func placedCaretRect(at position: TextPosition) -> Rect {
    guard let column else { return Rect(origin: input.textArea.origin, size: .zero) }
    let place = column.place(of: position)
    let (rows, top) = visibleRows()
    if let index = rows.firstIndex(where: { $0.isSame(as: place) }) {
      return caretRect(at: position, in: place, top: top + Double(index) * column.lineHeight)
    }
    let isAbove = rows.first.map { position.offset <= $0.range.lowerBound } ?? true
    return caretRect(at: position, in: place, top: isAbove ? clip.minY - column.lineHeight : clip.maxY)
  }

  func caretRect(at position: TextPosition, in place: RowPlace, top: Double) -> Rect {
    guard let column else { return .zero }
    let height = column.layout(of: place).metrics.lineHeight
    return Rect(
      x: input.textArea.minX + column.caretX(at: position, in: place),
      y: top + (column.lineHeight - height) / 2,
      width: input.caretWidth, height: height)
  }

  /// Beyond the edges too, where a drag scrolls to.
  func position(nearest point: Point) -> TextPosition {
    guard let column else { return TextPosition(offset: 0) }
    return column.position(atX: point.x - input.textArea.minX, in: place(at: point, of: column))
  }

  /// The row at a point's height.
  func place(at point: Point, of column: TextColumn) -> RowPlace {
    let row = ((point.y - input.textArea.minY + anchor.inset) / column.lineHeight).rounded(.down)
    return column.move(column.place(at: anchor.offset), by: Int(row)).place
  }
}
