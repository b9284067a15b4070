import UICore

/// The line between two columns. It is thin, and takes presses a little beside it too.
@MainActor final class SplitDivider: View {
  enum Drag {
    case began
    /// How far to the right the pointer is from where it went down, in points.
    case moved(Double)
    case ended
  }

  static let lineWidth = 1.0
  /// How far from the line a press still counts.
  static let reach = 4.0

  var onDrag: (Drag) -> Void = { _ in }

  private weak var press: Press?
  private var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  override var pointerShape: PointerShape { .resizeColumns }

  override func pointerHoverChanged(isInside: Bool) { isHovered = isInside }

  override func pointerDown(_ press: Press) -> Bool {
    guard press.button == 1, self.press == nil else { return false }
    self.press = press
    onDrag(.began)
    setNeedsDisplay()
    return true
  }

  override func pointerMoved(_ press: Press) {
    if press === self.press { onDrag(.moved(press.location.x - press.startLocation.x)) }
  }

  override func pointerUp(_ press: Press) { release(press) }
  override func pointerCancelled(_ press: Press) { release(press) }

  private func release(_ press: Press) {
    guard press === self.press else { return }
    self.press = nil
    onDrag(.ended)
    setNeedsDisplay()
  }

  /// The rest of its width lies below the columns.
  override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = theme.colors
    let line = Rect(x: bounds.minX + Self.reach, y: bounds.minY, width: Self.lineWidth, height: bounds.height)
    canvas.fill(line, press != nil || isHovered ? colors.accent : colors.line)
  }
}
