import Outfield

/// A plain area that can be pressed, with a line of text that says what comes of it.
@MainActor final class PressArea: View {
  private let title: Label
  private let detail: Label

  /// Whether a press here ends editing in any case.
  init(_ identifier: String, title: String, detail: String, isMarked: Bool) {
    self.title = Label(title, style: .smallStrong, role: isMarked ? .accent : .dim)
    self.detail = Label(detail, style: .small, role: .dim)
    super.init(frame: .zero)
    self.identifier = identifier
    dismissesEditing = isMarked
    self.detail.maxLines = 0
    for label in [self.title, self.detail] { addSubview(label) }
  }

  override func layoutSubviews() {
    let width = bounds.width - 32
    title.frame = Rect(x: 16, y: 12, width: width, height: 20)
    detail.frame = Rect(x: 16, y: 32, width: width, height: max(0, bounds.height - 40))
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    if dismissesEditing { return canvas.drawMark(in: bounds, theme) }
    let shape = RoundedRect(bounds, radius: theme.metrics.fieldRadius)
    canvas.fill(shape, theme.panelColor(depth: 1))
    canvas.stroke(shape, width: 1, theme.colors.line)
  }
}
