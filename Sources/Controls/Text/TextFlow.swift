import TextModel
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
    lines = LineSetter(font: font, width: width, system: system).lines(text, maxLines: maxLines)
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

/// Breaks and shortens.
@MainActor private struct LineSetter {
  let font: Font
  let width: Double
  let system: any TextSystem

  /// The lines of `text`, `maxLines` at most where that is not 0.
  func lines(_ text: String, maxLines: Int) -> [any TextLayout] {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if maxLines == 1 { return [oneLine(paragraphs[0], isFollowed: paragraphs.count > 1)] }
    var (lines, last) = ([any TextLayout](), text[..<text.startIndex])
    for paragraph in paragraphs {
      for row in rows(paragraph) {
        if maxLines > 0, lines.count == maxLines {
          // With the rest of its paragraph, so that it is seen to go on.
          lines[maxLines - 1] = shortened(last, set(last, lines[maxLines - 1].baseDirection))
          return lines
        }
        lines.append(row.layout)
        last = paragraph[row.start...]
      }
    }
    return lines
  }

  private func oneLine(_ text: Substring, isFollowed: Bool) -> any TextLayout {
    let whole = set(text, nil)
    return isFollowed || isTooWide(whole) ? shortened(text, whole) : whole
  }

  private func isTooWide(_ layout: any TextLayout) -> Bool { layout.width > width && width > 0 }

  /// As much of a text, laid out as a whole, as fits in, and "…".
  private func shortened(_ text: Substring, _ whole: any TextLayout) -> any TextLayout {
    let room = max(0, width - system.layout("…", font: font).width)
    let reach = LineBreaker(text: String(text), layout: whole, width: room).clusterReach()
    var end = text.utf8.index(text.startIndex, offsetBy: reach)
    while true {
      let layout = set(text[..<end].withoutHangingSpace + "…", whole.baseDirection)
      if layout.width <= width || end == text.startIndex { return layout }
      end = text.index(before: end)
    }
  }

  /// - Parameter direction: The paragraph's; nil for a whole one, whose first strong character decides.
  private func set(_ text: Substring, _ direction: TextDirection?) -> any TextLayout {
    guard let direction else { return system.layout(String(text), font: font) }
    return system.layout(String(text), font: font, direction: direction, reusing: nil)
  }

  /// One paragraph, broken as those of a ``TextView`` are, and where each row starts.
  private func rows(_ text: Substring) -> [(layout: any TextLayout, start: Substring.Index)] {
    let whole = set(text, nil)
    guard isTooWide(whole) else { return [(whole, text.startIndex)] }
    let paragraph = Paragraph(start: 0, utf8Count: text.utf8.count)
    let setter = ParagraphSetter(
      storage: LineStorage(String(text)), system: system, font: font, width: width,
      layoutDirection: .leftToRight)
    setter.set(paragraph)
    return paragraph.rows.map { row in
      (setter.inkLayout(row, of: paragraph), text.utf8.index(text.startIndex, offsetBy: row.start))
    }
  }
}

extension Substring {
  /// Without the white space at its end that hangs over the edge.
  var withoutHangingSpace: Substring {
    var text = self
    while let last = text.unicodeScalars.last, last.hangsAtLineEnd { text.unicodeScalars.removeLast() }
    return text
  }
}
