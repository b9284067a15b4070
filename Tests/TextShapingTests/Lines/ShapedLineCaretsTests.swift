import TestSupport
import Testing
import TextModel
import UICore

@testable import TextShaping

@MainActor @Suite(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)))
struct ShapedLineCaretsTests {
  @Test(arguments: Sample.all)
  func everyCaretIsHitWhereItStands(_ sample: Sample) {
    let line = TestFonts.line(sample.text)
    for offset in sample.text.clusterOffsets {
      for affinity in [TextAffinity.upstream, .downstream] {
        let x = line.caretX(at: TextPosition(offset: offset, affinity: affinity))
        #expect((0...line.width).contains(x))
        #expect(line.caretX(at: line.position(at: x)) == x)
      }
    }
  }

  @Test(arguments: Sample.all)
  func eachHitIsOnABoundaryAndNoOtherIsNearer(_ sample: Sample) {
    let line = TestFonts.line(sample.text)
    let offsets = sample.text.clusterOffsets
    let carets = offsets.flatMap { offset in
      [TextAffinity.upstream, .downstream].map { line.caretX(at: TextPosition(offset: offset, affinity: $0)) }
    }
    for x in stride(from: -3.25, to: line.width + 4, by: 0.5) {
      let position = line.position(at: x)
      #expect(offsets.contains(position.offset))
      let distance = abs(line.caretX(at: position) - x)
      #expect(carets.allSatisfy { abs($0 - x) >= distance })
    }
  }

  @Test(arguments: ["Hamburg", "Tiếng Việt", "สวัสดี", "漢字かな", "क्षि", "👨‍👩‍👧a👍🏽"])
  func caretsGoRightInLeftToRightText(_ text: String) {
    let line = TestFonts.line(text)
    let carets = text.clusterOffsets.map { line.caretX(at: TextPosition(offset: $0)) }
    #expect(carets == carets.sorted())
    #expect(Set(carets).count == carets.count)
    #expect(carets.last == line.width)
    #expect(line.baseDirection == .leftToRight)
  }

  @Test(arguments: ["שלום עולם", "مرحبا بالعالم"])
  func caretsGoLeftInRightToLeftText(_ text: String) {
    let line = TestFonts.line(text)
    let carets = text.clusterOffsets.map { line.caretX(at: TextPosition(offset: $0)) }
    #expect(carets == carets.sorted(by: >))
    #expect(Set(carets).count == carets.count)
    #expect(carets.first == line.width)
    #expect(line.baseDirection == .rightToLeft)
  }

  @Test func clustersOfALigatureShareItsWidth() {
    // LAM with ALEF is one glyph in every Arabic font.
    let line = TestFonts.line("لا")
    #expect(line.glyphCount == 1)
    #expect(line.caretX(at: TextPosition(offset: 0)) == line.width)
    #expect(abs(line.caretX(at: TextPosition(offset: 2)) - line.width / 2) <= 0.5)
    #expect(line.caretX(at: TextPosition(offset: 4)) == 0)
  }

  @Test func offsetsWithinAClusterAreItsStart() {
    let line = TestFonts.line("a👍b")
    let start = line.caretX(at: TextPosition(offset: 1))
    for offset in 1..<5 {
      #expect(line.caretX(at: TextPosition(offset: offset)) == start)
      #expect(line.caretX(at: TextPosition(offset: offset, affinity: .upstream)) == start)
    }
    #expect(line.caretX(at: TextPosition(offset: -1)) == 0)
    #expect(line.caretX(at: TextPosition(offset: 99)) == line.width)
  }

  // MARK: - Two carets

  @Test func caretSplitsWhereTheDirectionChanges() {
    let line = TestFonts.line("ab שלום cd")
    let word = line.spans(of: 3..<11)
    #expect(word.count == 1)
    // Latin typed before the word appears at its left; Hebrew at its right, where it begins.
    #expect(line.carets(at: 3) == TextCarets(strong: word[0].minX, weak: word[0].maxX))
    #expect(line.carets(at: 11) == TextCarets(strong: word[0].maxX, weak: word[0].minX))
    #expect(line.carets(at: 1).weak == nil)
    #expect(line.carets(at: 5).weak == nil)
  }

  @Test func strongCaretIsTheParagraphs() {
    let line = TestFonts.line("שלום abc")
    // At the end: Hebrew typed goes to the left edge, Latin goes on after the word.
    let carets = line.carets(at: 12)
    #expect(carets.strong == 0)
    #expect(carets.weak == line.spans(of: 9..<12)[0].maxX)
  }

  @Test func textOfOneDirectionHasOneCaret() {
    for text in ["", "abc", "שלום", "a b 1"] {
      let line = TestFonts.line(text)
      for offset in text.clusterOffsets { #expect(line.carets(at: offset).weak == nil) }
    }
  }
}
