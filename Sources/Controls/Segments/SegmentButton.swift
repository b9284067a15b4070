import UICore

/// One choice of a ``SegmentedControl``.
@MainActor public final class SegmentButton: Control, Measured {
  /// What the choice is called.
  public var title: String { titleLine.text }

  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  private static let textPadding = 16.0
  private var titleLine: TitleLine
  private var shortened: (any TextLayout, width: Double)?

  init(_ title: String) {
    titleLine = TitleLine(title)
    super.init(actionName: title)
  }

  /// The control has the keyboard, not the segment.
  public override var canBecomeFirstResponder: Bool { false }

  /// Its title and what is free beside it.
  public func preferredSize(width: Double) -> Size {
    Size(
      width: titleLine.width(for: self) + 2 * Self.textPadding,
      height: theme.metrics.buttonHeight - 2 * SegmentedControl.inset)
  }

  public override func settingsDidChange() {
    titleLine.forgetLayout()
    shortened = nil
    super.settingsDidChange()
  }

  public override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    if !isSelected, isHovered || isPressed {
      let shape = RoundedRect(bounds, radius: SegmentedControl.thumbRadius(theme))
      canvas.fill(shape, theme.colors.text.withOpacity(isPressed ? 0.1 : 0.05))
    }
    guard let layout = makeShortened(theme) else { return }
    let x = bounds.minX + ((bounds.width - layout.width) / 2).rounded()
    let baseline = layout.metrics.baseline(centredIn: bounds.height, top: bounds.minY)
    let isBright = isSelected || isHovered
    canvas.draw(layout, at: Point(x: x, y: baseline), isBright ? theme.colors.text : theme.colors.dimText)
  }

  private func makeShortened(_ theme: Theme) -> (any TextLayout)? {
    let width = bounds.width - Self.textPadding / 2
    if let shortened, shortened.width == width { return shortened.0 }
    guard let textSystem else { return nil }
    let flow = TextFlow(title, font: theme.fonts.body, width: width, maxLines: 1, system: textSystem)
    shortened = flow.lines.first.map { ($0, width) }
    return shortened?.0
  }
}
