import KeyboardModel
import UICore

/// A button beside the keys, which no layout has: what it does is about the panel itself.
@MainActor public final class PanelButton: PressView {
  /// What the button is called for those who cannot see it.
  public let spokenName: String
  private let icon: Icon
  private let style: KeyStyle

  init(
    _ identifier: String, _ icon: Icon, named name: String, style: KeyStyle,
    act: @escaping @MainActor () -> Void
  ) {
    spokenName = name
    self.icon = icon
    self.style = style
    super.init(identifier, act: act)
  }

  public override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = style.theme
    if isPressed {
      canvas.fill(
        RoundedRect(bounds, radius: theme.metrics.keyRadius), theme.shaded(theme.colors.keyboard, steps: 2))
    }
    let side = min(24, bounds.width * 0.6, bounds.height * 0.6)
    canvas.draw(
      icon, in: Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      theme.colors.keyHint)
  }
}
