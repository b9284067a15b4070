import UICore

/// A round button with a small icon in a quiet colour: closes, clears, opens settings.
@MainActor public final class IconButton: Button {
  /// Whether Tab stops at it.
  public var takesFocus = true

  private let side: Double

  /// - Parameters:
  ///   - icon: what is drawn on it.
  ///   - side: the button's width and height in points; the icon is about half of it.
  ///   - actionName: what the action is called in notifications, and in the event stream.
  public init(
    _ icon: Icon, side: Double = 28, actionName: String, action: (@MainActor () -> Void)? = nil
  ) {
    self.side = side
    super.init("", style: .quiet, actionName: actionName, action: action)
    self.icon = icon
  }

  public override var canBecomeFirstResponder: Bool { takesFocus }

  /// Also inside of a text field.
  public override var pointerShape: PointerShape { .arrow }

  public override func preferredSize(width: Double) -> Size { Size(width: side, height: side) }

  public override func draw(on canvas: any Canvas, damage: Rect) {
    guard let icon else { return }
    let theme = theme
    let shape = RoundedRect(bounds, radius: bounds.height / 2)
    if isFirstResponder { canvas.drawFocusRing(around: shape, theme) }
    if isPressed || isHovered {
      canvas.fill(shape, theme.colors.text.withOpacity(isPressed ? 0.14 : 0.08))
    }
    let size = (side * 0.6).rounded()
    let isBright = isPressed || isHovered || isFirstResponder
    canvas.draw(
      icon.directed(layoutDirection), in: bounds.centred(width: size, height: size),
      isBright ? theme.colors.text : theme.colors.dimText)
  }
}
