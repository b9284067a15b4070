import Outfield

/// The bar with the program's name.
@MainActor final class TopBar: View {
  private let title = Label("Outfield", style: .title)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "bar"
    title.identifier = "title"
    addSubview(title)
  }

  override func layoutSubviews() {
    title.frame = bounds.inset(by: Insets(left: SceneMetrics.margin, right: SceneMetrics.margin))
  }

  override func fills(_ rect: Rect) -> Bool { bounds.contains(rect) }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = theme.colors
    canvas.fill(bounds, colors.bar)
    canvas.fill(Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), colors.line)
  }
}

/// Distances that all scenes share, in points.
enum SceneMetrics {
  /// Between the window's edge and what is in it, and between cards.
  static let margin = 20.0
  /// Above and below the line of advice.
  static let hintGap = 10.0
  /// Wider windows leave the rest free at both sides.
  static let maxContentWidth = 1200.0
}
