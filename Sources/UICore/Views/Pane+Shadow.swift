/// The shadow of a pane. X windows cannot be seen through, so every surface below paints its part of it.
extension Pane {
  /// Tells those below that the shadow has come, gone or moved with the pane, as the host is told.
  func updateShadow(isVisible: Bool) {
    let shape = RoundedRect(convertToWindow(bounds), radius: cornerRadius)
    dropShadow(castsShadow && isVisible ? shape : nil)
  }

  /// The shadow is that of a shape, in the window's coordinates, from now on; of none if it is nil.
  func dropShadow(_ shape: RoundedRect?) {
    guard shape != shadowShape else { return }
    damageShadow()
    shadowShape = shape
    window?.shadowCaster = shape == nil ? nil : self
    damageShadow()
  }

  /// Paints what falls of the shadow on a surface of the same window, in the surface's coordinates.
  func paintShadow(on canvas: any Canvas, of surface: SurfaceView) {
    guard let shape = shadowShape, surface.lies(below: self) else { return }
    let place = shape.rect.offset(by: surface.convertFromWindow(.zero))
    for shadow in shadows { canvas.shadow(of: RoundedRect(place, radius: shape.radius), shadow) }
  }

  /// The pane has moved below a shadow, parts of which may be painted on it.
  func repaintShadow() { forEachView { ($0 as? SurfaceView)?.setNeedsDisplay() } }

  private var shadows: [Shadow] { window?.application?.theme.cardShadows ?? [] }

  private func damageShadow() {
    guard let shape = shadowShape, let window else { return }
    let outer = shape.rect.inset(by: -shadows.reduce(0) { max($0, $1.offsetY + $1.blur) })
    let strips = shape.rect.strips(around: outer)
    // On its way out of the window it lies above nobody any more.
    window.forEachView { view in
      guard let surface = view as? SurfaceView, !surface.isDescendant(of: self) else { return }
      let origin = surface.convertFromWindow(.zero)
      for strip in strips { surface.setNeedsDisplay(in: strip.offset(by: origin)) }
    }
  }
}

extension SurfaceView {
  /// Whether a pane that is no part of it may cover it.
  fileprivate func lies(below pane: Pane) -> Bool {
    if self === pane.superview { return true }
    let branch = sequence(first: self as View) { $0.superview }.first { $0.superview === pane.superview }
    guard let branch, let siblings = pane.superview?.subviews else { return false }
    let first = siblings.first { $0 === branch || $0 === pane }
    return branch !== pane && first === branch
  }
}

extension Rect {
  /// What a larger rectangle has around this one.
  fileprivate func strips(around outer: Rect) -> [Rect] {
    [
      Rect(x: outer.minX, y: outer.minY, width: outer.width, height: minY - outer.minY),
      Rect(x: outer.minX, y: maxY, width: outer.width, height: outer.maxY - maxY),
      Rect(x: outer.minX, y: minY, width: minX - outer.minX, height: height),
      Rect(x: maxX, y: minY, width: outer.maxX - maxX, height: height),
    ]
  }
}
