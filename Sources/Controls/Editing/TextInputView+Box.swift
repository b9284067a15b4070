import UICore

extension TextInputView {
  /// Where text can be seen, in the input's coordinates.
  public final var textArea: Rect { box.inset(by: textInsets, layoutDirection) }

  /// What the border goes round: all of the input, but for the message below it where there is room for one.
  public final var box: Rect {
    if errorMessage == nil { return bounds }
    let height = max(min(bounds.height, preferredBoxHeight), bounds.height - ErrorLabel.room)
    return Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
  }

  /// The size that the input wants, with the message that it shows.
  func preferredSize(boxWidth: Double) -> Size {
    Size(width: boxWidth, height: preferredBoxHeight + (errorMessage == nil ? 0 : ErrorLabel.room))
  }

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
    let shape = RoundedRect(box, radius: cornerRadius)
    if isFirstResponder { canvas.drawFocusRing(around: shape, theme, color: accent) }
    canvas.fill(shape, boxColor)
    let isAlert = errorMessage != nil || isFirstResponder
    let line = theme.shaded(theme.colors.line, steps: isHovered && isEnabled ? 1 : 0)
    canvas.stroke(shape, width: 1, isAlert ? accent : line)
  }

  /// Where the border and the round corners do not reach.
  var interior: Rect {
    box.inset(by: Insets(top: 1, left: cornerRadius, bottom: 1, right: cornerRadius))
  }

  var boxColor: Color { isReadOnly ? theme.panelColor(depth: 1) : theme.colors.field }

  /// Draws what the display shows of the caret, while it is lit: for ``TextDisplay/draw(on:damage:)``.
  public final func drawCaret(on canvas: any Canvas) {
    // Never two at once: that of a drop is drawn instead.
    guard blinker.isLit, madeTransfer?.caret == nil else { return }
    display.shownCaret?.forEachBar { canvas.fill($0, accent) }
  }

  /// The caret is lit or dark now.
  final func caretDidBlink() { display.shownCaret?.forEachBar { setNeedsDisplay(in: $0) } }

  /// The colour of the caret and the focus ring.
  public final var accent: Color { errorMessage == nil ? theme.colors.accent : theme.colors.error }

  /// The colour behind what is selected: paler where the window has no focus.
  public final var selectionColor: Color {
    let color = theme.colors.selection
    return window?.isFocused ?? false ? color : color.withOpacity(0.5)
  }
}
