import TestSupport
import Testing
import TextModel
import UICore
import UITestHost

@testable import Controls

/// A cluster is 8 points wide, and a row holds ten of them.
@MainActor @Suite struct TextColumnTests {
  @Test func paragraphsAreLaidOutWhenAskedFor() {
    let fixture = Fixture((0..<1000).map { "line \($0)" }.joined(separator: "\n"))
    #expect(fixture.system.layoutCount == 0)
    #expect(fixture.column.paragraph(at: 3000).rows.count == 1)
    #expect(fixture.system.layoutCount == 1)
    _ = fixture.column.paragraph(at: 3001)
    #expect(fixture.system.layoutCount == 1)
  }

  @Test func aShortParagraphIsMeasuredAndDrawnByOneLayout() {
    let fixture = Fixture("one\ntwo")
    let place = fixture.column.place(at: 1)
    _ = fixture.column.layout(of: place)
    #expect(fixture.system.layoutCount == 1)
  }

  @Test func walkingGoesThroughEveryRowBothWays() {
    let fixture = Fixture("one two three\n\nfour five six\n")
    let rows = ["one two ", "three", "", "four five ", "six", ""]
    #expect(fixture.rows() == rows)
    var place: RowPlace? = fixture.column.lastPlace
    var backwards: [String] = []
    while let current = place {
      backwards.append(fixture.text(current.range))
      place = fixture.column.row(before: current)
    }
    #expect(backwards == rows.reversed())
  }

  @Test func anOffsetBetweenTwoRowsBelongsToEitherByItsAffinity() {
    let fixture = Fixture("one two three")
    #expect(fixture.column.place(of: TextPosition(offset: 8, affinity: .upstream)).index == 0)
    #expect(fixture.column.place(of: TextPosition(offset: 8)).index == 1)
  }

  @Test func aKeyInALongParagraphLaysOutAFewRows() {
    let fixture = Fixture(Array(repeating: "word", count: 20_000).joined(separator: " "))
    fixture.drawAll()
    let count = fixture.system.layoutCount
    fixture.insert("x", at: 50_000)
    fixture.drawAll()
    #expect(fixture.system.layoutCount - count < 10)
  }

  @Test func aKeyKeepsTheLayoutsOfAllOtherRows() {
    let fixture = Fixture("one two three four five six seven eight\nnine ten")
    let before = fixture.layouts()
    fixture.insert("x", at: 2)
    let after = fixture.layouts()
    let changed = zip(before, after).filter { $0 !== $1 }
    #expect(before.count == after.count)
    #expect(changed.count == 1)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func whatIsMendedIsWhatWouldBeSetAnew(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = Fixture("one two three four\n\nfive-six 漢字かな seven eight nine ten eleven")
    let pieces = ["a", " ", "\n", "word ", "-", "漢", "👨‍👩‍👧", "\u{301}", "longlonglonglonglong", "של", "", ""]
    for step in 0..<300 {
      let count = fixture.column.utf8Count
      let lower = Int.random(in: 0...count, using: &random)
      let upper = min(count, lower + [0, 0, 1, 3, 12].randomElement(using: &random)!)
      fixture.replace(lower..<upper, with: pieces.randomElement(using: &random)!)
      // Some edits come before anybody looks.
      if step % 3 == 0 { continue }
      let fresh = Fixture(fixture.text(0..<fixture.column.utf8Count))
      #expect(fixture.rows() == fresh.rows())
      #expect(fixture.drawnRows() == fixture.rows())
      #expect(fixture.directions() == fresh.directions())
      #expect(fixture.layouts().map(\.baseDirection) == fresh.layouts().map(\.baseDirection))
    }
  }

  @Test(arguments: [
    ("שלום abc defg hijk lmno", TextDirection.rightToLeft), ("abc defghi שלום שלום שלום", .leftToRight),
    ("(123) 4567 אב abc", .rightToLeft),
  ])
  func allRowsOfAParagraphRunInItsDirection(_ text: String, _ direction: TextDirection) {
    let fixture = Fixture(text)
    #expect(fixture.rows().count > 1)
    #expect(fixture.layouts().allSatisfy { $0.baseDirection == direction })
  }

