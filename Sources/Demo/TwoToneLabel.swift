import Outfield

/// A line of words in two looks, such as a class and a path. It is one text: the second words follow the first
/// as they are read, whichever way the interface runs.
@MainActor class TwoToneLabel: View, Measured {
  struct Words: Hashable {
    var text = ""
    var style = TextStyle.small
    var role = TextRole.dim
  }

  var first = Words() { didSet { if first != oldValue { wordsChanged() } } }
  var second = Words() { didSet { if second != oldValue { wordsChanged() } } }

  private var layouts: [any TextLayout]?

  static let gap = 4.0
  private static let height = 18.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  var text: String { [first.text, second.text].filter { !$0.isEmpty }.joined(separator: " ") }

  func preferredSize(width: Double) -> Size {
    Size(width: min(width, textWidth.rounded(.up)), height: Self.height)
  }

  /// How wide the words are, cut off or not.
  private var textWidth: Double {
    let widths = makeLayouts().map(\.width)
    return widths.reduce(0, +) + Self.gap * Double(max(0, widths.count - 1))
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let roles = [first, second].filter { !$0.text.isEmpty }.map(\.role)
    var x = bounds.minX + (layoutDirection == .leftToRight ? 0 : bounds.width - textWidth)
    canvas.clipped(to: bounds) {
      for (layout, role) in zip(makeLayouts(), roles) {
        let baseline = layout.metrics.baseline(centredIn: bounds.height, top: bounds.minY)
        canvas.draw(layout, at: Point(x: x, y: baseline), role.color(in: theme))
        x += layout.width + Self.gap
      }
    }
  }

  override func settingsDidChange() { wordsChanged() }
  override func didMoveToWindow() { layouts = nil }

  private func wordsChanged() {
    layouts = nil
    setNeedsDisplay()
  }

  private func makeLayouts() -> [any TextLayout] {
    if let layouts { return layouts }
    guard let textSystem else { return [] }
    let theme = theme
    let made = [first, second].filter { !$0.text.isEmpty }
      .map { textSystem.layout($0.text, font: $0.style.font(in: theme)) }
    layouts = made
    return made
  }
}
