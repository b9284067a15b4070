import UICore

@testable import Controls
@testable import TextModel
@testable import TextShaping

/// Any text set in rows of any width, and edited there: it ends, every byte is in one row, carets are inside of the width
/// but for white space that hangs, arrows move, and no more is laid out than so much for each byte.
@MainActor enum TextRowsFuzz {
  static func run(_ input: FuzzInput) {
    var input = input
    let width = max(1, Double(input.byte()) * 1.7)
    let flags = input.byte()
    let fixture = RowsFixture(
      width: width, direction: flags & 1 == 0 ? .leftToRight : .rightToLeft,
      cutter: flags & 6 == 6 ? StretchCutter(longest: 100, usual: 40) : StretchCutter())
    fixture.replace(0..<0, with: text(&input, units: Int(input.byte() & 63)))
    fixture.check()
    for _ in 0..<4 where !input.isEmpty {
      let count = fixture.column.utf8Count
      let (a, b) = (input.int(below: count + 1), input.int(below: count + 1))
      let lower = min(a, b)
      fixture.replace(lower..<min(max(a, b), lower + 40), with: text(&input, units: Int(input.byte() & 7)))
      fixture.check()
    }
    checkLabel(fixture.text, width: width, maxLines: Int(flags >> 3 & 3))
  }

  private static func text(_ input: inout FuzzInput, units: Int) -> String {
    var text = ""
    for _ in 0..<units where !input.isEmpty {
      let choice = input.byte()
      switch choice {
      case ..<200: text += Self.units[Int(choice) % Self.units.count]
      case ..<220: text += "e" + String(repeating: "\u{301}", count: Int(input.byte()) * 3)
      case ..<240: text += String(decoding: input.bytes(4), as: UTF8.self)
      default:
        let value = UInt32(input.byte()) << 8 | UInt32(input.byte()) | UInt32(choice & 3) << 16
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "?")
      }
    }
    return text
  }

  private static let units = [
    "a", " ", "  ", "word ", "long", "\t", "\n", "\r\n", "\u{AD}", "\u{A0}", "\u{200B}", "\u{2060}", "-", "/",
    "(",
    ")", "$", "9", "3.14", "e\u{301}", "\u{301}", "漢", "か", "。", "「", "한", "\u{1100}", "\u{1161}", "👨‍👩‍👧", "🇩🇪",
    "\u{1F1E9}", "\u{200D}", "\u{FE0F}", "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{E0041}", "क्", "षि", "สวัสดี", "ក្រុ",
    "ᠮᠣ\u{180B}", "של", "ום", "מ\u{5B8}", "مر", "لا", "حبا", "\u{661}", "؟", "\u{200E}", "\u{200F}",
    "\u{202B}",
    "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{2028}", "\u{85}", "\u{0}", "\u{3000}", "fi", "AV",
  ]

  private static func checkLabel(_ text: String, width: Double, maxLines: Int) {
    let flow = TextFlow(
      text, font: RowsFixture.font, width: width, maxLines: maxLines, system: RowsFixture.system)
    precondition(!flow.lines.isEmpty && (maxLines == 0 || flow.lines.count <= maxLines), "too many lines")
    for line in flow.lines {
      let isOneCluster = (line as? ShapedLine).map { $0.placing.clusterCount <= 2 } ?? true
      precondition(
        isOneCluster || line.width <= width + RowsFixture.tolerance,
        "a line is too wide: \(line.width) of \(width) \((line as! ShapedLine).text.debugDescription)")
    }
  }
}

/// A column and its text, with the fonts that there are.
@MainActor private final class RowsFixture {
  static let font = Font(size: 13)
  static let system = ShapedTextSystem(scale: 1)
  /// Letters that are kerned across the end of a row are wider without, in points.
  static let tolerance = 4.0

  let counting = CountingTextSystem(RowsFixture.system)
  let content = TextContent(TextEditor(LineStorage(), isMultiLine: true))
  let column: TextColumn
  let width: Double

  init(width: Double, direction: LayoutDirection, cutter: StretchCutter) {
    self.width = width
    column = TextColumn(
      content, font: Self.font, width: width, system: counting, layoutDirection: direction, cutter: cutter)
  }

  private var storage: LineStorage { content.editor.storage.lines }
  var text: String { storage.text }

  func replace(_ range: Range<Int>, with text: String) {
    _ = content.edit {
      $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
      return nil
    }
    if let edit = content.edit({ $0.insert(text, kind: .paste, at: .zero) }) { column.follow(edit) }
  }