  @Test func aFirstLetterOfTheOtherDirectionTurnsAllRowsOfItsParagraph() {
    let fixture = Fixture("one two three four\nfive six seven")
    _ = fixture.layouts()
    fixture.insert("א", at: 0)
    #expect(
      fixture.layouts().map(\.baseDirection) == [
        .rightToLeft, .rightToLeft, .leftToRight, .leftToRight,
      ])
    fixture.replace(0..<2, with: "")
    #expect(fixture.layouts().allSatisfy { $0.baseDirection == .leftToRight })
  }

  @Test func rowsWithTabsAreMeasuredFromTheirOwnStart() {
    let words = (0..<200).map { String(repeating: "x", count: 1 + $0 * 7 % 5) }
    let fixture = Fixture(words.joined(separator: "\t"), system: TabbedTextSystem())
    let layouts = fixture.layouts()
    #expect(layouts.count > 50)
    for (row, layout) in zip(fixture.rows(), layouts).dropLast() {
      // The tab at the end hangs over.
      let width = layout.caretX(at: TextPosition(offset: row.utf8.count - 1))
      #expect(width <= 80 && layout.width > 80 - 5 * 8, "\(row.debugDescription)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func stretchesOfLongLinesCoverThemWithoutGaps(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let start = Array(repeating: "one two three 漢字かな", count: 20).joined(separator: " ")
    let fixture = Fixture(start, cutter: StretchCutter(longest: 100, usual: 40))
    let pieces = [
      "a", " ", "\n", "word ", "漢", "\u{301}", "longlonglonglonglong", "של", "", "", start, "one\ntwo",
    ]
    for step in 0..<250 {
      let count = fixture.column.utf8Count
      let lower = Int.random(in: 0...count, using: &random)
      let upper = min(count, lower + [0, 0, 1, 3, 12, 200].randomElement(using: &random)!)
      fixture.replace(lower..<upper, with: pieces.randomElement(using: &random)!)
      // Some of it is looked at, and laid out, before the rest.
      let place = Int.random(in: 0...fixture.column.utf8Count, using: &random)
      let affinity: TextAffinity = step % 2 == 0 ? .upstream : .downstream
      let row = fixture.column.place(of: TextPosition(offset: place, affinity: affinity))
      #expect(row.range.contains(place) || row.range.upperBound == place)
      if step % 3 == 0 { fixture.expectWholeness() }
    }
  }

  /// Around each size that is measured at once, so that a cluster is cut off at its end.
  @Test(
    .bug(id: "pop-os/cosmic-term#909"),
    .bug(id: "xtermjs/xterm.js#4507"),
    arguments: ["xe", "e", "x e", "x\te", "\te", "word e", "漢e"],
    [126, 127, 128, 255, 510, 511, 512, 513, 1024, 10_000])
  func aClusterLongerThanWhatIsMeasuredAtOnceStandsInARow(_ start: String, _ marks: Int) {
    let text = start + String(repeating: "\u{301}", count: marks)
    for system: any TextSystem in [FixedTextSystem(), TabbedTextSystem()] {
      let fixture = Fixture(text + "!\n" + text, system: system)
      #expect(fixture.rows().joined(separator: "|").utf8.elementsEqual((text + "!|" + text).utf8))
      fixture.insert("x", at: 0)
      #expect(fixture.rows().first == "x" + text + "!")
    }
  }

  @Test(.bug(id: "T43")) func ofALineOfMegabytesOnlySomeIsLaidOut() {
    let fixture = Fixture(String(repeating: "word ", count: 800_000))
    for offset in [4_000_000, 0, 2_000_000] { _ = fixture.column.place(at: offset) }
    #expect(fixture.system.laidOutCount < 300_000)
    let before = fixture.system.laidOutCount
    fixture.insert("x", at: 2_000_000)
    _ = fixture.column.place(at: 2_000_000)
    #expect(fixture.system.laidOutCount - before < 10_000)
  }

  @Test func farParagraphsAreLetGo() {
    let fixture = Fixture(Array(repeating: "line", count: 400).joined(separator: "\n"))
    _ = fixture.rows()
    fixture.column.trim(to: 0..<20)
    #expect(fixture.column.paragraphs.count == 5)
  }
}

/// A column and its text.
@MainActor private final class Fixture {
  let system: FixedTextSystem
  let content: TextContent
  let column: TextColumn

  init(
    _ text: String, system: any TextSystem = FixedTextSystem(), cutter: StretchCutter = StretchCutter()
  ) {
    self.system = (system as? FixedTextSystem) ?? FixedTextSystem()
    content = TextContent(TextEditor(LineStorage(), isMultiLine: true))
    _ = content.edit { $0.setText(text) }
    column = TextColumn(content, font: Font(size: 12), width: 80, system: system, cutter: cutter)
  }

  func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  func replace(_ range: Range<Int>, with text: String) {
    _ = content.edit {
      $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
      return nil
    }
    if let edit = content.edit({ $0.insert(text, kind: .paste, at: .zero) }) { column.follow(edit) }
  }

  func text(_ range: Range<Int>) -> String { content.editor.storage.lines.text(in: range) }

  func places() -> [RowPlace] { Array(sequence(first: column.place(at: 0)) { self.column.row(after: $0) }) }
  func rows() -> [String] { places().map { text($0.range) } }
  func layouts() -> [any TextLayout] { places().map { column.layout(of: $0) } }
  /// For each row whether its paragraph runs one way, and whether it starts at the right.
  func directions() -> [[Bool]] {
    places().map { [$0.paragraph.direction.isSimple, $0.paragraph.direction.startsAtRight] }
  }

  /// The rows are the text, one after the other and both ways, and none is empty that need not be.
  func expectWholeness(location: SourceLocation = #_sourceLocation) {
    let places = places()
    let (text, count) = (Array(text(0..<column.utf8Count).utf8), column.utf8Count)
    var start = 0
    for place in places {
      let range = place.range
      let isEmptyLine =
        (start == 0 || text[start - 1] == 0x0A)
        && (range.upperBound == count || text[range.upperBound] == 0x0A)
      #expect(range.lowerBound == start && (!range.isEmpty || isEmptyLine), sourceLocation: location)
      #expect(!text[range].contains(0x0A), sourceLocation: location)
      let isNewline = range.upperBound < count && text[range.upperBound] == 0x0A
      #expect(place.isLastOfParagraph == (isNewline || range.upperBound == count), sourceLocation: location)
      start = range.upperBound + (isNewline ? 1 : 0)
    }
    #expect(start == count || text.last == 0x0A, sourceLocation: location)
    #expect(drawnRows() == rows(), sourceLocation: location)
    let backwards = Array(sequence(first: column.lastPlace) { self.column.row(before: $0) })
    #expect(backwards.map(\.range) == places.map(\.range).reversed(), sourceLocation: location)
  }

  func drawAll() { _ = layouts() }

  func drawnRows() -> [String] { layouts().map { ($0 as? FixedTextLayout)?.text ?? "" } }
}
