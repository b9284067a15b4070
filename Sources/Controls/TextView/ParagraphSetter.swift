import TextModel
import UICore

/// Sets paragraphs in rows of a width. Reads and measures no more of a paragraph than it must.
@MainActor struct ParagraphSetter {
  let storage: LineStorage
  let system: any TextSystem
  let font: Font
  let width: Double
  let layoutDirection: LayoutDirection

  /// How much is measured at once, in bytes: some rows.
  private static var windowSize: Int { 1024 }
  /// A tab is as wide as its place in the row makes it, so that only one row of a window is right. At most so much is
  /// measured for it.
  fileprivate static var windowSizeWithTabs: Int { 256 }
  /// A row may depend on the next one's first word; one more for letters that join.
  private static var rowsBeforeChange: Int { 2 }

  /// Sets a paragraph that has no rows yet, or mends one that was edited.
  func set(_ paragraph: Paragraph) {
    setRows(of: paragraph)
    paragraph.standsAtRight = standsAtRight(paragraph)
  }

  private func standsAtRight(_ paragraph: Paragraph) -> Bool {
    let beginning = paragraph.start..<min(paragraph.end, paragraph.start + Self.windowSize)
    return storage.withUTF8(in: beginning) { paragraph.direction.standsAtRight($0, in: layoutDirection) }
  }

  private func setRows(of paragraph: Paragraph) {
    let (old, change, base) = (paragraph.rows, paragraph.change, paragraph.direction.base)
    paragraph.change = nil
    updateDirection(of: paragraph, after: old.isEmpty ? nil : change)
    // All rows run in the paragraph's direction.
    guard let change, !old.isEmpty, paragraph.direction.base == base else {
      var setting = RowSetting(setter: self, paragraph: paragraph)
      setting.run()
      paragraph.rows = setting.rows
      return
    }
    let first = max(0, old.rowIndex(at: change.range.lowerBound) - Self.rowsBeforeChange)
    var setting = RowSetting(setter: self, paragraph: paragraph, old: old, change: change)
    setting.rows = Array(old[..<first])
    setting.run()
    paragraph.rows = setting.rows
  }

  /// Most text runs one way, and then what was inserted is all that need be read.
  private func updateDirection(of paragraph: Paragraph, after change: Paragraph.Change?) {
    if let change, paragraph.direction.isSimple {
      let start = change.range.lowerBound
      if direction(of: start..<start + change.insertedCount, in: paragraph).isSimple { return }
    }
    paragraph.direction = wholeDirection(of: paragraph)
  }

  /// A stretch of a line runs as the line does.
  private func wholeDirection(of paragraph: Paragraph) -> LineDirection {
    guard paragraph.isStretch else {
      return direction(of: 0..<paragraph.utf8Count, in: paragraph)
    }
    let line = storage.lineStart(at: paragraph.start)..<storage.lineEnd(at: paragraph.start)
    return storage.withUTF8(in: line) { LineDirection(of: $0) }
  }

  private func direction(of range: Range<Int>, in paragraph: Paragraph) -> LineDirection {
    let absolute = paragraph.start + range.lowerBound..<paragraph.start + range.upperBound
    return storage.withUTF8(in: absolute) { LineDirection(of: $0) }
  }

  /// The layout of a row, by offsets from the paragraph's start.
  func layout(_ row: Range<Int>, of paragraph: Paragraph) -> any TextLayout {
    guard !row.isEmpty else { return EmptyLayout(metrics: system.metrics(of: font)) }
    let range = paragraph.start + row.lowerBound..<paragraph.start + row.upperBound
    let text = storage.text(in: range)
    let isLast = range.upperBound == paragraph.end && !paragraph.isContinued.behind
    return layout(
      isLast ? text : SoftHyphen.shown(text, in: paragraph.direction.base), of: paragraph, like: nil)
  }

  /// The layout of a row without the white space that hangs at its end.
  func inkLayout(_ row: TextRow, of paragraph: Paragraph) -> any TextLayout {
    let text = storage.text(in: paragraph.start + row.start..<paragraph.start + row.end)
    let ink = text[...].withoutHangingSpace
    guard ink.utf8.count < text.utf8.count else {
      return row.layout ?? layout(row.start..<row.end, of: paragraph)
    }
    return layout(String(ink), of: paragraph, like: nil)
  }

  private func layout(
    _ text: String, of paragraph: Paragraph, like previous: (any TextLayout)?
  ) -> any TextLayout {
    system.layout(text, font: font, direction: paragraph.direction.base, reusing: previous)
  }

  /// Some text from `start` on, measured; it ends at a cluster boundary. `previous` is what it may resemble.
  fileprivate func window(
    from start: Int, of paragraph: Paragraph, size: Int?, like previous: (any TextLayout)?
  ) -> Window {
    let end = paragraph.end
    let size = size ?? Self.windowSize
    let limit = min(end, start + size)
    let reach = limit < end ? max(storage.clusterBoundary(atOrBefore: limit), start) : end
    let range = start..<(reach > start ? reach : storage.clusterBoundary(after: start))
    let text = storage.text(in: range)
    let layout = layout(text, of: paragraph, like: previous)
    let breaker = LineBreaker(
      text: text, layout: layout, width: width, isWhole: range.upperBound == end,
      hyphenWidth: SoftHyphen.width(in: text, font: font, system: system))
    return Window(range: range, size: size, breaker: breaker, hasTabs: text.utf8.contains(UInt8(ascii: "\t")))
  }

