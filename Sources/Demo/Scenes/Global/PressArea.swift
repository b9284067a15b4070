import Outfield

/// A plain area that can be pressed, with a line of text that says what comes of it.
@MainActor final class PressArea: View, Measured {
  private let title: Label
  private let detail: Label

  private static let padding = 16.0
  private static let titleHeight = 20.0

  /// Whether a press here ends editing in any case.
  init(_ identifier: String, title: String, detail: String, isMarked: Bool) {
    self.title = Label(title, style: .smallStrong, role: isMarked ? .accent : .primary)
    self.detail = Label(detail, style: .small)
    super.init(frame: .zero)
    self.identifier = identifier
    dismissesEditing = isMarked
    self.detail.maxLines = 0
    for label in [self.title, self.detail] { addSubview(label) }
  }

  func preferredSize(width: Double) -> Size {
    let text = detail.preferredSize(width: max(0, width - 2 * Self.padding)).height
    return Size(width: width, height: 24 + Self.titleHeight + text)
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 2 * Self.padding)
    let text = detail.preferredSize(width: width).height
    let top = max(0, (bounds.height - Self.titleHeight - text) / 2).rounded()
    title.frame = Rect(x: Self.padding, y: top, width: width, height: Self.titleHeight)
    detail.frame = Rect(x: Self.padding, y: top + Self.titleHeight, width: width, height: text)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    if dismissesEditing { return canvas.drawMark(in: bounds, theme) }
    let shape = RoundedRect(bounds, radius: theme.metrics.fieldRadius)
    canvas.fill(shape, theme.panelColor(depth: 1))
    canvas.stroke(shape, width: 1, theme.colors.line)
  }
}
