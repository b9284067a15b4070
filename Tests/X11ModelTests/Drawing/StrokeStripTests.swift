import Testing
import UICore

@testable import X11Model

@Suite struct StrokeStripTests {
  private let straight = [Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 100, y: 0)]

  /// The area of the strip's triangles, however they are turned.
  private func area(of strip: StrokeStrip) -> Double {
    let points = strip.points
    return (2..<max(2, points.count)).reduce(0) { sum, index in
      let (a, b, c) = (points[index - 2], points[index - 1], points[index])
      return sum + abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
    }
  }

  @Test func lineIsAsWideAsAskedWithRoundEnds() {
    let strip = StrokeStrip(straight, halfWidth: 4)
    #expect(strip.points.map(\.y).max() == 4)
    #expect(strip.points.map(\.y).min() == -4)
    #expect(strip.points.map(\.x).min() == -4)
    #expect(strip.points.map(\.x).max() == 104)
    let disc = Double.pi * 16
    #expect(abs(area(of: strip) - (800 + disc)) < 0.1 * disc)
  }

  @Test func dotIsADisc() {
    let strip = StrokeStrip([Point(x: 5, y: 5), Point(x: 5, y: 5)], halfWidth: 10)
    let disc = Double.pi * 100
    #expect(abs(area(of: strip) - disc) < 0.1 * disc)
  }

  @Test func noPointsAreNothing() { #expect(StrokeStrip([Point](), halfWidth: 4).points.isEmpty) }

  @Test func sharpCornerDoesNotStandOut() {
    let corner = [Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 0, y: 1)]
    for point in StrokeStrip(corner, halfWidth: 4).points {
      let distance = corner.map { $0.distance(to: point) }.min() ?? 0
      #expect(point.x < 107 && distance < 104)
    }
  }

  @Test func linesFarFromTheAreaAreLeftOut() {
    let area = Rect(x: 40, y: -10, width: 20, height: 20)
    let line = (0...10).map { Point(x: Double($0) * 10, y: 0) }
    let pieces = StrokeStrip.pieces(of: line, near: area)
    #expect(pieces.count == 1)
    #expect(pieces.first.map { $0.map(\.x) } == [30, 40, 50, 60, 70])
    #expect(StrokeStrip.pieces(of: line.map { $0 + Point(x: 0, y: 50) }, near: area).isEmpty)
  }

  @Test func lineThatLeavesAndComesBackIsTwoPieces() {
    let area = Rect(x: 0, y: 0, width: 10, height: 10)
    let line = [(5, 5), (5, 50), (50, 50), (50, 60), (60, 5), (5, 6)].map { Point(x: $0.0, y: $0.1) }
    #expect(StrokeStrip.pieces(of: line, near: area).map(\.count) == [2, 2])
  }
}
