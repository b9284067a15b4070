import UICore

/// A line of a ``MenuView``: draws an item, and leaves all presses to the menu.
@MainActor final class MenuRow: View {
  let item: MenuItem
  private let metrics: MenuMetrics
  private var layouts: (title: any TextLayout, shortcut: (any TextLayout)?)?

  var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }

  init(_ item: MenuItem, _ metrics: MenuMetrics) {
    self.item = item
    self.metrics = metrics
    super.init(frame: .zero)
    // A slash would part the row's name from those of its ancestors.
    identifier = String(item.title.map { $0 == "/" ? "-" : $0 })
  }

  private var menu: MenuView? { superview as? MenuView }

  /// How wide it must be to show all of the item, in points.
  func wantedWidth(_ theme: Theme, with system: any TextSystem) -> Double {
    let made = (
      title: system.layout(item.title, font: theme.fonts.body),
      shortcut: item.shortcut.isEmpty ? nil : system.layout(item.shortcut, font: theme.fonts.small)
    )
    layouts = made
    let shortcut = made.shortcut.map { $0.width + metrics.shortcutGap } ?? 0
    return (made.title.width + shortcut).rounded(.up) + 2 * metrics.textPadding
  }

  // MARK: View

  override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    if isHighlighted {
      let color = theme.colors.text.withOpacity(isPressed ? 0.12 : 0.07)
      canvas.fill(RoundedRect(bounds, radius: metrics.rowRadius), color)
    }
    guard let layouts else { return }
    let opacity = item.isEnabled ? 1 : 0.4
    // The shortcut is on the line of the title, however small.
    let baseline = layouts.title.metrics.baseline(centredIn: bounds.height, top: bounds.minY)
    func draw(_ layout: any TextLayout, _ alignment: TextAlignment, _ color: Color) {
      let area = bounds.inset(by: Insets(left: metrics.textPadding, right: metrics.textPadding))
      let x = area.minX + alignment.offset(slack: area.width - layout.width, layoutDirection)
      canvas.draw(layout, at: Point(x: x, y: baseline), color.withOpacity(opacity))
    }
    draw(layouts.title, .leading, theme.colors.text)
    if let shortcut = layouts.shortcut { draw(shortcut, .trailing, theme.colors.dimText) }
  }

  override func settingsDidChange() {
    if let textSystem { _ = wantedWidth(theme, with: textSystem) }
    super.settingsDidChange()
  }

  override func pointerHoverChanged(isInside: Bool) { menu?.hover(self, isInside: isInside) }
}

/// The measures of a menu, in points: rows are higher for a finger.
struct MenuMetrics {
  var rowHeight: Double
  let sectionGap = 9.0
  let padding = 4.0
  let textPadding = 10.0
  let shortcutGap = 32.0
  let rowRadius = 5.0
  let leastWidth = 176.0

  static let pointer = MenuMetrics(rowHeight: 28)
  static let finger = MenuMetrics(rowHeight: 40)
}
