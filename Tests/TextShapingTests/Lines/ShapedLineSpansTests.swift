import TestSupport
import Testing
import UICore

@testable import TextShaping

@MainActor @Suite struct ShapedLineSpansTests {
  /// Boxes, all of one width.
  private static let system = TestFonts.system([])

  private func spans(_ text: String, _ clusters: Range<Int>) -> [Range<Int>] {
    let line = Self.system.line(text, font: TestFonts.body)
    let box = line.width / Double(text.count)
    let offsets = text.clusterOffsets
    return line.spans(of: offsets[clusters.lowerBound]..<offsets[clusters.upperBound]).map {
      Int(($0.minX / box).rounded())..<Int(($0.maxX / box).rounded())
    }
  }

  @Test func selectionInOneDirectionIsOneRectangle() {
    #expect(spans("abcdef", 1..<4) == [1..<4])
    #expect(spans("אבגד", 1..<3) == [1..<3])
    #expect(spans(String(repeating: "ab ", count: 100), 7..<290) == [7..<290])
  }

  @Test func selectionAcrossADirectionIsSeveral() {
    // abc אבג: the two letters nearest to "abc " on the screen are the last ones of the text.
    #expect(spans("abc אבג", 2..<5) == [2..<4, 6..<7])
    #expect(spans("abc אבג", 0..<7) == [0..<7])
    #expect(spans("abc אבג def", 5..<9) == [4..<6, 7..<9])
    #expect(spans("אבג abc", 1..<6) == [0..<2, 3..<6])
  }

  @Test func nothingSelectedIsNoRectangle() {
    #expect(spans("abc", 1..<1) == [])
    #expect(spans("", 0..<0) == [])
  }

  @Test func widthsOfTheSpansAreThoseOfTheClusters() {
    let text = "ab אב 12 ג cd"
    for first in 0..<text.count {
      for last in first..<text.count {
        #expect(spans(text, first..<last).reduce(0) { $0 + $1.count } == last - first)
      }
    }
  }
}
