import Outfield

/// Marks the selected city.
@MainActor final class MapPin: View {
  static let side = 18.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "pin"
    isUserInteractionEnabled = false
  }

  override var drawingOutset: Double { 6 }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    let disc = RoundedRect(bounds, radius: Self.side / 2)
    if let shadow = theme.cardShadows.first { canvas.shadow(of: disc, shadow) }
    canvas.fill(
      RoundedRect(bounds.inset(by: -5), radius: Self.side / 2 + 5), theme.colors.accent.withOpacity(0.2))
    canvas.fill(disc, theme.panelColor(depth: 0))
    canvas.fill(RoundedRect(bounds.inset(by: 2), radius: Self.side / 2 - 2), theme.colors.accent)
  }
}
