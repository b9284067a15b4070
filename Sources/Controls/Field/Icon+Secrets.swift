import UICore

extension Icon {
  private static let lids = [
    Point(x: 0.06, y: 0.5), Point(x: 0.18, y: 0.34), Point(x: 0.33, y: 0.24), Point(x: 0.5, y: 0.2),
    Point(x: 0.67, y: 0.24), Point(x: 0.82, y: 0.34), Point(x: 0.94, y: 0.5), Point(x: 0.82, y: 0.66),
    Point(x: 0.67, y: 0.76), Point(x: 0.5, y: 0.8), Point(x: 0.33, y: 0.76), Point(x: 0.18, y: 0.66),
    Point(x: 0.06, y: 0.5),
  ]
  private static let iris = [
    Point(x: 0.5, y: 0.38), Point(x: 0.59, y: 0.41), Point(x: 0.62, y: 0.5), Point(x: 0.59, y: 0.59),
    Point(x: 0.5, y: 0.62), Point(x: 0.41, y: 0.59), Point(x: 0.38, y: 0.5), Point(x: 0.41, y: 0.41),
    Point(x: 0.5, y: 0.38),
  ]

  /// An eye: what is masked can be shown.
  static let reveal = Icon(strokes: [lids, iris])
  /// An eye struck through: what is shown can be masked.
  static let mask = Icon(strokes: [lids, iris, [Point(x: 0.14, y: 0.88), Point(x: 0.86, y: 0.12)]])
}
