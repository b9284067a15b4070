import UICore

/// Items under each other, one of which can be selected: by a click or a tap, or with the arrow keys while the list
/// has the keyboard.
///
/// Only the rows that are seen exist as views, and serve again as the list scrolls: a long list costs no more than a
/// short one. The first click selects, also while a field is being edited.
@MainActor open class ListView: ScrollView {
  /// A new list keeps the selection if the selected item is still there.
  public var items: [ListItem] {
    didSet { if items != oldValue { itemsChanged(selected: item(at: selectedIndex, of: oldValue)) } }
  }

  /// The height of each row, in points.
  public var rowHeight: Double { didSet { if rowHeight != oldValue { setNeedsLayout() } } }

  /// Around all the rows, in points.
  public var insets = DirectionalInsets(8) {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  /// What is selected. A change by the program is not told to ``onSelect``.
  public var selectedIndex: Int? {
    didSet {
      guard selectedIndex != oldValue else { return }
      markSelection()
      // The ring comes or goes.
      if isFirstResponder, oldValue == nil || selectedIndex == nil { setNeedsDisplay() }
    }
  }

  /// The user selected an item.
  public var onSelect: (@MainActor (Int) -> Void)?

  /// The rows that exist. Item *i* is shown by row *i* modulo their number.
  private var rows: [ListRow] = []

  /// A list whose rows are `rowHeight` points high.
  public init(
    _ items: [ListItem] = [], rowHeight: Double = 56, frame: Rect = .zero,
    onSelect: (@MainActor (Int) -> Void)? = nil
  ) {
    self.items = items
    self.rowHeight = rowHeight
    self.onSelect = onSelect
    super.init(frame: frame)
  }

  /// The row that shows an item, or nil while it is scrolled away.
  public func row(at index: Int) -> ListRow? { rows.first { $0.index == index && !$0.isHidden } }

  /// Scrolls no further than is needed to see an item.
  public func scrollToItem(at index: Int) {
    updateContentSize()
    scrollToVisible(rowFrame(index).inset(by: Insets(top: -insets.top, bottom: -insets.bottom)))
    placeRows()
  }

  // MARK: Rows

  open override func layOutContent() -> Size {
    updateContentSize()
    placeRows()
    return contentSize
  }

  open override func didScroll() { placeRows() }

  /// The rows come and go as it is scrolled, all equally high.
  open override func subviewSizeDidChange(_ subview: View) {}

  private func updateContentSize() {
    contentSize = Size(
      width: frame.width, height: Double(items.count) * rowHeight + insets.top + insets.bottom)
  }

  private func rowFrame(_ index: Int) -> Rect {
    Rect(
      x: insets.leading, y: insets.top + Double(index) * rowHeight,
      width: max(0, frame.width - insets.leading - insets.trailing), height: rowHeight)
  }

  /// The items of which a part lies within the viewport.
  private var visibleIndices: Range<Int> {
    func index(_ y: Double) -> Int { min(max(0, Int(y)), items.count) }
    let first = index(((bounds.minY - insets.top) / rowHeight).rounded(.down))
    let end = index(((bounds.maxY - insets.top) / rowHeight).rounded(.up))
    return first..<max(first, end)
  }

  private func placeRows() {
    makeRows(min(items.count, Int((frame.height / rowHeight).rounded(.up)) + 1))
    let visible = visibleIndices
    for index in visible.prefix(rows.count) {
      let row = rows[index % rows.count]
      row.show(items[index], at: index)
      row.isSelected = index == selectedIndex
      row.leadingFrame = rowFrame(index)
    }
    for row in rows where !visible.contains(row.index) { row.isHidden = true }
  }

  private func makeRows(_ count: Int) {
    while rows.count > count { rows.removeLast().removeFromSuperview() }
    while rows.count < count {
      let row = ListRow()
      row.action = { [weak self, weak row] in self?.chosen(row?.index) }
      rows.append(row)
      // Below the scroll indicators.
      insertSubview(row, at: 0)
    }
  }

  // MARK: Selection

  private func item(at index: Int?, of items: [ListItem]) -> ListItem? {
    index.flatMap { items.indices.contains($0) ? items[$0] : nil }
  }

  private func itemsChanged(selected: ListItem?) {
    selectedIndex = selected.flatMap { items.firstIndex(of: $0) }
    updateContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func markSelection() {
    for row in rows { row.isSelected = row.index == selectedIndex }
  }

  private func chosen(_ index: Int?) {
    guard let index, items.indices.contains(index) else { return }
    selectedIndex = index
    // A field that is being edited is left to the policies of dismissal.
    if window?.firstResponder?.textInput == nil { becomeFirstResponder() }
    onSelect?(index)
  }

  // MARK: Keyboard

  open override var canBecomeFirstResponder: Bool { true }
  open override func didBecomeFirstResponder() { setNeedsDisplay() }
  open override func didResignFirstResponder(cause: EndEditingCause) { setNeedsDisplay() }

  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard isFirstResponder, let target = index(after: ControlCommand.ofLists[KeyStroke(event)]) else {
      return super.keyDown(event)
    }
    guard target != selectedIndex else { return true }
    scrollToItem(at: target)
    row(at: target)?.performAction()
    return true
  }

  private func index(after command: ControlCommand?) -> Int? {
    guard !items.isEmpty else { return nil }
    let last = items.count - 1
    let page = max(1, Int(frame.height / rowHeight) - 1)
    func moved(_ step: Int) -> Int { min(max(0, (selectedIndex ?? (step > 0 ? -1 : last + 1)) + step), last) }
    switch command {
    case .previous: return moved(-1)
    case .next: return moved(1)
    case .previousPage: return moved(-page)
    case .nextPage: return moved(page)
    case .first: return 0
    case .last: return last
    default: return nil
    }
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    super.draw(on: canvas, damage: damage)
    // A selection in the accent colour tells it as well.
    guard isFirstResponder, selectedIndex == nil else { return }
    let theme = theme
    let shape = RoundedRect(bounds.inset(by: 1), radius: theme.metrics.fieldRadius)
    canvas.stroke(shape, width: 2, theme.colors.accent.withOpacity(0.5))
  }
}
