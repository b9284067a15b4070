/// A small monochrome drawing: strokes with round ends in a unit square, `y` down.
///
/// Fonts differ in the arrows they have; strokes look the same everywhere and stay smooth at any scale.
public struct Icon: Sendable, Hashable {
  /// Open or closed lines; a closed one repeats its first point.
  public var strokes: [[Point]]
  /// The stroke's width as a fraction of the square's side.
  public var lineWidth: Double
  /// Whether it points along the way of reading, as an arrow back does, and is mirrored with it.
  public var isDirectional: Bool

  /// An icon of such strokes, in a unit square.
  public init(strokes: [[Point]], lineWidth: Double = 0.09, isDirectional: Bool = false) {
    self.strokes = strokes
    self.lineWidth = lineWidth
    self.isDirectional = isDirectional
  }

  /// The icon as it looks where reading goes that way.
  public func directed(_ direction: LayoutDirection) -> Icon {
    guard isDirectional, direction == .rightToLeft else { return self }
    var icon = self
    icon.strokes = strokes.map { $0.map { Point(x: 1 - $0.x, y: $0.y) } }
    return icon
  }
}

extension Icon {
  private static func line(_ coordinates: Double...) -> [Point] {
    stride(from: 0, to: coordinates.count, by: 2).map {
      Point(x: coordinates[$0], y: coordinates[$0 + 1])
    }
  }

  /// Shift: an arrow up.
  public static let shift = Icon(strokes: [
    line(0.5, 0.14, 0.86, 0.52, 0.66, 0.52, 0.66, 0.84, 0.34, 0.84, 0.34, 0.52, 0.14, 0.52, 0.5, 0.14)
  ])
  /// ``shift`` over a bar: capitals stay on.
  public static let capsLock = Icon(strokes: [
    line(0.5, 0.08, 0.86, 0.44, 0.66, 0.44, 0.66, 0.7, 0.34, 0.7, 0.34, 0.44, 0.14, 0.44, 0.5, 0.08),
    line(0.34, 0.88, 0.66, 0.88),
  ])
  /// The key that deletes backwards.
  public static let deleteBackward = Icon(strokes: [
    line(0.34, 0.22, 0.94, 0.22, 0.94, 0.78, 0.34, 0.78, 0.06, 0.5, 0.34, 0.22),
    line(0.5, 0.38, 0.76, 0.62), line(0.76, 0.38, 0.5, 0.62),
  ])
  /// The key that puts the keyboard away.
  public static let hideKeyboard = Icon(strokes: [
    line(0.08, 0.16, 0.92, 0.16, 0.92, 0.6, 0.08, 0.6, 0.08, 0.16),
    line(0.24, 0.3, 0.26, 0.3), line(0.49, 0.3, 0.51, 0.3), line(0.74, 0.3, 0.76, 0.3),
    line(0.3, 0.46, 0.7, 0.46), line(0.36, 0.78, 0.5, 0.92, 0.64, 0.78),
  ])
  /// The Return key.
  public static let returnKey = Icon(strokes: [
    line(0.86, 0.2, 0.86, 0.56, 0.16, 0.56), line(0.36, 0.34, 0.14, 0.56, 0.36, 0.78),
  ])
  /// Down, to what unfolds.
  public static let chevronDown = Icon(strokes: [line(0.22, 0.38, 0.5, 0.66, 0.78, 0.38)])
  /// Up, to what is above.
  public static let chevronUp = Icon(strokes: [line(0.22, 0.64, 0.5, 0.36, 0.78, 0.64)])
  /// Back, to where one came from: to the left where reading goes to the right.
  public static let chevronBackward = Icon(
    strokes: [line(0.62, 0.22, 0.34, 0.5, 0.62, 0.78)], isDirectional: true)
  /// Closes or clears.
  public static let cross = Icon(strokes: [line(0.26, 0.26, 0.74, 0.74), line(0.74, 0.26, 0.26, 0.74)])
  /// Adds, or enlarges.
  public static let plus = Icon(strokes: [line(0.5, 0.16, 0.5, 0.84), line(0.16, 0.5, 0.84, 0.5)])
  /// Takes away, or makes smaller.
  public static let minus = Icon(strokes: [line(0.16, 0.5, 0.84, 0.5)])
  /// Searches.
  public static let magnifier = Icon(strokes: [
    circle(0.42, 0.42, radius: 0.29), line(0.64, 0.64, 0.88, 0.88),
  ])
  /// Settings.
  public static let gear = Icon(
    strokes: [circle(0.5, 0.5, radius: 0.13), closed(sixths.flatMap(tooth))], lineWidth: 0.08)

  /// A tooth of a gear and the gap after it, which the next tooth closes.
  private static func tooth(_ way: Point) -> [Point] {
    [(0.31, -0.14), (0.43, -0.09), (0.43, 0.09), (0.31, 0.14)].map { out, aside in
      Point(x: 0.5 + out * way.x - aside * way.y, y: 0.5 + out * way.y + aside * way.x)
    }
  }

  private static let sixths = [(0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)]
    .map { Point(x: $0, y: $1) }

  private static func closed(_ points: [Point]) -> [Point] { points + [points[0]] }

  /// Sixteen strokes: at an icon's size nobody sees a corner.
  private static func circle(_ x: Double, _ y: Double, radius: Double) -> [Point] {
    closed(directions.map { Point(x: x + radius * $0.x, y: y + radius * $0.y) })
  }

  /// The unit vectors at each sixteenth of a turn, from the right downwards.
  private static let directions: [Point] = {
    let (a, b, c) = (0.92388, 0.70711, 0.38268)
    let quarter = [Point(x: 1, y: 0), Point(x: a, y: c), Point(x: b, y: b), Point(x: c, y: a)]
    let half = quarter + quarter.map { Point(x: -$0.y, y: $0.x) }
    return half + half.map { Point(x: -$0.x, y: -$0.y) }
  }()
}
