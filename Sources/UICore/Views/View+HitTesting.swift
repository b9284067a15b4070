extension View {
  /// The deepest view that a press at `point`, in this view's coordinates, belongs to.
  ///
  /// Hidden and transparent views and those without user interaction are not seen, nor is anything outside
  /// of its superview. Panes win over light views, because X shows them above.
  public func hitTest(_ point: Point) -> View? {
    guard isHittable, contains(point) else { return nil }
    return hitPane(point) ?? hitLightView(point) ?? self
  }

  private var isHittable: Bool { !isHidden && !isTransparent && isUserInteractionEnabled }

  /// The hit view inside one of the panes of this view's surface, the topmost first.
  private func hitPane(_ point: Point) -> View? {
    guard paneCount > (isSurface ? 1 : 0) else { return nil }
    for child in subviews.reversed() where child.paneCount > 0 && child.isHittable {
      let inner = point - child.offsetInSuperview
      if let hit = child.isSurface ? child.hitTest(inner) : child.hitPane(inner) { return hit }
    }
    return nil
  }

  private func hitLightView(_ point: Point) -> View? {
    for child in subviews.reversed() where child.isHittable && !child.isSurface {
      let inner = point - child.offsetInSuperview
      if child.contains(inner) { return child.hitLightView(inner) ?? child }
    }
    return nil
  }
}
