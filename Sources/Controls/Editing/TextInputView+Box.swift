import UICore

extension TextInputView {
  /// The border, the inside and the ring of the focus.
  func drawBox(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    // A key or the caret: border and corners stay as they are.
    if interior.contains(damage) { return canvas.fill(damage, boxColor) }
    let shape = RoundedRect(bounds, radius: cornerRadius)
    if isFirstResponder { canvas.drawFocusRing(around: shape, theme, color: accent) }
    canvas.fill(shape, boxColor)
    canvas.stroke(shape, width: 1, borderColor)
  }

  /// Where the border and the round corners do not reach.
  var interior: Rect {
    bounds.inset(by: Insets(top: 1, left: cornerRadius, bottom: 1, right: cornerRadius))
  }

  var boxColor: Color { isReadOnly ? theme.panelColor(depth: 1) : theme.colors.field }

  /// The colour of caret and ring.
  var accent: Color { errorMessage == nil ? theme.colors.accent : theme.colors.error }

  var selectionColor: Color {
    let color = theme.colors.selection
    return window?.isFocused ?? false ? color : color.withOpacity(0.5)
  }

  private var borderColor: Color {
    if errorMessage != nil || isFirstResponder { return accent }
    return theme.shaded(theme.colors.line, steps: isHovered && isEnabled ? 1 : 0)
  }
}
