import KeyboardModel
import UICore

/// Where the panel can be: a window, and a keyboard in it.
extension Icon {
  static func mode(_ mode: PanelMode) -> Icon {
    let window = box(0.06, 0.12, 0.94, 0.88)
    let panel: [[Point]] =
      switch mode {
      case .docked: [line(0.06, 0.56, 0.94, 0.56), line(0.24, 0.72, 0.76, 0.72)]
      case .floating: [box(0.28, 0.3, 0.72, 0.6)]
      case .window: []
      case .split: [box(0.06, 0.56, 0.34, 0.88), box(0.66, 0.56, 0.94, 0.88)]
      case .left: [box(0.06, 0.56, 0.5, 0.88)]
      case .right: [box(0.5, 0.56, 0.94, 0.88)]
      }
    let strokes =
      mode == .window ? [box(0.06, 0.1, 0.94, 0.5), box(0.06, 0.66, 0.94, 0.9)] : [window] + panel
    return Icon(strokes: strokes, lineWidth: 0.07)
  }

  /// Two arrows away from each other: as wide as there is room.
  static let bothHands = Icon(strokes: [
    line(0.32, 0.24, 0.08, 0.5, 0.32, 0.76), line(0.68, 0.24, 0.92, 0.5, 0.68, 0.76),
    line(0.1, 0.5, 0.9, 0.5),
  ])

  private static func line(_ coordinates: Double...) -> [Point] {
    stride(from: 0, to: coordinates.count, by: 2).map { Point(x: coordinates[$0], y: coordinates[$0 + 1]) }
  }

  private static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Point] {
    line(left, top, right, top, right, bottom, left, bottom, left, top)
  }
}
