import UICore

extension SingleLineField {
  func drawField(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    drawBox(on: canvas, damage: damage, theme)
    guard let shown else { return }
    // Cutting is dear; text that fits needs none.
    if shown.line.layout.width > textArea.width {
      canvas.clipped(to: textArea) { drawContent(shown, on: canvas, theme) }
    } else {
      drawContent(shown, on: canvas, theme)
    }
  }

  private func drawBox(on canvas: any Canvas, damage: Rect, _ theme: Theme) {
    let color = boxColor(theme)
    // A key or the caret: border and corners stay as they are.
    if interior.contains(damage) { return canvas.fill(damage, color) }
    let shape = RoundedRect(bounds, radius: cornerRadius)
    if isFirstResponder { canvas.drawFocusRing(around: shape, theme, color: accent(theme)) }
    canvas.fill(shape, color)
    canvas.stroke(shape, width: 1, borderColor(theme))
  }

  /// Where the border and the round corners do not reach.
  var interior: Rect {
    bounds.inset(by: Insets(top: 1, left: cornerRadius, bottom: 1, right: cornerRadius))
  }

  func boxColor(_ theme: Theme) -> Color { isReadOnly ? theme.panelColor(depth: 1) : theme.colors.field }

  private func accent(_ theme: Theme) -> Color {
    errorMessage == nil ? theme.colors.accent : theme.colors.error
  }

  private func borderColor(_ theme: Theme) -> Color {
    if errorMessage != nil || isFirstResponder { return accent(theme) }
    return theme.shaded(theme.colors.line, steps: isHovered && isEnabled ? 1 : 0)
  }

  private func drawContent(_ shown: Shown, on canvas: any Canvas, _ theme: Theme) {
    drawSelection(shown, on: canvas, theme)
    if shown.isEmpty {
      drawPlaceholder(on: canvas, theme)
    } else {
      drawLine(shown.line.layout, x: shown.origin, on: canvas, theme.colors.text)
    }
    if blinker.isLit, let caret = shown.caret { canvas.fill(caret, accent(theme)) }
  }

  private func drawSelection(_ shown: Shown, on canvas: any Canvas, _ theme: Theme) {
    guard !shown.selection.isEmpty else { return }
    let metrics = shown.line.layout.metrics
    let top = bounds.minY + (bounds.height - metrics.lineHeight) / 2
    let isFocused = window?.isFocused ?? false
    let color = isFocused ? theme.colors.selection : theme.colors.selection.withOpacity(0.5)
    for span in shown.line.layout.spans(of: shown.selection) {
      let rect = Rect(
        x: shown.origin + span.minX, y: top, width: span.maxX - span.minX, height: metrics.lineHeight)
      canvas.fill(rect, color)
    }
  }

  private func drawPlaceholder(on canvas: any Canvas, _ theme: Theme) {
    guard !placeholder.isEmpty, let layout = makePlaceholderLayout() else { return }
    canvas.clipped(to: textArea) { drawLine(layout, x: textArea.minX, on: canvas, theme.colors.dimText) }
  }

  private func drawLine(
    _ layout: any TextLayout, x: Double, on canvas: any Canvas, _ color: Color
  ) {
    let baseline = layout.metrics.baseline(centredIn: bounds.height, top: bounds.minY)
    canvas.draw(layout, at: Point(x: x, y: baseline), color)
  }
}
