import UICore

/// Two or more columns with a line between each two, which the pointer can move.
@MainActor open class SplitView: View {
  /// What a split view shows side by side.
  public struct Column {
    public let view: View
    /// In points.
    public var minimumWidth: Double
    /// The width at first, in points; nil for the column that takes what the others leave.
    public var width: Double?

    public init(_ view: View, width: Double? = nil, minimumWidth: Double = 160) {
      self.view = view
      self.width = width
      self.minimumWidth = minimumWidth
    }
  }

  private let columns: [SplitColumn]
  private let dividers: [SplitDivider]
  private var widths: ColumnWidths
  /// The widths when the divider was pressed.
  private var pressedWidths: ColumnWidths?

  /// Each column becomes a pane of its own, so that nothing in it is seen, or pressed, in its neighbour.
  public init(_ columns: [Column], frame: Rect = .zero) {
    self.columns = columns.map { SplitColumn($0.view) }
    dividers = (0..<max(0, columns.count - 1)).map { _ in SplitDivider() }
    widths = ColumnWidths(minimums: columns.map(\.minimumWidth), wanted: columns.map(\.width))
    super.init(frame: frame)
    for column in self.columns { addSubview(column) }
    for (index, divider) in dividers.enumerated() {
      divider.onDrag = { [weak self] in self?.drag(index, $0) }
      addSubview(divider)
    }
    for (index, column) in self.columns.enumerated() {
      column.borders = (index > 0, index < columns.count - 1)
    }
  }

  /// How wide the columns are, in points.
  public var columnWidths: [Double] { widths.fitted(into: room) }

  private var room: Double { frame.width - Double(dividers.count) * SplitDivider.lineWidth }

  private func drag(_ index: Int, _ phase: SplitDivider.Drag) {
    switch phase {
    case .began: pressedWidths = widths
    case .moved(let distance):
      guard var moved = pressedWidths else { return }
      moved.moveBorder(after: index, by: distance * layoutDirection.forward, total: room)
      guard moved != widths else { return }
      widths = moved
      setNeedsLayout()
    case .ended: pressedWidths = nil
    }
  }

  open override func layoutSubviews() {
    var x = 0.0
    for (index, width) in columnWidths.enumerated() {
      let (start, end) = (wholePixels(x), wholePixels(x + width))
      columns[index].leadingFrame = Rect(x: start, y: 0, width: end - start, height: frame.height)
      x += width + SplitDivider.lineWidth
      guard index < dividers.count else { continue }
      dividers[index].leadingFrame = Rect(
        x: end - SplitDivider.reach, y: 0, width: SplitDivider.lineWidth + 2 * SplitDivider.reach,
        height: frame.height)
    }
  }
}

/// Holds one column, and leaves the pointer to the dividers at its borders.
@MainActor final class SplitColumn: Pane {
  /// Whether there is a divider before it, and behind it.
  var borders = (leading: false, trailing: false)
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  override func layoutSubviews() { content.frame = Rect(origin: .zero, size: frame.size) }

  override func contains(_ point: Point) -> Bool {
    let reach = SplitDivider.reach
    let own = DirectionalInsets(
      leading: borders.leading ? reach : 0, trailing: borders.trailing ? reach : 0)
    return bounds.inset(by: own, layoutDirection).contains(point)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    canvas.fill(bounds.intersection(damage), backdropColor)
  }
}
