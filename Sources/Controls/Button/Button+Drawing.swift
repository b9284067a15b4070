import UICore

extension Button {
  static let padding = 15.0
  private static let iconSize = 18.0

  func drawButton(on canvas: any Canvas) {
    let theme = theme
    let shape = RoundedRect(bounds, radius: theme.metrics.fieldRadius)
    if isFirstResponder { canvas.drawFocusRing(around: shape, theme) }
    drawBackground(shape, on: canvas, theme)
    if let icon {
      let place = bounds.centred(width: Self.iconSize, height: Self.iconSize)
      canvas.draw(icon.directed(layoutDirection), in: place, textColor(theme))
    } else {
      drawTitle(on: canvas, theme)
    }
  }

  private func drawBackground(_ shape: RoundedRect, on canvas: any Canvas, _ theme: Theme) {
    let steps = !isEnabled ? 0 : isPressed ? 2 : isHovered ? 1 : 0
    switch style {
    case .primary: canvas.fill(shape, theme.shaded(theme.colors.accent, steps: steps))
    case .plain:
      canvas.fill(shape, theme.shaded(theme.colors.button, steps: steps))
      canvas.stroke(shape, width: 1, isFirstResponder ? theme.colors.accent : theme.colors.line)
    case .quiet:
      if steps > 0 { canvas.fill(shape, theme.colors.text.withOpacity(Double(steps) * 0.06)) }
    }
  }

  private func drawTitle(on canvas: any Canvas, _ theme: Theme) {
    guard let layout = titleLayout else { return }
    let left = bounds.minX + max(0, (bounds.width - layout.width) / 2)
    let baseline = layout.metrics.baseline(centredIn: bounds.height, top: bounds.minY)
    canvas.draw(layout, at: Point(x: left, y: baseline), textColor(theme))
  }

  private func textColor(_ theme: Theme) -> Color {
    switch style {
    case .primary: theme.colors.onAccent
    case .plain: theme.colors.text
    case .quiet: theme.colors.accent
    }
  }
}
