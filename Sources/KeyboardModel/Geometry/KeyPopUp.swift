import UICore

/// What stands above a key while a finger is down. What a long press offers is chosen from by sliding, and typed
/// by the release.
package struct KeyPopUp: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Texts to type.
    case alternates
    /// What the release will type: what the finger covers, or what a stroke on the key has chosen.
    case preview
    /// The names of the layouts that the panel has.
    case layouts
    /// Where the panel can be.
    case modes
  }

  package let kind: Kind
  /// The key that it belongs to.
  package let position: KeyPosition
  /// What there is to choose from, best first.
  package let choices: [String]
  /// What the choices stand for, where the panel's place is chosen.
  package internal(set) var modes: [PanelMode] = []
  /// Where they are, in points in the area for the keys: above its upper edge, where there is no room below.
  package let frames: [Rect]
  /// Which one a release chooses; `nil` if the finger is too far away.
  package internal(set) var selected: Int?
  /// Where the finger still means one of the choices.
  private let reach: Rect

  init(
    _ kind: Kind, _ choices: [String], of position: KeyPosition, over key: Rect, in width: Double,
    tolerance: Double, selected: Int? = 0
  ) {
    self.kind = kind
    self.position = position
    self.choices = choices
    self.selected = selected
    frames = Grid(choices, kind, over: key, in: width).frames
    reach = frames.reduce(key) { $0.union($1) }.inset(by: -tolerance * key.height)
  }

  /// The rectangle around all choices.
  package var bounds: Rect {
    frames.reduce(.zero) { $0.union($1) }
  }

  /// The finger is at a point: below the choices, where the key is, only the column counts.
  mutating func select(at point: Point) {
    guard kind != .preview else { return }
    selected = reach.contains(point) ? nearest(to: point) : nil
  }

  private func nearest(to point: Point) -> Int? {
    let rows = frames.map(\.midY)
    guard let row = rows.min(by: { abs($0 - point.y) < abs($1 - point.y) }) else { return nil }
    return frames.indices.filter { frames[$0].midY == row }
      .min { abs(frames[$0].midX - point.x) < abs(frames[$1].midX - point.x) }
  }
}

/// The places of choices: the first over the finger, the others to the side that has room, row by row upwards.
private struct Grid {
  let frames: [Rect]

  init(_ choices: [String], _ kind: KeyPopUp.Kind, over key: Rect, in width: Double) {
    // Modes are drawn, not written.
    let longest = kind == .modes ? 1 : choices.map(\.count).max() ?? 0
    let key = kind == .modes ? key.widened(to: Self.leastModeWidth) : key
    // A letter is as wide as its key; of longer texts some ten points a character are enough.
    let cell = min(max(key.width, longest > 1 ? 20 + 10 * Double(longest) : 0), max(width, 1))
    let columns = kind == .layouts ? 1 : Self.columns(for: choices.count, fitting: Int(width / max(cell, 1)))
    let total = Double(columns) * cell
    let goesRight = key.midX - cell / 2 + total <= width
    let wanted = goesRight ? key.midX - cell / 2 : key.midX + cell / 2 - total
    let origin = min(max(0, wanted), max(0, width - total))
    let order = Self.order(columns, from: Int((key.midX - origin) / max(cell, 1)), goesRight: goesRight)
    frames = choices.indices.map { index in
      let (row, column) = (index / columns, order[index % columns])
      return Rect(
        x: origin + Double(column) * cell, y: key.minY - Double(row + 1) * key.height, width: cell,
        height: key.height)
    }
  }

  /// Of the picture of a mode and what is around it, in points.
  private static let leastModeWidth = 44.0

  /// One row for up to six; then two, as long as the panel is wide enough.
  private static func columns(for count: Int, fitting: Int) -> Int {
    max(1, min(fitting, count <= 6 ? count : max(5, (count + 1) / 2)))
  }

  /// Columns in the order in which they are filled: from the finger's to the free side, then the rest.
  private static func order(_ columns: Int, from first: Int, goesRight: Bool) -> [Int] {
    let first = min(max(0, first), columns - 1)
    return goesRight
      ? Array(first..<columns) + (0..<first).reversed()
      : (0...first).reversed() + Array(first + 1..<columns)
  }
}

extension Rect {
  /// As wide at least, around the same middle.
  fileprivate func widened(to least: Double) -> Rect {
    inset(by: Insets(left: -missing(least), right: -missing(least)))
  }

  private func missing(_ least: Double) -> Double { max(0, least - width) / 2 }
}
