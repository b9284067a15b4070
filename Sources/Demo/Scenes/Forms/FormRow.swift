import Outfield

/// Views of a form that belong side by side.
@MainActor struct FormRow {
  var views: [View]
  /// The distance to the row above.
  var gap: Double
  /// How the views share the width; those without a share are as wide as they want to be.
  var shares: [Double] = [1]
  /// Whether it takes what the card has to spare.
  var stretches = false

  static func title(_ view: View) -> FormRow { FormRow(views: [view], gap: 0) }

  /// Fields after a title.
  static func firstFields(_ views: View..., shares: [Double] = [1]) -> FormRow {
    FormRow(views: views, gap: 6, shares: shares)
  }

  static func field(_ view: View, stretches: Bool = false) -> FormRow {
    FormRow(views: [view], gap: fieldGap, stretches: stretches)
  }

  static func fields(_ views: View..., shares: [Double]) -> FormRow {
    FormRow(views: views, gap: fieldGap, shares: shares)
  }

  static func card(_ card: CardView) -> FormRow { FormRow(views: [card], gap: 12) }
  static func buttons(_ views: View...) -> FormRow { FormRow(views: views, gap: 16, shares: []) }
  static func note(_ view: View) -> FormRow { FormRow(views: [view], gap: 6) }

  static let fieldGap = 10.0
  static let columnGap = 8.0
  /// A field that would be narrower stands alone.
  private static let leastShare = 120.0

  /// The row as it stands in a form so wide: nothing, one line, or a line for each view.
  func lines(width: Double) -> [FormLine] {
    let shown = views.indices.filter { !views[$0].isHidden }
    guard !shown.isEmpty else { return [] }
    let widths =
      shares.isEmpty ? shown.map { views[$0].wantedSize(width: width).width } : sharedWidths(shown, width)
    let isTooNarrow =
      shares.isEmpty ? total(widths) > width : shown.count > 1 && widths.contains { $0 < Self.leastShare }
    guard isTooNarrow else { return [line(shown, widths)] }
    return shown.map { line([$0], [shares.isEmpty ? views[$0].wantedSize(width: width).width : width]) }
  }

  private func line(_ indices: [Int], _ widths: [Double]) -> FormLine {
    let cells = zip(indices, widths).map { FormLine.Cell(view: views[$0], width: max(0, $1)) }
    return FormLine(cells, gap: indices.first == 0 ? gap : Self.fieldGap, stretches: stretches)
  }

  private func total(_ widths: [Double]) -> Double {
    widths.reduce(Double(widths.count - 1) * Self.columnGap, +)
  }

  /// The last one takes what rounding left.
  private func sharedWidths(_ shown: [Int], _ width: Double) -> [Double] {
    let room = width - Double(shown.count - 1) * Self.columnGap
    let whole = shown.reduce(0) { $0 + shares[$1] }
    var widths = shown.dropLast().map { (room * shares[$0] / whole).rounded() }
    widths.append(room - widths.reduce(0, +))
    return widths
  }
}

/// One or more views of a form beside each other, with their measures.
@MainActor struct FormLine {
  struct Cell {
    let view: View
    let width: Double
  }

  private let cells: [Cell]
  var gap: Double
  let height: Double
  let stretches: Bool

  init(_ cells: [Cell], gap: Double, stretches: Bool) {
    self.cells = cells
    self.gap = gap
    self.stretches = stretches
    height = cells.reduce(0) { max($0, $1.view.wantedSize(width: $1.width).height) }
  }

  func place(at origin: Point, height: Double) {
    var x = origin.x
    for cell in cells {
      // A view beside one that is higher keeps its height.
      let own = stretches ? height : cell.view.wantedSize(width: cell.width).height
      cell.view.leadingFrame = Rect(x: x, y: origin.y, width: cell.width, height: own)
      x += cell.width + FormRow.columnGap
    }
  }
}
