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
  /// A tab is as wide as its place in the row makes it, so that only one row of a window is right.
  fileprivate static var windowSizeWithTabs: Int { 256 }
  /// A row may depend on the next one's first word; one more for letters that join.
  private static var rowsBeforeChange: Int { 2 }

  /// Sets a paragraph that has no rows yet, or mends one that was edited.
  func set(_ paragraph: Paragraph) {
    setRows(of: paragraph)
    paragraph.standsAtRight = standsAtRight(paragraph)
  }

  /// By its first letter; without one it stands where the layout begins.
  private func standsAtRight(_ paragraph: Paragraph) -> Bool {
    guard layoutDirection == .rightToLeft, paragraph.direction.isSimple else {
      return paragraph.direction.startsAtRight
    }
    let beginning = paragraph.start..<min(paragraph.end, paragraph.start + Self.windowSize)
    return storage.withUTF8(in: beginning) { String(decoding: $0, as: UTF8.self).hasNoLetter }
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
    guard paragraph.isContinued.before || paragraph.isContinued.behind else {
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
    return layout(storage.text(in: range), of: paragraph, like: nil)
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
    let breaker = LineBreaker(text: text, layout: layout, width: width)
    return Window(range: range, size: size, breaker: breaker, hasTabs: text.utf8.contains(UInt8(ascii: "\t")))
  }

  fileprivate struct Window {
    let range: Range<Int>
    /// How much was asked for: a long cluster at the end is left out, and makes the range shorter.
    let size: Int
    let breaker: LineBreaker
    let hasTabs: Bool
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
      TextRow(start: $0.start + change.difference, end: $0.end + change.difference, layout: $0.layout)
    }
    return true
  }

  private mutating func nextRow(from start: Int) -> TextRow {
    guard paragraph.utf8Count > 0 else { return TextRow(start: 0, end: 0) }
    let end = rowEnd(from: start)
    return TextRow(start: start, end: end, layout: layout(start..<end))
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

  private mutating func rowEnd(from start: Int) -> Int {
    let absolute = paragraph.start + start
    if let window, window.hasTabs, window.range.lowerBound < absolute {
      self.window = measured(from: absolute, size: ParagraphSetter.windowSizeWithTabs)
    } else if window == nil {
      window = measured(from: absolute)
    }
    while let window {
      if let end = window.breaker.lineEnd(from: absolute - window.range.lowerBound) {
        return window.range.lowerBound + end - paragraph.start
      }
      if window.range.upperBound >= paragraph.end { break }
      let isWhole = window.range.lowerBound == absolute
      self.window = measured(from: absolute, size: isWhole ? window.size * 2 : nil)
    }
    return paragraph.utf8Count
  }

  private func measured(from start: Int, size: Int? = nil) -> ParagraphSetter.Window {
    let before = old.isEmpty ? nil : old[old.rowIndex(at: start - paragraph.start)].layout
    return setter.window(from: start, of: paragraph, size: size, like: before)
  }
}
