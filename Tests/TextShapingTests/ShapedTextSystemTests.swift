import Testing
import TextModel
import UICore

@testable import TextShaping

@MainActor @Suite struct ShapedTextSystemTests {
  @Test(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)), arguments: Sample.all)
  func everyScriptIsDrawnWithoutBoxes(_ sample: Sample) {
    let line = TestFonts.line(sample.text)
    #expect(!line.hasMissingGlyphs)
    #expect(line.runs.reduce(0) { $0 + $1.clusterCount } == sample.clusters)
    if let glyphs = sample.glyphs { #expect(line.glyphCount == glyphs) }
  }

  @Test(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)), arguments: Sample.all)
  func runsCoverTheLineFromLeftToRightWithoutGaps(_ sample: Sample) {
    let line = TestFonts.line(sample.text)
    var x = 0
    for run in line.runs {
      #expect(run.x == x)
      x += run.width
    }
    #expect(x == line.pixelWidth)
    #expect(line.runs.map(\.bytes.count).reduce(0, +) == sample.text.utf8.count)
  }

  @Test(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
  func widthIsInPointsAndPixelsFollowTheScale() {
    let double = TestFonts.system(TestFonts.latin, scale: 2)
    let single = TestFonts.system(TestFonts.latin, scale: 1)
    let (a, b) = (double.line("Hello", font: TestFonts.body), single.line("Hello", font: TestFonts.body))
    #expect(a.runs[0].font?.pixelSize == 32)
    #expect(a.width == Double(a.pixelWidth) / 2)
    #expect(abs(a.width - b.width) <= 5)
    #expect(double.metrics(of: TestFonts.body) == a.metrics)
    #expect(a.metrics.lineHeight > 16)
  }

  @Test(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
  func shortLinesAreRemembered() {
    let system = TestFonts.system(TestFonts.latin)
    let first = system.line("Return", font: TestFonts.body)
    #expect(system.line("Return", font: TestFonts.body) === first)
    #expect(system.shapedClusterCount == 6)
    for number in 0..<2_000 { _ = system.line("key \(number)", font: TestFonts.body) }
    #expect(system.line("Return", font: TestFonts.body) !== first, "the cache is bounded")
  }

  @Test(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
  func whatIsTypedIsNotRemembered() {
    let system = TestFonts.system(TestFonts.latin)
    weak var typed: ShapedLine?
    do { typed = system.line("secret", font: TestFonts.body, reusing: nil) }
    #expect(typed == nil)
  }

  @Test(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
  func oneFontIsMatchedOnceAndFallbacksOnlyWhenNeeded() {
    let system = TestFonts.system()
    _ = system.line("plain text, 1234", font: TestFonts.body)
    _ = system.line("more of it", font: TestFonts.body)
    #expect(system.catalog.matchCount == 1)
    _ = system.line("שלום", font: TestFonts.body)
    _ = system.line("עולם", font: TestFonts.body)
    #expect(system.catalog.matchCount <= 3, "one match serves a script")
  }

  @Test(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)))
  func aPartOfALineRunsAsTheWholeDoes() {
    let system = TestFonts.system()
    let text = "abc שלום."
    #expect(system.line(text, font: TestFonts.body, reusing: nil).baseDirection == .leftToRight)
    let part = system.line(text, font: TestFonts.body, direction: .rightToLeft, reusing: nil)
    #expect(part.baseDirection == .rightToLeft)
    #expect(part.runs.last?.bytes.lowerBound == 0, "what comes first stands at the right")
  }

  @Test func fontsAreLetGoOfOnceThereAreMany() {
    let system = TestFonts.system([])
    for size in 1...200 { _ = system.line("a", font: Font(size: Double(size))) }
    #expect((1...ShapedTextSystem.setLimit).contains(system.sets.count))
  }

  /// Nobody sees more than some marks of a letter; all of them would be shaped for every key beside it.
  @Test(
    .bug(id: "microsoft/PyRIT#835"),
    .enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
  func ofAClusterOfThousandsOfMarksAFewAreShaped() {
    let system = TestFonts.system(TestFonts.latin)
    let cluster = "e" + String(repeating: "\u{301}", count: 10_000)
    let text = String(repeating: "word ", count: 20) + cluster
    let line = system.line(text, font: TestFonts.body, reusing: nil)
    #expect(line.utf8Count == text.utf8.count)
    #expect(line.glyphCount < 400)
    let typed = system.line(text + "x", font: TestFonts.body, reusing: line)
    #expect(typed.glyphCount == line.glyphCount + 1)
    #expect(typed.caretX(at: TextPosition(offset: text.utf8.count)) == line.width)
    // A cut cluster in the middle of a piece, right to left too.
    for text in ["ab" + cluster + "cd", "אב" + "ג" + String(repeating: "\u{5B8}", count: 3_000) + "ד"] {
      let line = system.line(text, font: TestFonts.body, reusing: nil)
      let clusters = line.runs.reduce(0) { $0 + $1.clusterCount }
      #expect(clusters == text.count)
      #expect(line.glyphCount < 400)
    }
  }

  // MARK: - Degrading

  @Test func withoutFontsTextIsBoxesAndItIsSaidOnce() {
    var notices: [TextShapingNotice] = []
    let system = TestFonts.system([]) { notices.append($0) }
    let line = system.line("ab שלום 👍", font: TestFonts.body)
    _ = system.line("more", font: Font(size: 20))
    #expect(notices == [.noFonts])
    #expect(line.runs.allSatisfy { $0.font == nil })
    #expect(line.glyphCount == 9)
    #expect(line.width > 0)
    #expect(line.metrics.lineHeight > 0)
  }

  @Test(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
  func withoutAnEmojiFontEmojiAreBoxesAndItIsSaidOnce() {
    var notices: [TextShapingNotice] = []
    let system = TestFonts.system(TestFonts.latin) { notices.append($0) }
    let line = system.line("a👍b👨‍👩‍👧", font: TestFonts.body)
    #expect(notices == [.noEmojiFont])
    #expect(line.glyphCount == 4)
    #expect(line.runs.filter { $0.font == nil }.reduce(0) { $0 + $1.glyphs.count } == 2)
  }

  @Test(.enabled(if: TestFonts.hasEmoji, Comment(rawValue: TestFonts.needsEmoji)))
  func colourFontsAreNotUsedWhereTheDisplayCannotShowThem() {
    let options = TextShapingOptions(allowsColorGlyphs: false)
    var notices: [TextShapingNotice] = []
    let system = TestFonts.system(options: options) { notices.append($0) }
    let line = system.line("👍", font: TestFonts.body)
    #expect(notices == [.noColorGlyphs])
    #expect(line.runs.allSatisfy { $0.font?.isColor != true })
  }

  @Test(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
  func missingCharactersAreBoxesAsWideAsTheirAdvance() {
    let system = TestFonts.system(TestFonts.latin)
    let line = system.line("a\u{13000}\u{13001}b", font: TestFonts.body)
    #expect(line.runs.map { $0.font == nil } == [false, true, false])
    #expect(line.runs[1].glyphs.map(\.x) == [0, line.runs[1].glyphs[0].advance])
    // Failures are remembered too.
    let matches = system.catalog.matchCount
    _ = system.line("\u{13000}x\u{13001}", font: TestFonts.body)
    #expect(system.catalog.matchCount == matches)
  }
}
