import UICore

/// Two or more columns with a line between each two, which the pointer can move.
@MainActor open class SplitView: View {
  /// What a split view shows side by side.
  public struct Column {
    /// What the column shows; it fills it.
    public let view: View
    /// In points.
    public var minimumWidth: Double
    /// The width at first, in points; nil for the column that takes what the others leave.
    public var width: Double?

    /// A column with that view; widths are in points.
    public init(_ view: View, width: Double? = nil, minimumWidth: Double = 160) {
      self.view = view
      self.width = width
      self.minimumWidth = minimumWidth
    }
  }

  /// Whether the columns lie under each other, for want of width: each as high as it wants to be, and the one that
  /// takes the rest of the width takes the rest of the height.
  public var isStacked = false { didSet { if isStacked != oldValue { stackingChanged() } } }

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
    stackingChanged()
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

  private func stackingChanged() {
    for divider in dividers { divider.isHidden = isStacked }
    for (index, column) in columns.enumerated() {
      column.borders = isStacked ? (false, false) : (index > 0, index < columns.count - 1)
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() { if isStacked { stackColumns() } else { placeColumns() } }

  private func stackColumns() {
    let wanted = zip(columns, widths.wanted).map { column, width in
      width == nil ? nil : column.content.wantedSize(width: frame.width).height
    }
    let rest = max(0, frame.height - wanted.reduce(0) { $0 + ($1 ?? 0) })
    var y = 0.0
    for (column, height) in zip(columns, wanted) {
      column.frame = Rect(x: 0, y: y, width: frame.width, height: height ?? rest)
      y += height ?? rest
    }
  }

  private func placeColumns() {
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
  let content: View

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
