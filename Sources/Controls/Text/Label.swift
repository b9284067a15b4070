import UICore

/// A text that is read, not edited: one line that ends in "…" where it is too long, or lines broken to the
/// label's width.
@MainActor open class Label: View, Measured {
  /// What is read. Newlines begin lines of their own, where there may be several.
  public var text: String { didSet { if text != oldValue { contentChanged() } } }
  /// Which of the theme's fonts it is set in.
  public var style: TextStyle { didSet { if style != oldValue { contentChanged() } } }
  /// A font of its own in place of the ``style``'s.
  public var font: Font? { didSet { if font != oldValue { contentChanged() } } }
  /// What the text is for, and so its colour.
  public var role: TextRole { didSet { if role != oldValue { setNeedsDisplay() } } }
  /// Where each line lies in the width of the label.
  public var alignment = TextAlignment.leading {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// How many lines there may be; 0 for as many as it takes.
  public var maxLines = 1 { didSet { if maxLines != oldValue { contentChanged() } } }

  private var flow: (TextFlow, width: Double)?

  /// A label of one line, which lets presses through to what it lies on.
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

  /// The size of its lines, broken to `width`.
  public func preferredSize(width: Double) -> Size {
    guard let flow = flow(width: width) else { return .zero }
    return Size(width: min(width, flow.width.rounded(.up)), height: flow.height)
  }

  /// Draws the lines; a single one in the middle of the height, several from the top.
  open override func draw(on canvas: any Canvas, damage: Rect) {
    guard !text.isEmpty, let flow = flow(width: bounds.width) else { return }
    let top = maxLines == 1 ? bounds.minY + (bounds.height - flow.lineHeight) / 2 : bounds.minY
    flow.draw(on: canvas, in: bounds, top: top, alignment, layoutDirection, role.color(in: theme))
  }

  /// Lays the text out again: the font or the scale may be others.
  open override func settingsDidChange() {
    flow = nil
    super.settingsDidChange()
  }

  /// Forgets what was laid out elsewhere.
  open override func didMoveToWindow() { flow = nil }

  private func contentChanged() {
    flow = nil
    setNeedsDisplay()
    preferredSizeDidChange()
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
