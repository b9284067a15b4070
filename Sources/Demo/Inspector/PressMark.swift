import Outfield

/// A dot with a ring where the last press was. It stays for a moment and fades.
///
/// It is drawn as an overlay of every surface that the ring reaches: each shows its part of it, so that the ring is
/// whole at the edge of a pane, too. A pane of its own would be a square that hides what lies around the ring, and
/// one more view in the tree; no press meets an overlay.
@MainActor final class PressMark {
  /// The part of the mark in one surface.
  private struct Piece {
    weak var surface: SurfaceView?
    /// The ring and the dot, in the surface's coordinates.
    let ring: Rect
    let dot: Rect

    var reach: Rect { ring.union(dot) }
  }

  private unowned let application: Application
  private var pieces: [Piece] = []
  private var role = TextRole.primary
  private var opacity = 1.0
  private var timer: Application.Timer?
  private var fading: Animation?

  static let diameter = 30.0
  private static let dotDiameter = 6.0
  /// How long it stays as it is, and how long it takes to go.
  static let rest = Duration.milliseconds(1200)
  static let fade = Duration.milliseconds(400)

  init(_ application: Application) { self.application = application }

  /// `point` is in the window. At the window's edge the ring moves inwards as a whole; the dot stays.
  func show(at point: Point, in window: Window, _ role: TextRole) {
    clear()
    (self.role, opacity) = (role, 1)
    let ring = Self.ring(around: point, in: window.bounds)
    let dot = Self.square(around: point, Self.dotDiameter)
    for surface in Self.surfaces(in: window, reaching: ring.union(dot)) {
      let shift = surface.convertFromWindow(.zero)
      let piece = Piece(surface: surface, ring: ring.offset(by: shift), dot: dot.offset(by: shift))
      surface.overlay = { [weak self] canvas in self?.draw(piece, on: canvas) }
      pieces.append(piece)
    }
    setNeedsDisplay()
    timer = application.schedule(after: Self.rest) { [weak self] in self?.fadeAway() }
  }

  func clear() {
    timer?.cancel()
    fading?.cancel()
    for piece in pieces { piece.surface?.overlay = nil }
    setNeedsDisplay()
    pieces = []
  }

  private func fadeAway() {
    fading = application.animate(Self.fade) { [weak self] progress in
      self?.opacity = 1 - progress
      self?.setNeedsDisplay()
    } finish: { [weak self] isDone in
      if isDone { self?.clear() }
    }
  }

  private func setNeedsDisplay() {
    for piece in pieces { piece.surface?.setNeedsDisplay(in: piece.reach) }
  }

  // MARK: Where

  private static func square(around point: Point, _ side: Double) -> Rect {
    Rect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }

  static func ring(around point: Point, in bounds: Rect) -> Rect {
    var ring = square(around: point, diameter)
    ring.origin.x = max(bounds.minX, min(ring.minX, bounds.maxX - diameter))
    ring.origin.y = max(bounds.minY, min(ring.minY, bounds.maxY - diameter))
    return ring
  }

  /// Those of which something may be seen in a rectangle of the window.
  private static func surfaces(in view: View, reaching rect: Rect) -> [SurfaceView] {
    guard !view.isHidden, !view.clipsToBounds || view.convertToWindow(view.bounds).intersects(rect) else {
      return []
    }
    let own = (view as? SurfaceView).map { [$0] } ?? []
    return view.subviews.reduce(own) { $0 + surfaces(in: $1, reaching: rect) }
  }

  // MARK: Drawing

  private func draw(_ piece: Piece, on canvas: any Canvas) {
    guard let theme = piece.surface?.theme, canvas.clipBounds.intersects(piece.reach) else { return }
    canvas.with(offset: .zero, clip: nil, opacity: opacity) {
      Self.draw(piece, role.color(in: theme), rim: theme.colors.field.withOpacity(0.85), on: canvas)
    }
  }

  /// With a rim, so that it stands out from whatever it lies on.
  private static func draw(_ piece: Piece, _ color: Color, rim: Color, on canvas: any Canvas) {
    let radius = diameter / 2
    let halo = piece.dot.inset(by: -1.5)
    canvas.stroke(RoundedRect(piece.ring.inset(by: 0.5), radius: radius - 0.5), width: 5, rim)
    canvas.fill(RoundedRect(halo, radius: halo.width / 2), rim)
    canvas.stroke(RoundedRect(piece.ring.inset(by: 2), radius: radius - 2), width: 2, color)
    canvas.fill(RoundedRect(piece.dot, radius: dotDiameter / 2), color)
  }
}
