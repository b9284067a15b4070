import Glibc
import UICore

/// A line of some width, with round ends and corners, as a strip of triangles: each point forms one with the two
/// before it. They may lie over each other, and are to be added up before they are painted.
package struct StrokeStrip {
  /// Left and right edge in turn, in pixels.
  package private(set) var points: [Point] = []
  private let halfWidth: Double

  /// How far the point of a corner may stand out, in half widths. A curve's steps turn by less, and need no more
  /// than an edge in between; any other corner is rounded.
  package static let miterLimit = 1.02

  package init(_ line: some Sequence<Point>, halfWidth: Double) {
    self.halfWidth = halfWidth
    let line = Self.withoutRepetitions(line)
    guard let first = line.first, let last = line.last else { return }
    let ways = zip(line, line.dropFirst()).map { ($1 - $0).normalized }
    // A dot is a line that goes nowhere.
    let right = Point(x: 1, y: 0)
    addCap(at: first, ways.first ?? right, isStart: true)
    for (index, point) in line.enumerated().dropFirst().dropLast() {
      addCorner(at: point, from: ways[index - 1], to: ways[index])
    }
    addCap(at: last, ways.last ?? right, isStart: false)
  }

  private static func withoutRepetitions(_ line: some Sequence<Point>) -> [Point] {
    line.reduce(into: []) { kept, point in
      if kept.last.map({ $0.distance(to: point) > 0.01 }) ?? true { kept.append(point) }
    }
  }

  /// Half a disc, from its tip to the line's edges or back.
  private mutating func addCap(at centre: Point, _ way: Point, isStart: Bool) {
    let steps = 2 + Int(halfWidth.squareRoot())
    for step in 0...steps {
      let part = Double(isStart ? step : steps - step) / Double(steps)
      let (sine, cosine) = (sin(part * .pi / 2), cos(part * .pi / 2))
      let tip = centre + way.scaled(by: (isStart ? -1 : 1) * halfWidth * cosine)
      addPair(tip, way.quarterTurn.scaled(by: halfWidth * sine))
    }
  }

  private mutating func addCorner(at point: Point, from: Point, to: Point) {
    let turn = atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
    let reach = 1 / max(0.01, cos(turn / 2))
    guard reach > Self.miterLimit else {
      let normal = (from.quarterTurn + to.quarterTurn).normalized
      return addPair(point, normal.scaled(by: halfWidth * reach))
    }
    // Each of the two lines ends square, and a fan from the corner fills what is open outside.
    addPair(point, from.quarterTurn.scaled(by: halfWidth))
    addFan(at: point, from: from.quarterTurn.scaled(by: turn < 0 ? halfWidth : -halfWidth), by: turn)
    addPair(point, to.quarterTurn.scaled(by: halfWidth))
  }

  /// A sector of a disc that begins in one direction from its centre and goes on by an angle in radians.
  private mutating func addFan(at centre: Point, from start: Point, by angle: Double) {
    let steps = 1 + Int(abs(angle) / (.pi / 2) * (1 + halfWidth.squareRoot()))
    for step in 0...steps {
      points.append(centre + start.turned(by: angle * Double(step) / Double(steps)))
      points.append(centre)
    }
  }

  private mutating func addPair(_ point: Point, _ side: Point) {
    points.append(point + side)
    points.append(point - side)
  }

  /// The stretches of a line that may be seen in `area`: what lies far outside costs nothing.
  package static func pieces(of line: [Point], near area: Rect) -> [ArraySlice<Point>] {
    if line.count == 1, area.touches(line[0], line[0]) { return [line[...]] }
    var pieces: [ArraySlice<Point>] = []
    var start: Int?
    for index in line.indices.dropLast() {
      let isNear = area.touches(line[index], line[index + 1])
      if isNear, start == nil { start = index }
      if !isNear, let first = start {
        pieces.append(line[first...index])
        start = nil
      }
    }
    if let start { pieces.append(line[start...]) }
    return pieces
  }
}

extension Rect {
  /// Whether the rectangle around two points shares something with this one.
  fileprivate func touches(_ a: Point, _ b: Point) -> Bool {
    min(a.x, b.x) <= maxX && max(a.x, b.x) >= minX && min(a.y, b.y) <= maxY && max(a.y, b.y) >= minY
  }
}

extension Point {
  fileprivate var quarterTurn: Point { Point(x: -y, y: x) }

  /// Clockwise on the screen, in radians.
  fileprivate func turned(by angle: Double) -> Point {
    Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }

  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }

  fileprivate var normalized: Point {
    let length = distance(to: .zero)
    return length > 0 ? scaled(by: 1 / length) : Point(x: 1, y: 0)
  }
}
