import Testing
import TextModel
import UICore

@testable import TextShaping

@MainActor @Suite(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
struct ShapedLineTests {
  @Test func longLinesDoNotWrapAroundAndYieldOnlyVisibleRuns() {
    let system = TestFonts.system(TestFonts.latin)
    let line = system.line(String(repeating: "wide words ", count: 2_000), font: Font(size: 40))
    #expect(line.pixelWidth > 3 * 65_536)
    let minX = 150_000
    let runs = line.runs(from: minX, to: minX + 800)
    #expect(runs.count < 20)
    #expect(runs[0].x <= minX && runs[0].x + runs[0].width > minX)
    #expect(runs[runs.count - 1].x < minX + 800)
    #expect(runs[runs.count - 1].x + runs[runs.count - 1].width >= minX + 800)
    #expect(line.position(at: line.width - 1).offset > 21_990)
  }

  @Test func runsOfAStretchAreThoseThatTouchIt() {
    let line = TestFonts.system().line("abc אבג def 123 (שלום) xyz", font: TestFonts.body)
    for minX in stride(from: -10, to: line.pixelWidth + 10, by: 7) {
      let expected = line.runs.filter { $0.x < minX + 20 && $0.x + $0.width > minX }.map(\.x)
      #expect(line.runs(from: minX, to: minX + 20).filter { $0.x + $0.width > minX }.map(\.x) == expected)
    }
    #expect(line.runs(from: 5, to: 5).isEmpty)
  }

  @Test(.bug(id: "T09")) func clustersOfManyMarksAreOneCaretStop() {
    let text = String(repeating: "e" + String(repeating: "\u{301}", count: 200), count: 20)
    let line = TestFonts.system(TestFonts.latin).line(text, font: TestFonts.body)
    #expect(line.runs.reduce(0) { $0 + $1.clusterCount } == 20)
    var position = TextPosition(offset: 0)
    var count = 0
    while let next = line.position(.right, of: position) {
      position = next
      count += 1
    }
    #expect(count == 20)
  }

  @Test func aLineRunsInTheDirectionOfItsParagraph() {
    let system = TestFonts.system([])
    func spans(_ text: String, _ direction: TextDirection) -> [TextSpan] {
      let line = system.layout(text, font: TestFonts.body, direction: direction, reusing: nil)
      #expect(line.baseDirection == direction)
      return line.spans(of: 0..<2)
    }
    let box = system.line("1", font: TestFonts.body).width
    // Neither has a letter that would decide.
    #expect(spans("12 34", .leftToRight) == [TextSpan(minX: 0, maxX: 2 * box)])
    #expect(spans("12 34", .rightToLeft) == [TextSpan(minX: 3 * box, maxX: 5 * box)])
    // And here its own first letter would decide otherwise.
    #expect(spans("אב ab", .leftToRight) == [TextSpan(minX: box, maxX: 2 * box)])
    #expect(spans("ab אב", .rightToLeft) == [TextSpan(minX: 3 * box, maxX: 5 * box)])
  }
}
