import UICore

/// Text set in lines: broken to a width, or one line that ends in "…" where it is too long.
@MainActor struct TextFlow {
  let lines: [any TextLayout]
  let lineHeight: Double
  private let metrics: FontMetrics

  var height: Double { Double(lines.count) * lineHeight }
  var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// At most `maxLines` lines, or as many as it takes with 0; the last one is shortened if need be.
  init(_ text: String, font: Font, width: Double, maxLines: Int, system: any TextSystem) {
    metrics = system.metrics(of: font)
    lineHeight = Self.lineHeight(of: font, metrics: metrics)
    let setter = LineSetter(font: font, width: width, system: system)
    lines =
      maxLines == 1 ? [setter.shortened(Row(text: text[...]))] : setter.wrapped(text, maxLines: maxLines)
  }

  /// Draws the lines one below the other, the first one's upper edge at `top`.
  func draw(
    on canvas: any Canvas, in area: Rect, top: Double, _ alignment: TextAlignment,
    _ direction: LayoutDirection, _ color: Color
  ) {
    for (index, line) in lines.enumerated() {
      let x = area.minX + alignment.offset(slack: area.width - line.width, direction)
      let y = metrics.baseline(centredIn: lineHeight, top: top + Double(index) * lineHeight)
      canvas.draw(line, at: Point(x: x, y: y), color)
    }
  }

  /// Body text of 13.5 points goes in lines of 20.
  static func lineHeight(of font: Font, metrics: FontMetrics) -> Double {
    max(metrics.lineHeight, (font.size * 20 / 13.5).rounded())
  }
}

/// What one line shows.
private struct Row {
  var text: Substring
  /// That of the paragraph that was broken; nil for a whole one, whose first letter decides.
  var direction: TextDirection?
}

/// Breaks and shortens.
@MainActor private struct LineSetter {
  let font: Font
  let width: Double
  let system: any TextSystem

  func wrapped(_ text: String, maxLines: Int) -> [any TextLayout] {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { self.rows($0) }
    guard maxLines > 0, rows.count > maxLines else { return rows.map { set($0) } }
    // The rest of the text, so that the last line is seen to go on.
    var last = rows[maxLines - 1]
    let rest = text[last.text.startIndex...].prefix { $0 != "\n" }
    let isCutAtNewline = rest.endIndex == last.text.endIndex
    last.text = isCutAtNewline ? rest + "…" : rest
    return rows[..<(maxLines - 1)].map { set($0) } + [shortened(last)]
  }

  func shortened(_ row: Row) -> any TextLayout {
    let text = row.text
    let whole = set(row)
    guard whole.width > width, width > 0 else { return whole }
    let room = width - system.layout("…", font: font).width
    var end = text.utf8.index(text.startIndex, offsetBy: whole.position(at: max(0, room)).offset)
    while true {
      let kept = text[..<end].trimmedEnd + "…"
      let layout = set(Row(text: kept, direction: row.direction))
      if layout.width <= width || end == text.startIndex { return layout }
      end = text.index(before: end)
    }
  }

  private func set(_ row: Row) -> any TextLayout {
    guard let direction = row.direction else { return system.layout(String(row.text), font: font) }
    return system.layout(String(row.text), font: font, direction: direction, reusing: nil)
  }

  /// One paragraph, cut where a line is full: after a space, or between clusters where there is none.
  private func rows(_ paragraph: Substring) -> [Row] {
    let layout = set(Row(text: paragraph))
    guard layout.width > width, width > 0 else { return [Row(text: paragraph)] }
    var rows: [Row] = []
    var start = paragraph.startIndex
    while start < paragraph.endIndex {
      let end = rowEnd(from: start, in: paragraph, layout)
      rows.append(Row(text: paragraph[start..<end].trimmedEnd, direction: layout.baseDirection))
      start = end
    }
    return rows
  }

  private func rowEnd(
    from start: Substring.Index, in paragraph: Substring, _ layout: any TextLayout
  ) -> Substring.Index {
    func x(_ index: Substring.Index) -> Double {
      let offset = paragraph.utf8.distance(from: paragraph.startIndex, to: index)
      return layout.caretX(at: TextPosition(offset: offset))
    }
    let origin = x(start)
    var lastBreak: Substring.Index?
    var index = start
    while index < paragraph.endIndex {
      let next = paragraph.index(after: index)
      if paragraph[index] == " " {
        lastBreak = next
      } else if abs(x(next) - origin) > width {
        return lastBreak ?? (index > start ? index : next)
      }
      index = next
    }
    return paragraph.endIndex
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
