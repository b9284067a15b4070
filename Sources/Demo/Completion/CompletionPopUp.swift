import Outfield

/// The list of a ``CompletingField``.
@MainActor final class CompletionPopUp: PopUpWindow {
  private let list = CompletionList(rowHeight: 32)
  private let onChoose: @MainActor (String) -> Void

  private static let visibleRows = 5
  private static let gap = 4.0
  private static let leastWidth = 160.0

  init(owner: Window, group: TapGroup, onChoose: @escaping @MainActor (String) -> Void) {
    self.onChoose = onChoose
    super.init(owner: owner, origin: .zero, size: Size(width: Self.leastWidth, height: 40))
    identifier = "completions"
    // The whole window belongs to the field.
    tapGroup = group
    list.insets = DirectionalInsets(1)
    list.onSelect = { [weak self] in self?.chosen($0) }
    addSubview(list)
  }

  /// What Return takes.
  var choice: String? { list.selectedIndex.map { list.items[$0].title } }

  /// Whether the pointer is over one of the rows.
  var isPointedAt: Bool { list.items.indices.contains { list.row(at: $0)?.isHovered == true } }

  func show(_ matches: [String]) { list.items = matches.map { ListItem($0) } }

  func moveChoice(by step: Int) {
    let last = list.items.count - 1
    guard last >= 0 else { return }
    let index = min((list.selectedIndex ?? (step > 0 ? -1 : last + 1)) + step, last)
    // Up from the first one: back to the text as it was typed.
    list.selectedIndex = index < 0 ? nil : index
    if index >= 0 { list.scrollToItem(at: index) }
  }

  private func chosen(_ index: Int) { onChoose(list.items[index].title) }

  // MARK: Place

  /// Below the field; above it where the keyboard panel or the window's end is too near.
  func place(at field: View) {
    guard let owner, field.window === owner else { return }
    let box = field.convertToWindow(field.bounds)
    let rows = Double(min(list.items.count, Self.visibleRows))
    let size = Size(width: max(box.width, Self.leastWidth), height: rows * list.rowHeight + 10)
    let isRoomBelow = box.maxY + Self.gap + size.height <= lowerLimit(of: owner)
    frame.size = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let start = field.layoutDirection == .leftToRight ? box.minX : box.maxX - size.width
    let y = isRoomBelow ? box.maxY + Self.gap : box.minY - Self.gap - size.height
    origin = Point(x: start - margin, y: y - margin)
  }

  private func lowerLimit(of owner: Window) -> Double { owner.keyboardTop ?? owner.bounds.maxY }

  // MARK: View

  override func layoutSubviews() {
    list.backgroundColor = theme.popUpColor
    // Its X window is a rectangle: it keeps clear of the round corners.
    list.frame = contentBounds.inset(by: 3)
  }
}

/// A list that leaves the keyboard to the field.
@MainActor private final class CompletionList: ListView {
  override var canBecomeFirstResponder: Bool { false }
}
