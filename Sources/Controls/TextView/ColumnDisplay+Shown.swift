import TextModel
import UICore

extension ColumnDisplay {
  /// What is on the screen inside the border.
  @MainActor struct Shown {
    var rows: [ShownRow] = []
    /// The upper edge of the first row.
    var top = 0.0
    /// Nil while the view is not first responder, or the caret is scrolled away.
    var caret: ShownCaret?
    /// Nil while everything fits.
    var indicator: Rect?
    var isEmpty = true
  }

  /// A line as it is drawn.
  @MainActor struct ShownRow {
    let layout: any TextLayout
    /// The text's left edge.
    let x: Double
    let selection: [TextSpan]
    /// What an input method composes.
    let marked: [TextSpan]

    func looks(like other: ShownRow) -> Bool {
      layout === other.layout && x == other.x && selection == other.selection && marked == other.marked
    }
  }

  func layOut() {
    revealIfNeeded()
    limitScroll()
    guard let new = makeShown() else { return }
    if let old = shown { damageDifference(old, new) } else { input.setNeedsDisplay() }
    show(new)
  }

  private func makeShown() -> Shown? {
    guard let column else { return nil }
    let (places, top) = visibleRows()
    var shown = Shown(top: top, isEmpty: input.showsNothing)
    let caretPlace = input.isFirstResponder ? column.place(of: head) : nil
    for (index, place) in places.enumerated() {
      shown.rows.append(makeRow(place, in: column))
      if let caretPlace, place.isSame(as: caretPlace) {
        shown.caret = makeCaret(in: place, top: top + Double(index) * column.lineHeight, column)
      }
    }
    shown.indicator = indicator(over: places, top: top, in: column)
    if let first = places.first, let last = places.last {
      column.trim(to: first.range.lowerBound..<last.range.upperBound)
    }
    return shown
  }

  private func makeCaret(in place: RowPlace, top: Double, _ column: TextColumn) -> ShownCaret {
    let rect = caretRect(at: head, in: place, top: top)
    let selection = content.shownSelection
    guard selection.isEmpty, !place.paragraph.direction.isSimple else { return ShownCaret(rect) }
    return ShownCaret(rect, column.carets(at: selection.head, in: place), origin: input.textArea.minX)
  }

  private func makeRow(_ place: RowPlace, in column: TextColumn) -> ShownRow {
    let layout = column.layout(of: place)
    return ShownRow(
      layout: layout, x: input.textArea.minX + column.origin(of: place),
      selection: input.isFirstResponder ? selection(in: place, layout) : [], marked: marked(in: place, layout)
    )
  }

  /// A newline that is selected shows as a little more.
  private func selection(in place: RowPlace, _ layout: any TextLayout) -> [TextSpan] {
    let (range, selection) = (place.range, content.shownSelection.range)
    guard selection.lowerBound <= range.upperBound, range.lowerBound < selection.upperBound else {
      return []
    }
    let inside = selection.clamped(to: range)
    var spans = layout.spans(
      of: inside.lowerBound - range.lowerBound..<inside.upperBound - range.lowerBound)
    if place.isLastOfParagraph, selection.upperBound > range.upperBound {
      let end = place.paragraph.standsAtRight ? -Self.newlineWidth : layout.width
      spans.append(TextSpan(minX: end, maxX: end + Self.newlineWidth))
    }
    return spans
  }

  private func marked(in place: RowPlace, _ layout: any TextLayout) -> [TextSpan] {
    guard let marked = content.shownMarkedRange, marked.overlaps(place.range) else { return [] }
    let (inside, start) = (marked.clamped(to: place.range), place.range.lowerBound)
    return layout.spans(of: inside.lowerBound - start..<inside.upperBound - start)
  }

  private static var newlineWidth: Double { 5 }

  // MARK: Indicator

  /// Which part of the text is seen, by bytes: its height is not known.
  private func indicator(over places: [RowPlace], top: Double, in column: TextColumn) -> Rect? {
    let lineHeight = column.lineHeight
    let seen = places.enumerated().filter { index, _ in
      let y = top + Double(index) * lineHeight
      return y + lineHeight > input.textArea.minY && y < input.textArea.maxY
    }
    guard let first = seen.first?.element, let last = seen.last?.element else { return nil }
    let isCutBelow = top + Double(places.count) * lineHeight > input.textArea.maxY + 0.01
    let (start, end) = (first.range.lowerBound, last.range.upperBound)
    guard start > 0 || anchor.inset > 0 || end < column.utf8Count || isCutBelow else { return nil }
    return indicatorRect(Double(start), Double(end), of: Double(max(1, column.utf8Count)))
  }

  private func indicatorRect(_ start: Double, _ end: Double, of count: Double) -> Rect {
    let track = input.box.inset(by: Insets(top: 6, left: 0, bottom: 6, right: 3))
    let part = min(1, (end - start) / count)
    let height = min(track.height, max(24, part * track.height))
    let travel = part < 1 ? min(1, start / (count * (1 - part))) : 0
    // Whole points, so that it is drawn anew only when it is seen to move.
    let y = (track.minY + travel * (track.height - height)).rounded()
    return input.directed(Rect(x: track.maxX - 4, y: y, width: 4, height: height.rounded()))
  }

  // MARK: Damage

  private func damageDifference(_ old: Shown, _ new: Shown) {
    if old.indicator != new.indicator {
      for rect in [old.indicator, new.indicator] { if let rect { input.setNeedsDisplay(in: rect) } }
    }
    let needsAll = old.top != new.top || old.isEmpty != new.isEmpty && !input.placeholder.isEmpty
    if needsAll { return input.setNeedsDisplay(in: clip) }
    for index in 0..<max(old.rows.count, new.rows.count) {
      let (before, after) = (old.rows.at(index), new.rows.at(index))
      if let before, let after, before.looks(like: after) { continue }
      damageRow(at: new.top, index)
    }
    guard old.caret != new.caret else { return }
    for caret in [old.caret, new.caret] {
      caret?.forEachBar { input.setNeedsDisplay(in: $0.intersection(clip)) }
    }
  }

  /// A point more on either side: glyphs lean over their advance, and so does the caret.
  private func damageRow(at top: Double, _ index: Int) {
    guard let column else { return }
    let rect = Rect(
      x: clip.minX - 1, y: top + Double(index) * column.lineHeight, width: clip.width + 2,
      height: column.lineHeight)
    input.setNeedsDisplay(in: rect.intersection(clip.inset(by: Insets(left: -1, right: -1))))
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { index < count ? self[index] : nil }
}
