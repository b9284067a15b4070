import Outfield

/// A dot with a ring where the last press was.
///
/// It is drawn as the overlay of the surface that the press hit. A pane would be a square that hides what lies
/// around the ring, a light view in the window would lie under the panes, and either would be one more view in
/// the tree; an overlay moves and scrolls with what was pressed, and no press meets it.
@MainActor final class PressMark {
  private weak var surface: SurfaceView?
  private var place = Rect.zero

  static let diameter = 30.0

  /// `point` is in the window of the view.
  func show(at point: Point, in target: View, _ role: TextRole) {
    clear()
    let above = sequence(first: target) { $0.superview }
    guard let surface = above.lazy.compactMap({ $0 as? SurfaceView }).first else { return }
    let centre = surface.convertFromWindow(point)
    let radius = Self.diameter / 2
    place = Rect(x: centre.x - radius, y: centre.y - radius, width: Self.diameter, height: Self.diameter)
    self.surface = surface
    surface.overlay = { [weak surface, place] canvas in
      Self.draw(in: place, role, surface?.theme ?? .light, on: canvas)
    }
    surface.setNeedsDisplay(in: place)
  }

  func clear() {
    surface?.overlay = nil
    surface?.setNeedsDisplay(in: place)
    surface = nil
  }

  private static func draw(in place: Rect, _ role: TextRole, _ theme: Theme, on canvas: any Canvas) {
    guard !canvas.clipBounds.intersection(place).isEmpty else { return }
    let color = color(of: role, theme)
    let ring = RoundedRect(place.inset(by: 2), radius: diameter / 2 - 2)
    let dot = place.inset(by: diameter / 2 - 3)
    // A rim, so that it stands out from whatever it lies on.
    let rim = theme.colors.field.withOpacity(0.85)
    canvas.stroke(RoundedRect(place.inset(by: 0.5), radius: diameter / 2 - 0.5), width: 5, rim)
    canvas.fill(RoundedRect(dot.inset(by: -1.5), radius: 4.5), rim)
    canvas.stroke(ring, width: 2, color)
    canvas.fill(RoundedRect(dot, radius: 3), color)
  }

  private static func color(of role: TextRole, _ theme: Theme) -> Color {
    switch role {
    case .positive: theme.colors.positive
    case .accent: theme.colors.accent
    case .dim: theme.colors.dimText
    default: theme.colors.text
    }
  }
}
