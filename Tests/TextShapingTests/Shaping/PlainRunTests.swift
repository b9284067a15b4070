import TestSupport
import Testing
import TextModel
import UICore

@testable import TextShaping

/// What is shaped without a look at scripts and directions is what would be shaped with it.
@MainActor @Suite(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)))
struct PlainRunTests {
  private static let system = TestFonts.shared

  @Test(arguments: 0..<16)
  func aPlainRunIsTheLineThatIsLookedAtClosely(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("abfijlTAVWox .,1-") + ["\u{E9}", "\t", "\u{2009}"]
    for _ in 0..<40 {
      let count = Int.random(in: 0...36, using: &generator)
      let text = String((0..<count).map { _ in letters.randomElement(using: &generator)! })
      for base in [nil, TextDirection.leftToRight, .rightToLeft] {
        let (line, close) = (line(text, base), Self.line(text, base))
        #expect(LineSignature(line) == LineSignature(close), "\(text.debugDescription)")
        #expect(line.pieces.map(\.shape.isSafe.atStart) == close.pieces.map(\.shape.isSafe.atStart))
        #expect(line.pieces.map(\.shape.inheritance) == close.pieces.map(\.shape.inheritance))
      }
    }
  }

  @Test func thirtyOneCharactersAreShapedAtOnceAndNoMore() {
    let long = String(repeating: "n ", count: 16)
    #expect(line(String(long.dropLast()), nil).pieces.count == 1)
    #expect(line(long, nil).pieces.count == Self.line(long, nil).pieces.count)
  }

  private func line(_ text: String, _ base: TextDirection?) -> ShapedLine {
    Self.system.makeLine(text, Self.system.set(TestFonts.body), base: base, reusing: nil)
  }

  private static func line(_ text: String, _ base: TextDirection?) -> ShapedLine {
    system.makeLineOfPieces(text, system.set(TestFonts.body), base: base, reusing: nil)
  }
}
