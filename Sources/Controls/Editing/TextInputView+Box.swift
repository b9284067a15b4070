import UICore

extension TextInputView {
  /// Where text can be seen, in the input's coordinates.
  public final var textArea: Rect { bounds.inset(by: textInsets, layoutDirection) }

  /// Whether a selecting pointer at `point` needs no scrolling.
  func isWithinReach(_ point: Point) -> Bool {
    switch display.scrollAxis {
    case .horizontal: textArea.spansX(of: point)
    case .vertical: textArea.spansY(of: point)
    }
  }

  /// The border, the inside and the ring of the focus.
  func drawBox(on canvas: any Canvas, damage: Rect, isHovered: Bool) {
    // A key or the caret: border and corners stay as they are.
    if interior.contains(damage) { return canvas.fill(damage, boxColor) }
    drawWholeBox(on: canvas, isHovered: isHovered)
  }

  private func drawWholeBox(on canvas: any Canvas, isHovered: Bool) {
    let theme = theme
    let shape = RoundedRect(bounds, radius: cornerRadius)
    if isFirstResponder { canvas.drawFocusRing(around: shape, theme, color: accent) }
    canvas.fill(shape, boxColor)
    let isAlert = errorMessage != nil || isFirstResponder
    let line = theme.shaded(theme.colors.line, steps: isHovered && isEnabled ? 1 : 0)
    canvas.stroke(shape, width: 1, isAlert ? accent : line)
  }

  /// Where the border and the round corners do not reach.
  var interior: Rect {
    bounds.inset(by: Insets(top: 1, left: cornerRadius, bottom: 1, right: cornerRadius))
  }

  var boxColor: Color { isReadOnly ? theme.panelColor(depth: 1) : theme.colors.field }

  /// Whether the caret is to be drawn now.
  public final var isCaretLit: Bool { blinker.isLit && madeTransfer?.caret == nil }

  /// The colour of the caret and the focus ring.
  public final var accent: Color { errorMessage == nil ? theme.colors.accent : theme.colors.error }

  /// The colour behind what is selected: paler where the window has no focus.
  public final var selectionColor: Color {
    let color = theme.colors.selection
    return window?.isFocused ?? false ? color : color.withOpacity(0.5)
  }
}
