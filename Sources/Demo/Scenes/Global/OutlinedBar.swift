import Outfield

extension Canvas {
  /// How the scene marks what ends editing.
  @MainActor func drawMark(in rect: Rect, _ theme: Theme) {
    let shape = RoundedRect(rect, radius: theme.metrics.fieldRadius)
    fill(shape, theme.colors.accent.withOpacity(0.06))
    stroke(shape, width: 2, theme.colors.accent.withOpacity(0.5))
  }
}

/// A navigation bar with the scene's mark.
@MainActor final class OutlinedBar: NavigationBar {
  private let note = Label("sends its tap to the first responder", style: .small, role: .accent)

  init(_ title: String) {
    super.init(title)
    titleAlignment = .leading
    note.identifier = "note"
    note.alignment = .trailing
    note.maxLines = 2
    addSubview(note)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = 120.0
    let width = max(0, bounds.width - start - 20)
    let height = note.preferredSize(width: width).height
    note.leadingFrame = Rect(
      x: start, y: ((bounds.height - 1 - height) / 2).rounded(), width: width, height: height)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    super.draw(on: canvas, damage: damage)
    canvas.drawMark(in: bounds.inset(by: Insets(top: 4, left: 8, bottom: 5, right: 8)), theme)
  }
}
