import Testing
import TextModel
import UICore

@testable import TextShaping

@MainActor @Suite struct ShapedLineMotionTests {
  /// Latin, Hebrew, Arabic digits and European ones, a neutral, embeddings: all that levels are made of.
  private static let letters = ["a", "א", "\u{661}", "1", " ", "\u{202B}", "\u{202C}", "(", "\u{2067}"]

  /// Boxes: where letters stand does not depend on the fonts.
  private static let system = TestFonts.system([])

  private func line(_ text: String, base: TextDirection?) -> ShapedLine {
    Self.system.makeLine(text, Self.system.set(TestFonts.body), base: base, reusing: nil)
  }

  private static func texts(of length: Int) -> [String] {
    length == 0 ? [""] : texts(of: length - 1).flatMap { text in letters.map { text + $0 } }
  }

  @Test(arguments: [TextDirection.leftToRight, .rightToLeft], 0...4)
  func pressesReachTheEndAndPassEachGapOnce(_ base: TextDirection, _ length: Int) {
    for text in Self.texts(of: length) {
      let line = line(text, base: base)
      let clusters = line.runs.reduce(0) { $0 + $1.clusterCount }
      for offset in text.clusterOffsets {
        for affinity in [TextAffinity.upstream, .downstream] {
          let start = TextPosition(offset: offset, affinity: affinity)
          let gap = Int(line.caret(at: start).gap)
          #expect(presses(.right, from: start, in: line) == clusters - gap, "\(text.debugDescription)")
          #expect(presses(.left, from: start, in: line) == gap, "\(text.debugDescription)")
        }
      }
    }
  }

  /// The number of presses until the end, each of which must move the caret on.
  private func presses(_ motion: VisualMotion, from start: TextPosition, in line: ShapedLine) -> Int {
    var position = start
    var count = 0
    while let next = line.position(motion, of: position), count <= 20 {
      let (from, to) = (line.caretX(at: position), line.caretX(at: next))
      #expect(motion == .right ? to > from : to < from)
      position = next
      count += 1
    }
    let x = line.caretX(at: position)
    #expect(x == (motion == .right ? line.width : 0))
    return count
  }

  @Test func leftThenRightComesBackToTheSamePlace() {
    for text in Self.texts(of: 4) {
      let line = line(text, base: nil)
      for offset in text.clusterOffsets {
        let start = TextPosition(offset: offset)
        guard let left = line.position(.left, of: start) else { continue }
        let back = line.position(.right, of: left)
        #expect(back.map(line.caretX) == line.caretX(at: start), "\(text.debugDescription)")
      }
    }
  }

  @Test(.bug(id: "T78")) func leftAtTheRightEdgeOfHebrewGoesAfterTheFirstLetter() {
    let line = line("אבג", base: nil)
    let rightEdge = line.position(at: line.width + 1)
    #expect(rightEdge.offset == 0)
    #expect(line.position(.left, of: rightEdge)?.offset == 2)
    #expect(line.position(.right, of: rightEdge) == nil)
  }

  @Test func arrowsArriveAtTheEndOfTheTextWhereTheParagraphEnds() {
    let line = line("abc אבג", base: nil)
    var position = TextPosition(offset: 0)
    while let next = line.position(.right, of: position) { position = next }
    #expect(position == TextPosition(offset: 10))
  }

  @Test func anEmptyLineHasNowhereToGo() {
    let line = line("", base: nil)
    #expect(line.position(.left, of: TextPosition(offset: 0)) == nil)
    #expect(line.position(.right, of: TextPosition(offset: 0)) == nil)
    #expect(line.position(at: 5) == TextPosition(offset: 0))
    #expect(line.carets(at: 0) == TextCarets(strong: 0))
  }
}
