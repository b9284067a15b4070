import Glibc
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

  /// A signature's corners: as far from the line as half its width everything is inside, and nothing further out.
  @Test(arguments: [0.0, 10, 20, 45, 90, 120, 150, 170, 179, 180, -30, -90, -135, -179])
  func cornersAreAsWideAsTheLine(_ degrees: Double) {
    let turn = degrees * .pi / 180
    let line = [
      Point(x: 0, y: 0), Point(x: 40, y: 0), Point(x: 40 + 40 * cos(turn), y: 40 * sin(turn)),
    ]
    let strip = StrokeStrip(line, halfWidth: 6)
    for x in stride(from: -12.0, to: 92, by: 1) {
      for y in stride(from: -52.0, to: 52, by: 1) {
        let point = Point(x: x, y: y)
        let distance = zip(line, line.dropFirst()).map { point.distance(from: $0, to: $1) }.min() ?? 0
        if distance < 6 * 0.93 { #expect(strip.covers(point), "\(point) is \(distance) from the line") }
        if distance > 6 * 1.03 { #expect(!strip.covers(point), "\(point) is \(distance) from the line") }
      }
    }
  }

  @Test func onePointIsADot() {
    let area = Rect(x: 0, y: 0, width: 10, height: 10)
    let pieces = StrokeStrip.pieces(of: [Point(x: 5, y: 5)], near: area)
    #expect(pieces.count == 1)
    #expect(StrokeStrip(pieces.first ?? [], halfWidth: 3).covers(Point(x: 5, y: 7)))
    #expect(StrokeStrip.pieces(of: [Point(x: 50, y: 5)], near: area).isEmpty)
    #expect(StrokeStrip.pieces(of: [], near: area).isEmpty)
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

extension StrokeStrip {
  /// Whether one of the triangles holds the point.
  fileprivate func covers(_ point: Point) -> Bool {
    (2..<max(2, points.count)).contains { index in
      let (a, b, c) = (points[index - 2], points[index - 1], points[index])
      let sides = [side(of: point, a, b), side(of: point, b, c), side(of: point, c, a)]
      let hasArea = abs(side(of: a, b, c)) > 1e-9
      return hasArea && (sides.allSatisfy { $0 >= -1e-9 } || sides.allSatisfy { $0 <= 1e-9 })
    }
  }

  private func side(of point: Point, _ a: Point, _ b: Point) -> Double {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }
}

extension Point {
  fileprivate func distance(from a: Point, to b: Point) -> Double {
    let way = b - a
    let part = ((x - a.x) * way.x + (y - a.y) * way.y) / max(1e-9, way.x * way.x + way.y * way.y)
    let clamped = min(1, max(0, part))
    return distance(to: Point(x: a.x + way.x * clamped, y: a.y + way.y * clamped))
  }
}
