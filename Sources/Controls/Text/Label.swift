import UICore

/// A text that is read, not edited: one line that ends in "…" where it is too long, or lines broken to the
/// label's width.
@MainActor open class Label: View, Measured {
  public var text: String { didSet { if text != oldValue { contentChanged() } } }
  /// Which of the theme's fonts it is set in.
  public var style: TextStyle { didSet { if style != oldValue { contentChanged() } } }
  /// A font of its own in place of the ``style``'s.
  public var font: Font? { didSet { if font != oldValue { contentChanged() } } }
  /// What the text is for, and so its colour.
  public var role: TextRole { didSet { if role != oldValue { setNeedsDisplay() } } }
  public var alignment = TextAlignment.leading {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// How many lines there may be; 0 for as many as it takes.
  public var maxLines = 1 { didSet { if maxLines != oldValue { contentChanged() } } }

  private var flow: (TextFlow, width: Double)?

  public init(
    _ text: String = "", style: TextStyle = .body, role: TextRole = .primary, frame: Rect = .zero
  ) {
    self.text = text
    self.style = style
    self.role = role
    super.init(frame: frame)
    // Presses go to what the label lies on.
    isUserInteractionEnabled = false
  }

  public func preferredSize(width: Double) -> Size {
    guard let flow = flow(width: width) else { return .zero }
    return Size(width: min(width, flow.width.rounded(.up)), height: flow.height)
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    guard !text.isEmpty, let flow = flow(width: bounds.width) else { return }
    let top = maxLines == 1 ? bounds.minY + (bounds.height - flow.lineHeight) / 2 : bounds.minY
    flow.draw(on: canvas, in: bounds, top: top, alignment, layoutDirection, role.color(in: theme))
  }

  open override func settingsDidChange() { contentChanged() }

  open override func didMoveToWindow() { flow = nil }

  private func contentChanged() {
    flow = nil
    setNeedsDisplay()
  }

  /// Laid out once for a width: drawing and measuring share it.
  private func flow(width: Double) -> TextFlow? {
    if let flow, flow.width == width { return flow.0 }
    guard let textSystem else { return nil }
    let font = font ?? style.font(in: theme)
    let made = TextFlow(text, font: font, width: width, maxLines: maxLines, system: textSystem)
    flow = (made, width)
    return made
  }
}