  @MainActor fileprivate struct Window {
    let range: Range<Int>
    /// How much was asked for: a long cluster at the end is left out, and makes the range shorter.
    let size: Int
    let breaker: LineBreaker
    let hasTabs: Bool

    /// The last row, if the paragraph ends here.
    func rest(from start: Int, in paragraph: Paragraph) -> LineBreaker.Row? {
      range.upperBound < paragraph.end
        ? nil : breaker.rest(from: start, isContinued: paragraph.isContinued.behind)
    }
  }
}

/// One run over a paragraph, from the end of ``rows`` on.
@MainActor private struct RowSetting {
  let setter: ParagraphSetter
  let paragraph: Paragraph
  var old: [TextRow] = []
  var change: Paragraph.Change?
  var rows: [TextRow] = []
  private var window: ParagraphSetter.Window?

  init(
    setter: ParagraphSetter, paragraph: Paragraph, old: [TextRow] = [], change: Paragraph.Change? = nil
  ) {
    self.setter = setter
    self.paragraph = paragraph
    self.old = old
    self.change = change
  }

  mutating func run() {
    var start = rows.last?.end ?? 0
    repeat {
      let row = nextRow(from: start)
      rows.append(row)
      start = row.end
    } while start < paragraph.utf8Count && !takeRest(from: start)
  }

  /// Behind the change, a row that begins where one began before is the same, and so are all that follow.
  private mutating func takeRest(from start: Int) -> Bool {
    guard let change, start >= change.range.lowerBound + change.insertedCount else { return false }
    let index = old.rowIndex(at: start - change.difference)
    guard old[index].start == start - change.difference, old[index].start >= change.range.upperBound
    else { return false }
    rows += old[index...].map {
      TextRow(
        start: $0.start + change.difference, end: $0.end + change.difference,
        inkEnd: $0.inkEnd + change.difference, breaksWord: $0.breaksWord, layout: $0.layout)
    }
    return true
  }

  private mutating func nextRow(from start: Int) -> TextRow {
    guard paragraph.utf8Count > 0 else { return TextRow(start: 0, end: 0, inkEnd: 0) }
    let row = measuredRow(from: start)
    let isInWord = row.isForced || rows.last?.breaksWord ?? false
    guard isInWord || startsWithMark(at: start) else {
      return TextRow(start: start, end: row.end, inkEnd: row.inkEnd, layout: layout(start..<row.end))
    }
    return shortened(
      TextRow(start: start, end: row.end, inkEnd: row.inkEnd, breaksWord: row.isForced))
  }

  /// What there is of it already: the old row's, where it is before the change, or what was measured.
  private func layout(_ row: Range<Int>) -> (any TextLayout)? {
    if let change, row.upperBound <= change.range.lowerBound {
      let before = old[old.rowIndex(at: row.lowerBound)]
      if before.start == row.lowerBound, before.end == row.upperBound { return before.layout }
    }
    let absolute = paragraph.start + row.lowerBound..<paragraph.start + row.upperBound
    return window?.range == absolute ? window?.breaker.layout : nil
  }

  /// A row with a part of a word, as it is laid out alone: at its ends letters have other forms than inside of the word,
  /// and may be wider.
  private func shortened(_ row: TextRow) -> TextRow {
    var row = row
    while true {
      let layout = setter.layout(row.start..<row.end, of: paragraph)
      row.layout = layout
      let ink = layout.spans(of: 0..<row.inkEnd - row.start).reduce(0) { $0 + ($1.maxX - $1.minX) }
      let end = setter.storage.clusterBoundary(before: paragraph.start + row.inkEnd) - paragraph.start
      if ink <= setter.width || end <= row.start { return row }
      (row.end, row.inkEnd, row.breaksWord) = (end, end, true)
    }
  }

  /// Whether the row begins with a mark that has nothing to stand on there: it gets a circle.
  private func startsWithMark(at start: Int) -> Bool {
    let start = paragraph.start + start
    return setter.storage.withUTF8(in: start..<min(start + 4, paragraph.end)) { bytes in
      bytes[0] >= 0x80 && bytes.scalar(at: 0).properties.isGraphemeExtend
    }
  }

  private mutating func measuredRow(from start: Int) -> LineBreaker.Row {
    let absolute = paragraph.start + start
    if let window, window.hasTabs, window.range.lowerBound < absolute {
      self.window = measured(from: absolute, size: sizeWithTabs)
    } else if window == nil {
      window = measured(from: absolute)
    }
    while let window {
      let place = window.range.lowerBound - paragraph.start
      if let row = window.breaker.row(from: start - place) ?? window.rest(from: start - place, in: paragraph)
      {
        return LineBreaker.Row(
          end: row.end + place, inkEnd: row.inkEnd + place, isForced: row.isForced)
      }
      let isWhole = window.range.lowerBound == absolute
      self.window = measured(from: absolute, size: isWhole ? window.size * 2 : nil)
    }
    preconditionFailure("the last window reaches to the paragraph's end")
  }

  /// Some times the last row's size, as only the first row of it is right.
  private var sizeWithTabs: Int {
    let last = rows.last.map { $0.end - $0.start } ?? 0
    return min(max(4 * last, 32), ParagraphSetter.windowSizeWithTabs)
  }

  private func measured(from start: Int, size: Int? = nil) -> ParagraphSetter.Window {
    let before = old.isEmpty ? nil : old[old.rowIndex(at: start - paragraph.start)].layout
    return setter.window(from: start, of: paragraph, size: size, like: before)
  }
}
