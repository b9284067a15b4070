import UICore

/// A row of a ``ListView``. The same view shows one item after another as the list scrolls.
@MainActor public final class ListRow: Control {
  /// Which item it shows.
  public private(set) var index = -1
  private var item = ListItem("")
  /// What it says.
  public var title: String { item.title }

  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  private var layouts: (title: any TextLayout, detail: (any TextLayout)?, width: Double)?

  init() { super.init(actionName: "") }

  /// The list has the keyboard, not the row.
  public override var canBecomeFirstResponder: Bool { false }

  public override func settingsDidChange() {
    super.settingsDidChange()
    layouts = nil
  }

  func show(_ item: ListItem, at index: Int) {
    isHidden = false
    guard item != self.item || index != self.index else { return }
    // A press or the pointer was on what the row showed before.
    release()
    pointerHoverChanged(isInside: false)
    self.item = item
    self.index = index
    identifier = item.id
    actionName = item.title
    layouts = nil
    setNeedsDisplay()
  }

  // MARK: Drawing

  static let textPadding = 12.0
  private static let gap = 2.0

  public override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    let hasKeyboard = isSelected && (superview?.isFirstResponder ?? false)
    let shape = RoundedRect(
      bounds.inset(by: Insets(top: Self.gap / 2, bottom: Self.gap / 2)), radius: theme.metrics.fieldRadius)
    if let color = fillColor(theme, hasKeyboard: hasKeyboard) { canvas.fill(shape, color) }
    drawText(on: canvas, theme, hasKeyboard: hasKeyboard)
  }

  private func fillColor(_ theme: Theme, hasKeyboard: Bool) -> Color? {
    let steps = isPressed ? 2 : isHovered ? 1 : 0
    if hasKeyboard { return theme.shaded(theme.colors.accent, steps: steps) }
    if isSelected { return theme.shaded(theme.panelColor(depth: 2), steps: steps) }
    return steps > 0 ? theme.colors.text.withOpacity(Double(steps) * 0.05) : nil
  }

  private func drawText(on canvas: any Canvas, _ theme: Theme, hasKeyboard: Bool) {
    guard let layouts = makeLayouts(theme) else { return }
    let area = bounds.inset(by: Self.textPadding)
    func x(_ line: any TextLayout) -> Double {
      area.minX + TextAlignment.leading.offset(slack: area.width - line.width, layoutDirection)
    }
    let (titleHeight, detailHeight) = (20.0, layouts.detail == nil ? 0 : 18.0)
    let top = bounds.minY + (bounds.height - titleHeight - detailHeight) / 2
    let baseline = layouts.title.metrics.baseline(centredIn: titleHeight, top: top)
    canvas.draw(
      layouts.title, at: Point(x: x(layouts.title), y: baseline),
      hasKeyboard ? theme.colors.onAccent : theme.colors.text)
    guard let detail = layouts.detail else { return }
    let second = detail.metrics.baseline(centredIn: detailHeight, top: top + titleHeight)
    canvas.draw(
      detail, at: Point(x: x(detail), y: second), hasKeyboard ? theme.colors.onAccent : theme.colors.dimText)
  }

  private func makeLayouts(_ theme: Theme) -> (
    title: any TextLayout, detail: (any TextLayout)?, width: Double
  )? {
    let width = bounds.width - 2 * Self.textPadding
    if let layouts, layouts.width == width { return layouts }
    guard let textSystem else { return nil }
    func line(_ text: String, _ font: Font) -> (any TextLayout)? {
      TextFlow(text, font: font, width: width, maxLines: 1, system: textSystem).lines.first
    }
    guard let title = line(item.title, theme.fonts.body) else { return nil }
    layouts = (title, item.detail.isEmpty ? nil : line(item.detail, theme.fonts.small), width)
    return layouts
  }
}
