import TestSupport
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

  /// Every offset has a place of its own on the way, whatever the levels.
  @Test(arguments: [TextDirection.leftToRight, .rightToLeft], 0...4)
  func pressesGoByEveryOffsetOnceFromEitherEnd(_ base: TextDirection, _ length: Int) {
    for text in Self.texts(of: length) {
      let line = line(text, base: base)
      let isForward: (VisualMotion) -> Bool = { ($0 == .right) == (base == .leftToRight) }
      for motion in [VisualMotion.left, .right] {
        let start = TextPosition(offset: isForward(motion) ? 0 : line.utf8Count)
        let way = [start] + presses(motion, from: start, in: line)
        #expect(way.map(\.offset).sorted() == text.clusterOffsets, "\(text.debugDescription)")
        #expect(way.last?.offset == (isForward(motion) ? line.utf8Count : 0), "\(text.debugDescription)")
      }
    }
  }

  /// Also from a caret that a click or an edit left beside text of the other direction.
  @Test(
    arguments: [TextDirection.leftToRight, .rightToLeft], 0...4)
  func eachPressChangesWhereTheNextEditHappens(_ base: TextDirection, _ length: Int) {
    for text in Self.texts(of: length) {
      let line = line(text, base: base)
      for offset in text.clusterOffsets {
        for affinity in [TextAffinity.upstream, .downstream] {
          let start = TextPosition(offset: offset, affinity: affinity)
          for motion in [VisualMotion.left, .right] {
            let way = [start] + presses(motion, from: start, in: line)
            for (from, to) in zip(way, way.dropFirst()) {
              #expect(from.offset != to.offset, "\(text.debugDescription)")
              let (old, new) = (line.carets(at: from.offset).strong, line.carets(at: to.offset).strong)
              #expect(motion == .right ? new > old : new < old, "\(text.debugDescription)")
            }
            let end = (motion == .right) == (base == .leftToRight) ? line.utf8Count : 0
            #expect(way.last?.offset == end, "\(text.debugDescription)")
          }
        }
      }
    }
  }

  private func presses(_ motion: VisualMotion, from start: TextPosition, in line: ShapedLine)
    -> [TextPosition]
  {
    var way: [TextPosition] = []
    while let next = line.position(motion, of: way.last ?? start), way.count <= 20 { way.append(next) }
    return way
  }

  @Test func leftThenRightComesBackToTheSameOffset() {
    for text in Self.texts(of: 4) {
      let line = line(text, base: nil)
      for offset in text.clusterOffsets {
        let start = line.strongPosition(at: offset)
        guard let left = line.position(.left, of: start) else { continue }
        #expect(line.position(.right, of: left)?.offset == offset, "\(text.debugDescription)")
      }
    }
  }

  /// `a ב`: End, Left, and Delete deletes the Hebrew letter. `abc אבג`: End, three times Left.
  @Test func arrowsGoByTheOffsetsOfTheRunAndThenBeforeIt() {
    let short = line("a ב", base: nil)
    #expect(offsets(.left, from: 4, in: short) == [2, 1, 0])
    #expect(offsets(.right, from: 0, in: short) == [1, 2, 4])
    #expect(offsets(.left, from: 10, in: line("abc אבג", base: nil)) == [6, 8, 4, 3, 2, 1, 0])
    #expect(offsets(.right, from: 10, in: line("אבג abc", base: nil)) == [8, 9, 7, 6, 4, 2, 0])
  }

  private func offsets(_ motion: VisualMotion, from start: Int, in line: ShapedLine) -> [Int] {
    presses(motion, from: TextPosition(offset: start), in: line).map(\.offset)
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
