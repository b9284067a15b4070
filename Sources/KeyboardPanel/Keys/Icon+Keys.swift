import UICore

/// What stands on function keys, so that no word of one language stands on the keyboard of another.
extension Icon {
  static let globe = Icon(
    strokes: [
      ellipse(radiusX: 0.4), ellipse(radiusX: 0.17),
      [Point(x: 0.1, y: 0.5), Point(x: 0.9, y: 0.5)],
      [Point(x: 0.17, y: 0.29), Point(x: 0.83, y: 0.29)], [Point(x: 0.17, y: 0.71), Point(x: 0.83, y: 0.71)],
    ], lineWidth: 0.07)
  static let smiley = Icon(
    strokes: [
      ellipse(radiusX: 0.4), [Point(x: 0.37, y: 0.38), Point(x: 0.37, y: 0.42)],
      [Point(x: 0.63, y: 0.38), Point(x: 0.63, y: 0.42)],
      [
        Point(x: 0.3, y: 0.58), Point(x: 0.38, y: 0.68), Point(x: 0.5, y: 0.72), Point(x: 0.62, y: 0.68),
        Point(x: 0.7, y: 0.58),
      ],
    ], lineWidth: 0.07)
  static let clock = Icon(
    strokes: [
      ellipse(radiusX: 0.4), [Point(x: 0.5, y: 0.24), Point(x: 0.5, y: 0.5), Point(x: 0.68, y: 0.6)],
    ], lineWidth: 0.07)
  static let checkmark = Icon(strokes: [
    [Point(x: 0.16, y: 0.54), Point(x: 0.4, y: 0.78), Point(x: 0.84, y: 0.26)]
  ])
  static let arrowForward = Icon(
    strokes: [
      [Point(x: 0.14, y: 0.5), Point(x: 0.86, y: 0.5)],
      [Point(x: 0.6, y: 0.24), Point(x: 0.86, y: 0.5), Point(x: 0.6, y: 0.76)],
    ], isDirectional: true)
  /// ``arrowForward`` up to a bar: the next field.
  static let next = Icon(
    strokes: [
      [Point(x: 0.1, y: 0.5), Point(x: 0.74, y: 0.5)],
      [Point(x: 0.5, y: 0.26), Point(x: 0.74, y: 0.5), Point(x: 0.5, y: 0.74)],
      [Point(x: 0.9, y: 0.22), Point(x: 0.9, y: 0.78)],
    ], isDirectional: true)
  static let send = Icon(
    strokes: [
      [
        Point(x: 0.12, y: 0.16), Point(x: 0.9, y: 0.5), Point(x: 0.12, y: 0.84), Point(x: 0.24, y: 0.5),
        Point(x: 0.12, y: 0.16),
      ], [Point(x: 0.24, y: 0.5), Point(x: 0.56, y: 0.5)],
    ], isDirectional: true)
  /// The caret goes there: it points where it points, whatever the way of reading.
  static let caretLeft = Icon(strokes: [
    [Point(x: 0.64, y: 0.2), Point(x: 0.34, y: 0.5), Point(x: 0.64, y: 0.8)]
  ])
  static let caretRight = Icon(strokes: [
    [Point(x: 0.36, y: 0.2), Point(x: 0.66, y: 0.5), Point(x: 0.36, y: 0.8)]
  ])

  /// An ellipse of the height of the square's middle part, in twelve strokes.
  private static func ellipse(radiusX: Double) -> [Point] {
    let sine = [0, 0.5, 0.866, 1, 0.866, 0.5, 0, -0.5, -0.866, -1, -0.866, -0.5, 0]
    let cosine = [1, 0.866, 0.5, 0, -0.5, -0.866, -1, -0.866, -0.5, 0, 0.5, 0.866, 1]
    return zip(cosine, sine).map { Point(x: 0.5 + radiusX * $0, y: 0.5 + 0.4 * $1) }
  }
}
