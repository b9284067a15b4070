import UICore

/// A key that can be walked to.
@MainActor protocol WalkTarget: View {
  /// Whether it is the one that would be pressed.
  var isMarked: Bool { get set }
}

extension WalkTarget {
  /// In points in the window.
  var windowCenter: Point { convertToWindow(bounds).center }

  /// Around the key that is marked: wide enough to be found from afar.
  func drawMark(on canvas: any Canvas, _ theme: Theme) {
    guard isMarked else { return }
    let width = theme.metrics.focusRingWidth
    let radius = min(theme.metrics.keyRadius, bounds.height / 4)
    canvas.stroke(RoundedRect(bounds, radius: radius), width: width, theme.colors.accent)
  }
}

/// The keys in their rows, as far as can be walked to.
@MainActor struct WalkRows {
  let keys: [[any WalkTarget]]

  /// The rows from top to bottom, the keys from left to right.
  init(_ rows: [[any WalkTarget]]) {
    keys = rows.map { row in
      row.filter { $0.isEnabled && !$0.bounds.isEmpty }.sorted { $0.frame.minX < $1.frame.minX }
    }.filter { !$0.isEmpty }
  }

  /// The key nearest to a point in the window.
  func key(nearestTo point: Point) -> (any WalkTarget)? {
    place(nearestTo: point).map { keys[$0.row][$0.column] }
  }

  /// Where a step leads from the key nearest to a point in the window, in points in the window. Up and down keep the
  /// column as well as rows allow; at the ends there is nowhere to go.
  func step(_ command: WalkCommand, from point: Point) -> Point? {
    guard let place = place(nearestTo: point) else { return nil }
    switch command {
    case .left: return center(before: place)
    case .right: return center(after: place)
    case .up: return center(in: place.row - 1, at: point.x)
    case .down: return center(in: place.row + 1, at: point.x)
    case .press, .cancel: return nil
    }
  }

  /// The key may be gone from where it was: then one of the same row is nearest.
  private func place(nearestTo point: Point) -> (row: Int, column: Int)? {
    var best: (row: Int, column: Int)?
    var least = (y: Double.infinity, x: Double.infinity)
    for (row, keysOfRow) in keys.enumerated() {
      for (column, key) in keysOfRow.enumerated() {
        let frame = key.convertToWindow(key.bounds)
        let distance = (
          y: max(frame.minY - point.y, point.y - frame.maxY, 0),
          x: max(frame.minX - point.x, point.x - frame.maxX, 0)
        )
        if distance < least { (best, least) = ((row, column), distance) }
      }
    }
    return best
  }

  private func center(before place: (row: Int, column: Int)) -> Point? {
    if place.column > 0 { return keys[place.row][place.column - 1].windowCenter }
    return place.row > 0 ? keys[place.row - 1].last?.windowCenter : nil
  }

  private func center(after place: (row: Int, column: Int)) -> Point? {
    if place.column + 1 < keys[place.row].count { return keys[place.row][place.column + 1].windowCenter }
    return place.row + 1 < keys.count ? keys[place.row + 1].first?.windowCenter : nil
  }

  /// Of the key of a row that is nearest to a column, but in that column: from a wide key one comes back to where one
  /// came from.
  private func center(in row: Int, at x: Double) -> Point? {
    guard keys.indices.contains(row) else { return nil }
    let frames = keys[row].map { $0.convertToWindow($0.bounds) }
    func distance(_ frame: Rect) -> Double { max(frame.minX - x, x - frame.maxX, 0) }
    guard let frame = frames.min(by: { distance($0) < distance($1) }) else { return nil }
    return Point(x: min(max(x, frame.minX + 1), frame.maxX - 1), y: frame.midY)
  }
}

extension KeyboardPanelView {
  /// What can be walked to now.
  var walkRows: WalkRows {
    var rows: [[any WalkTarget]] = []
    if accessoryHeight > 0, let bar = accessory.guest as? AccessoryBar {
      rows.append([bar.toPrevious, bar.toNext, bar.done])
    }
    if showsKeys, let page { rows += page.rows as [[any WalkTarget]] }
    return WalkRows(rows)
  }
}
