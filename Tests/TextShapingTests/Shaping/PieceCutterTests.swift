import Testing
import UICore

@testable import TextShaping

@MainActor @Suite(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)))
struct PieceCutterTests {
  private func pieces(_ text: String) -> [LinePiece] {
    TestFonts.shared.makeLine(text, TestFonts.shared.set(TestFonts.body), base: nil, reusing: nil).pieces
  }

  @Test(arguments: ["the quick brown fox ", "AV", "漢字", "שלום ", "ب", "👍🏽", "x\u{301}\u{302}"])
  func piecesAreOfSimilarLengthAndCoverTheText(_ unit: String) {
    let text = String(repeating: unit, count: 400)
    let pieces = pieces(text)
    var end = 0
    for piece in pieces {
      #expect(piece.start == end)
      #expect((PieceCutter.pieceLength...3 * PieceCutter.longestPiece).contains(piece.shape.clusterCount))
      end = piece.end
    }
    #expect(end == text.utf8.count)
  }

  @Test func piecesOfTiedLettersKnowThatTheyAre() {
    let tied = pieces(String(repeating: "AV", count: 100))
    #expect(tied[0].shape.isSafe.atStart && !tied[0].shape.isSafe.atEnd && !tied[1].shape.isSafe.atStart)
    #expect(pieces(String(repeating: "a", count: 100)).allSatisfy { $0.shape.isSafe == (true, true) })
  }

  @Test func advancesAreWholePixelsThatAddUp() {
    let line = TestFonts.line("Hamburgefonstiv AVATAR", font: Font(size: 13.37))
    for run in line.runs {
      var x: Int32 = 0
      for glyph in run.glyphs {
        #expect(glyph.x == x)
        x += glyph.advance
      }
      #expect(x == Int32(run.width))
    }
  }

  @Test func marksStandOnTheirLetters() {
    // No composition exists: the mark is placed by the font, and takes no room.
    let run = TestFonts.line("x\u{301}").runs[0]
    #expect(run.glyphs.count == 2)
    #expect(run.glyphs[1].advance == 0)
    #expect(abs(run.glyphs[1].x - run.glyphs[0].advance) <= 4)
    #expect(run.width == Int(run.glyphs[0].advance))
  }
}
