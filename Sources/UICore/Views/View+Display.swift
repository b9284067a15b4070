extension View {
  /// Asks for all of the view to be drawn again at the end of the turn.
  public func setNeedsDisplay() { setNeedsDisplay(in: bounds.inset(by: -drawingOutset)) }

  /// Asks for a part, in the view's coordinates, to be drawn again. Costs O(depth).
  public func setNeedsDisplay(in rect: Rect) {
    guard let application = window?.application else { return }
    var rect = rect
    var view: View = self
    while true {
      if view.isHidden || view.isTransparent || rect.isEmpty { return }
      if view.isSurface {
        let surface = unsafeDowncast(view, to: SurfaceView.self)
        let visible = rect.intersection(surface.bounds)
        if !visible.isEmpty { application.surfaces.damage(surface, visible) }
        return
      }
      if view.clipsToBounds, view !== self { rect = rect.intersection(view.bounds) }
      guard let parent = view.superview else { return }
      rect = rect.offset(by: view.offsetInSuperview)
      view = parent
    }
  }

  /// Asks for ``layoutSubviews()`` at the end of the turn.
  public func setNeedsLayout() {
    if needsLayout && window == nil { return }
    needsLayout = true
    window?.application?.layout.enqueue(self)
  }

  /// Draws the view and its light descendants, as far as they touch `damage` (in the view's coordinates).
  func paintTree(on canvas: any Canvas, damage: Rect) {
    if let backgroundColor, !isCovered(in: damage) {
      canvas.fill(bounds.intersection(damage), backgroundColor)
    }
    draw(on: canvas, damage: damage)
    for child in subviews where !child.isHidden && !child.isTransparent && !child.isSurface {
      child.paint(on: canvas, damage: damage)
    }
    if isSurface { unsafeDowncast(self, to: SurfaceView.self).overlay?(canvas) }
  }

  /// Draws the light view, with `damage` in the superview's coordinates.
  private func paint(on canvas: any Canvas, damage: Rect) {
    let own = placedFrame.inset(by: -drawingOutset)
    let reach = clipsToBounds ? own : own.union(overflow)
    let visible = reach.intersection(damage)
    guard !visible.isEmpty else { return }
    let offset = offsetInSuperview
    let inner = visible.offset(by: Point.zero - offset)
    let dimmed = isEnabled ? alpha : alpha * 0.4
    canvas.with(offset: offset, clip: clipsToBounds ? visible : nil, opacity: dimmed) {
      paintTree(on: canvas, damage: inner)
    }
  }

  /// Whether a light view below fills all of `rect`, in the view's coordinates: what lies under it need not be
  /// drawn. A key stroke in a field then costs the window nothing.
  func isCovered(in rect: Rect) -> Bool {
    for child in subviews where child.placedFrame.contains(rect) && child.isSolid && !child.isSurface {
      let inner = rect.offset(by: Point.zero - child.offsetInSuperview)
      if child.fills(inner) || child.isCovered(in: inner) { return true }
    }
    return false
  }

  private var isSolid: Bool { !isHidden && alpha >= 1 && isEnabled }

  /// Where descendants may draw, in the superview's coordinates. Only a view that clips bounds its subtree;
  /// the others' children reach a ring's or a shadow's width beyond.
  private var overflow: Rect {
    subviews.isEmpty ? .zero : placedFrame.inset(by: -View.childOverflow)
  }

  /// How far a child may draw beyond its parent without being missed by damage, in points.
  static let childOverflow = 24.0

  // MARK: Changes

  func frameChanged(from old: Rect) {
    placeChanged(from: old.offset(by: Point(x: 0, y: -lift)))
    guard frame.size != old.size else { return }
    setNeedsLayout()
    // One that is measured is given its size, and any other has it.
    if superview != nil, !(self is any Measured) { preferredSizeDidChange() }
  }

  /// `old` is the former ``placedFrame``.
  func placeChanged(from old: Rect) {
    contentChanged()
    if let surface = self as? SurfaceView {
      surface.surfaceFrameChanged(from: old)
    } else {
      superview?.setNeedsDisplay(in: old.inset(by: -drawingOutset))
      setNeedsDisplay()
      panesMoved()
    }
  }

  func boundsOriginChanged() {
    contentChanged()
    setNeedsDisplay()
    for child in subviews { child.panesMoved() }
  }

  /// What is under the pointer may be another view.
  func contentChanged() {
    guard let window else { return }
    window.contentVersion &+= 1
    window.application?.dispatcher.contentChanged(in: window)
  }

  func visibilityChanged(becameIneligible: Bool, cause: EndEditingCause) {
    contentChanged()
    if !isSurface { superview?.setNeedsDisplay(in: placedFrame.inset(by: -drawingOutset)) }
    panesMoved()
    if becameIneligible { endEditingInside(cause: cause) }
  }

  /// The panes of the subtree have another place or visibility in their parent surface.
  func panesMoved() {
    guard paneCount > 0 else { return }
    if let pane = self as? Pane { return pane.setNeedsSurfaceUpdate() }
    for child in subviews { child.panesMoved() }
  }
}
