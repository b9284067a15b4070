import Outfield

/// A pane that sets rows of views under each other; one for each card of a form.
///
/// It is as high as its rows ask. A field with an error takes room for the words below it, and only then; views side
/// by side go under each other where they would be too narrow; what may stretch takes what the card has to spare.
@MainActor final class FormPane: Pane, Measured {
  private let rows: [FormRow]
  /// From the pane's edge to the rows, together with the card's edge on the grid of 4.
  private let padding: Double

  /// The pane lies 5 points inside of its card: an outer card is 16 wide around its rows, a nested one 12.
  init(_ identifier: String, isNested: Bool = false, _ rows: [FormRow]) {
    self.rows = rows
    padding = isNested ? 7 : 11
    super.init(frame: .zero)
    self.identifier = identifier
    for view in rows.flatMap(\.views) { addSubview(view) }
  }

  func preferredSize(width: Double) -> Size {
    let height = lines(width: width).reduce(2 * padding) { $0 + $1.gap + $1.height }
    return Size(width: width, height: height)
  }

  override func layoutSubviews() {
    let lines = lines(width: bounds.width)
    let wanted = lines.reduce(2 * padding) { $0 + $1.gap + $1.height }
    let share = max(0, bounds.height - wanted) / Double(max(1, lines.count { $0.stretches }))
    var top = padding
    for line in lines {
      let height = line.height + (line.stretches ? share.rounded(.down) : 0)
      line.place(at: Point(x: padding, y: top + line.gap), height: height)
      top += line.gap + height
    }
  }

  /// Nothing stands above the first one.
  private func lines(width: Double) -> [FormLine] {
    var lines = rows.flatMap { $0.lines(width: max(0, width - 2 * padding)) }
    if !lines.isEmpty { lines[0].gap = 0 }
    return lines
  }
}

extension CardView {
  /// A card with a form in it.
  static func around(_ form: FormPane) -> CardView {
    let card = CardView()
    card.pane = form
    return card
  }
}
