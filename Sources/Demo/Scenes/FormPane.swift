import Outfield

/// A pane that sets rows of views under each other; one for each card of a form.
@MainActor final class FormPane: Pane {
  /// Views side by side.
  struct Row {
    var views: [View]
    /// Nil asks the cards of the row.
    var height: Double?
    /// The distance to the row above.
    var gap: Double
    /// How the views share the width; those without a share are as wide as they want to be.
    var shares: [Double]

    static func title(_ view: View) -> Row { Row(views: [view], height: 18, gap: 0, shares: [1]) }

    /// Room for the words of a field's error, and some air below them.
    private static let errorGap = 28.0

    /// Fields after a title.
    static func firstFields(_ views: View..., shares: [Double] = [1]) -> Row {
      Row(views: views, height: 34, gap: 6, shares: shares)
    }

    /// The distance to what is above leaves room for that one's error.
    static func field(_ view: View) -> Row { Row(views: [view], height: 34, gap: errorGap, shares: [1]) }
    static func fields(_ views: View..., shares: [Double]) -> Row {
      Row(views: views, height: 34, gap: errorGap, shares: shares)
    }

    /// A text of several lines.
    static func text(_ view: View, lines: Int) -> Row {
      Row(views: [view], height: 34 + 20 * Double(lines - 1), gap: errorGap, shares: [1])
    }

    static func card(_ card: CardView) -> Row {
      Row(views: [card], height: nil, gap: errorGap, shares: [1])
    }
    static func buttons(_ views: View...) -> Row { Row(views: views, height: 34, gap: 20, shares: []) }
    static func note(_ view: View) -> Row { Row(views: [view], height: 18, gap: 8, shares: [1]) }
  }

  /// From the pane's edge to the rows, together with the card's edge on the grid of 4.
  private let padding: Double
  private static let columnGap = 8.0

  private let rows: [Row]

  /// The pane lies 5 points inside of its card: an outer card is 16 wide around its rows, a nested one 12.
  init(_ identifier: String, isNested: Bool = false, _ rows: [Row]) {
    self.rows = rows
    padding = isNested ? 7 : 11
    super.init(frame: .zero)
    self.identifier = identifier
    for view in rows.flatMap(\.views) { addSubview(view) }
  }

  /// How high a card around this pane must be.
  func cardHeight(insetBy inset: Double) -> Double {
    rows.reduce(2 * (padding + inset)) { $0 + $1.gap + height(of: $1) }
  }

  override func layoutSubviews() {
    var top = padding
    for row in rows {
      let height = height(of: row)
      place(row, in: Rect(x: padding, y: top + row.gap, width: bounds.width - 2 * padding, height: height))
      top += row.gap + height
    }
  }

  private func place(_ row: Row, in rect: Rect) {
    let shared = rect.width - Double(row.views.count - 1) * Self.columnGap
    let whole = row.shares.reduce(0, +)
    var x = rect.minX
    for (index, view) in row.views.enumerated() {
      let isLast = index == row.shares.count - 1
      let wanted =
        row.shares.isEmpty
        ? (view as? any Measured)?.preferredSize(width: rect.width).width ?? 0
        : (shared * row.shares[index] / whole).rounded()
      // The last one takes what rounding left.
      let width = isLast ? rect.maxX - x : wanted
      view.leadingFrame = Rect(x: x, y: rect.minY, width: width, height: rect.height)
      x += width + Self.columnGap
    }
  }

  private func height(of row: Row) -> Double {
    row.height ?? row.views.reduce(0) { max($0, ($1 as? CardView)?.formHeight ?? 0) }
  }
}

extension CardView {
  /// A card with a form in it.
  static func around(_ form: FormPane) -> CardView {
    let card = CardView()
    card.pane = form
    return card
  }

  /// How high the card must be to show its form.
  var formHeight: Double {
    (pane as? FormPane)?.cardHeight(insetBy: paneFrame.minY - bounds.minY) ?? 0
  }
}

extension Label {
  /// What stands above a group of fields.
  static func caption(_ text: String) -> Label {
    let label = Label(text, style: .small, role: .dim)
    label.identifier = "caption"
    return label
  }
}
