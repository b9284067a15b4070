import UICore

/// The items of a ``Menu`` below each other; knows which one the user is about to choose.
///
/// It is never first responder: whoever shows it hands it the keys by ``use(_:)``.
@MainActor public final class MenuView: View {
  /// An item was chosen, by a press or a key.
  var onChoose: (@MainActor (MenuItem) -> Void)?

  private let metrics: MenuMetrics
  private let rows: [MenuRow]
  /// The indices of the rows that begin a section, but for the first.
  private let sectionStarts: Set<Int>
  private var highlighted: Int? { didSet { showHighlight(insteadOf: oldValue) } }

  init(_ menu: Menu, _ metrics: MenuMetrics) {
    self.metrics = metrics
    let sections = menu.sections.filter { !$0.isEmpty }
    rows = sections.joined().map { MenuRow($0, metrics) }
    var (starts, count) = (Set<Int>(), 0)
    for section in sections.dropLast() {
      count += section.count
      starts.insert(count)
    }
    sectionStarts = starts
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
  }

  /// The item that a Return would choose.
  public var highlightedItem: MenuItem? { highlighted.map { rows[$0].item } }

  /// As wide as its longest item and as high as all of them.
  func wantedSize(_ theme: Theme, with system: any TextSystem) -> Size {
    let widest = rows.reduce(0) { max($0, $1.wantedWidth(theme, with: system)) }
    let height = Double(rows.count) * metrics.rowHeight + Double(sectionStarts.count) * metrics.sectionGap
    return Size(
      width: max(metrics.leastWidth, widest) + 2 * metrics.padding, height: height + 2 * metrics.padding)
  }

  // MARK: View

  public override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = Rect(
        x: metrics.padding, y: top(of: index), width: bounds.width - 2 * metrics.padding,
        height: metrics.rowHeight)
    }
  }

  private func top(of index: Int) -> Double {
    let gaps = Double(sectionStarts.count { $0 <= index }) * metrics.sectionGap
    return metrics.padding + Double(index) * metrics.rowHeight + gaps
  }

  public override func draw(on canvas: any Canvas, damage: Rect) {
    for start in sectionStarts {
      let y = (top(of: start) - metrics.sectionGap / 2).rounded(.down)
      let line = Rect(x: 0, y: y, width: bounds.width, height: 1)
      if line.intersects(damage) { canvas.fill(line, theme.colors.line) }
    }
  }

  public override var pointerShape: PointerShape { .arrow }

  // MARK: Pointing

  /// A pointer with a button down, or a finger, is at `point`.
  func track(_ point: Point) {
    highlighted = row(at: point)
    if let highlighted { rows[highlighted].isPressed = true }
  }

  /// It was let go. Returns whether an item was chosen.
  @discardableResult func release(at point: Point) -> Bool {
    highlighted = row(at: point)
    guard let highlighted else { return false }
    rows[highlighted].isPressed = false
    choose()
    return true
  }

  func stopTracking() { highlighted = nil }

  func hover(_ row: MenuRow, isInside: Bool) {
    let index = rows.firstIndex { $0 === row }
    if isInside {
      highlighted = row.item.isEnabled ? index : nil
    } else if highlighted == index {
      highlighted = nil
    }
  }

  /// Only what can be chosen.
  private func row(at point: Point) -> Int? {
    rows.firstIndex { $0.frame.contains(point) && $0.item.isEnabled }
  }

  public override func pointerDown(_ press: Press) -> Bool {
    track(press.location(in: self))
    return true
  }
  public override func pointerMoved(_ press: Press) { track(press.location(in: self)) }
  public override func pointerUp(_ press: Press) { release(at: press.location(in: self)) }
  public override func pointerCancelled(_ press: Press) { stopTracking() }

  private func showHighlight(insteadOf old: Int?) {
    guard highlighted != old else { return }
    if let old {
      rows[old].isHighlighted = false
      rows[old].isPressed = false
    }
    if let highlighted { rows[highlighted].isHighlighted = true }
  }

  // MARK: Keys

  func highlightFirst() { highlighted = enabled.first }

  /// Moves the highlight, or chooses: by the table of keys, or by the first letter of an item.
  func use(_ event: KeyEvent) {
    switch ControlCommand.ofMenus[KeyStroke(event)] {
    case .previous: step(by: -1)
    case .next: step(by: 1)
    case .first: highlighted = enabled.first
    case .last: highlighted = enabled.last
    case .press: choose()
    default: highlight(startingWith: event.text)
    }
  }

  private var enabled: [Int] { rows.indices.filter { rows[$0].item.isEnabled } }

  /// Round at the ends.
  private func step(by step: Int) {
    let enabled = enabled
    guard !enabled.isEmpty else { return }
    let start = highlighted.flatMap { enabled.firstIndex(of: $0) } ?? (step > 0 ? -1 : 0)
    highlighted = enabled[(start + step + enabled.count) % enabled.count]
  }

  /// The next one below, round at the end.
  private func highlight(startingWith text: String) {
    guard !text.isEmpty else { return }
    let start = text.lowercased()
    let matches = enabled.filter { rows[$0].item.title.lowercased().hasPrefix(start) }
    guard let first = matches.first else { return }
    highlighted = matches.first { $0 > highlighted ?? -1 } ?? first
  }

  private func choose() { if let highlightedItem { onChoose?(highlightedItem) } }
}