  func check() {
    let before = counting.laidOutCount
    let places = Array(sequence(first: column.place(at: 0)) { self.column.row(after: $0) })
    for place in places { _ = column.layout(of: place) }
    let cost = counting.laidOutCount - before
    precondition(cost <= 64 * (column.utf8Count + 64), "\(cost) bytes laid out for \(column.utf8Count)")
    checkWholeness(places.map(\.range))
    for place in places { check(place) }
    checkMotion()
  }

  private func checkWholeness(_ ranges: [Range<Int>]) {
    let bytes = Array(text.utf8)
    var start = 0
    for range in ranges {
      let isNewline = range.upperBound < bytes.count && bytes[range.upperBound] == 0x0A
      let isEmptyLine =
        (start == 0 || bytes[start - 1] == 0x0A) && (isNewline || range.upperBound == bytes.count)
      precondition(range.lowerBound == start, "a byte is in no row, or in two")
      precondition(!range.isEmpty || isEmptyLine, "a row makes no progress")
      precondition(!bytes[range].contains(0x0A), "a newline is in a row")
      start = range.upperBound + (isNewline ? 1 : 0)
    }
    precondition(start == bytes.count, "rows end before the text")
  }

  private func check(_ place: RowPlace) {
    let (range, layout, origin) = (place.range, column.layout(of: place), column.origin(of: place))
    // White space hangs at the end of a paragraph, too, though the End key goes behind it.
    var inkEnd = range.upperBound
    while inkEnd > range.lowerBound, storage.scalar(before: inkEnd).scalar.hangsAtLineEnd {
      inkEnd = storage.scalar(before: inkEnd).offset
    }
    let isOneCluster = storage.clusterBoundary(after: range.lowerBound) >= inkEnd
    var offset = range.lowerBound
    while offset <= range.upperBound {
      for affinity in [TextAffinity.upstream, .downstream] {
        let position = TextPosition(offset: offset, affinity: affinity)
        let x = column.caretX(at: position, in: place)
        precondition(x >= 0 && x <= width, "a caret is outside of the width")
        let ink =
          origin + layout.caretX(at: TextPosition(offset: offset - range.lowerBound, affinity: affinity))
        let isInk = offset < inkEnd || offset == inkEnd && affinity == .upstream
        precondition(
          !isInk || isOneCluster || ink >= -Self.tolerance && ink <= width + Self.tolerance,
          "text is outside of the width: \(offset) at \(ink) of \(width) \(describe(place))")
      }
      if offset == range.upperBound { break }
      offset = storage.clusterBoundary(after: offset)
    }
    for x in [-10, 0, width / 3, width, width + 10] {
      let hit = column.position(atX: x, in: place)
      precondition(range.lowerBound...range.upperBound ~= hit.offset, "a hit is in another row")
      precondition(
        storage.clusterBoundary(atOrBefore: hit.offset) == hit.offset,
        "a hit is in a cluster: \(hit.offset) of \(describe(place))")
    }
  }

  private func describe(_ place: RowPlace) -> String {
    let text = self.text
    let row = String(decoding: Array(text.utf8)[place.range], as: UTF8.self)
    return "\(place.range) \(row.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))"
  }

  /// Where text runs both ways arrows go somewhere else, unless the text ends.
  private func checkMotion() {
    var offset = 0
    while offset < storage.utf8Count {
      for motion in [VisualMotion.left, .right] {
        guard let step = column.visualStep(motion, from: TextPosition(offset: offset)) else { continue }
        let isAtEnd = offset == 0 || offset == storage.utf8Count
        precondition(
          step.offset != offset || isAtEnd,
          "an arrow leaves the caret where it is: \(motion) at \(offset) of \(describe(column.place(at: offset)))"
        )
        precondition(storage.clusterBoundary(atOrBefore: step.offset) == step.offset, "a step into a cluster")
      }
      offset = storage.clusterBoundary(after: offset)
    }
  }
}

/// Lays out by another text system, and counts.
@MainActor private final class CountingTextSystem: TextSystem {
  private let system: any TextSystem
  /// In bytes of text.
  private(set) var laidOutCount = 0

  init(_ system: any TextSystem) { self.system = system }

  func metrics(of font: Font) -> FontMetrics { system.metrics(of: font) }

  func layout(_ text: String, font: Font) -> any TextLayout {
    layout(text, font: font, direction: nil, reusing: nil)
  }

  func layout(
    _ text: String, font: Font, direction: TextDirection?, reusing previous: (any TextLayout)?
  ) -> any TextLayout {
    laidOutCount += text.utf8.count
    return system.layout(text, font: font, direction: direction, reusing: previous)
  }
}
