import TestSupport
import Testing
import UICore

@testable import TextShaping

/// Boxes, all of one width, and a stop every eight of them.
@MainActor @Suite struct TabStopsTests {
  private static let system = TestFonts.system([])

  private func line(_ text: String, reusing previous: ShapedLine? = nil) -> ShapedLine {
    Self.system.line(text, font: TestFonts.body, reusing: previous)
  }

  /// In boxes from the left edge.
  private func x(_ cluster: Int, in line: ShapedLine) -> Double {
    let offset = line.text.clusterOffsets[cluster]
    return line.caretX(at: TextPosition(offset: offset)) / self.line("a").width
  }

  @Test(arguments: [("\tb", 8), ("a\tb", 8), ("abcdefg\tb", 8), ("abcdefgh\tb", 16), ("a\t\tb", 16)])
  func aTabGoesToTheNextStop(_ text: String, _ stop: Double) {
    let line = line(text)
    #expect(x(text.count - 1, in: line) == stop)
    #expect(x(text.count, in: line) == stop + 1)
  }

  @Test func columnsStandBelowEachOther() {
    let rows = ["1\tone\tx", "22\ttwenty\tx", "333\tso many\tx"].map { line($0) }
    #expect(rows.allSatisfy { $0.width == rows[0].width })
  }

  @Test func fromTheRightStopsAreCountedFromTheRight() {
    let line = line("אב\tג")
    #expect(line.caretX(at: TextPosition(offset: 0)) == line.width)
    #expect(x(3, in: line) == 1)
    #expect(line.pixelWidth == self.line("abcdefgh1").pixelWidth)
  }

  @Test func textOfTheOtherDirectionStaysOnItsSideOfATab() {
    let line = line("אב ab\tג")
    let tab = line.spans(of: 7..<8)[0]
    #expect(line.spans(of: 0..<7).allSatisfy { $0.minX >= tab.maxX })
    #expect(line.spans(of: 8..<10).allSatisfy { $0.maxX <= tab.minX })
  }

  @Test func aTabFollowsWhatIsTypedBeforeIt() {
    var previous = line("\tend")
    for count in 1...9 {
      let text = String(repeating: "x", count: count) + "\tend"
      previous = line(text, reusing: previous)
      #expect(LineSignature(previous) == LineSignature(line(text)))
    }
  }

  @Test func aStopThatIsNearerThanHalfASpaceIsPassedOver() {
    let stops = TabStops(Self.system.set(TestFonts.body))
    #expect(stops.advance(from: 0) == stops.distance)
    #expect(stops.advance(from: stops.distance - stops.least) == stops.least)
    #expect(stops.advance(from: stops.distance - stops.least + 1) == stops.distance + stops.least - 1)
  }
}
