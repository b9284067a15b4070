/// A view that is painted as one piece: a top-level ``Window`` or a nested ``Pane``.
@MainActor open class SurfaceView: View {
  /// The host's name for it, nil while it is not on a screen.
  public internal(set) var surfaceID: SurfaceID?

  /// Drawn over all that is light in the surface, in its own coordinates. No press ever meets it.
  public var overlay: (@MainActor (any Canvas) -> Void)?

  /// What must be painted again, in points in the surface.
  var damage = DamageRegion()

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    paneCount = 1
    clipsToBounds = true
  }

  override var isSurface: Bool { true }

  func surfaceFrameChanged(from old: Rect) {}
}

/// A view with a nested X window of its own, seen as a child in `xwininfo -tree`.
///
/// For what moves, scrolls or slides as a whole: containers, scroll viewports, the keyboard panel.
/// X windows are square and cover what their parent paints; a card's corners and shadow belong to the parent.
@MainActor open class Pane: SurfaceView {
  /// What the host was last told.
  struct HostState: Equatable {
    var parent: SurfaceID
    var frame: Rect
    var isVisible: Bool
    var cornerRadius: Double
  }

  var hostState: HostState?
  /// Whether the host was ever told of its corners.
  var isShaped = false

  /// The radius of its corners, which are cut off by whole pixels; 0 for a rectangle.
  public var cornerRadius = 0.0 {
    didSet { if cornerRadius != oldValue { setNeedsSurfaceUpdate() } }
  }

  /// Whether the theme's shadow falls from it on what lies below it in its window, of which it is a subview.
  public final var castsShadow = false {
    didSet { if castsShadow != oldValue { setNeedsSurfaceUpdate() } }
  }

  /// What the shadow is of that those below paint, in the window's coordinates.
  final var shadowShape: RoundedRect?

  override func surfaceFrameChanged(from old: Rect) { setNeedsSurfaceUpdate() }

  func setNeedsSurfaceUpdate() {
    window?.application?.surfaces.enqueue(self)
  }

  /// The surface that this pane's X window is a child of, and the pane's frame and visibility there.
  func placeInParent() -> (parent: SurfaceView, frame: Rect, isVisible: Bool)? {
    var rect = placedFrame
    var isVisible = !isHidden && !isTransparent
    var view = superview
    while let current = view {
      if let surface = current as? SurfaceView {
        return (surface, rect.offset(by: Point.zero - surface.boundsOrigin), isVisible)
      }
      isVisible = isVisible && !current.isHidden && !current.isTransparent
      rect = rect.offset(by: current.offsetInSuperview)
      view = current.superview
    }
    return nil
  }

  /// Above all its siblings from now on.
  public func bringToFront() {
    guard let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) else { return }
    superview.subviews.remove(at: index)
    superview.subviews.append(self)
    raise()
    raiseLaterPanes()
  }

  private func raise() {
    if let surfaceID { window?.application?.emit(.raiseSurface(surfaceID)) }
  }

  /// Panes of other light views may be siblings in X, and those that come later in the tree stay above.
  private func raiseLaterPanes() {
    var view: View = self
    while let parent = view.superview, !parent.isSurface {
      view = parent
      guard let outer = view.superview, let index = outer.subviews.firstIndex(where: { $0 === view }) else {
        return
      }
      for later in outer.subviews[(index + 1)...] { Pane.raisePanes(in: later) }
    }
  }

  private static func raisePanes(in view: View) {
    if let pane = view as? Pane { return pane.raise() }
    for child in view.subviews where child.paneCount > 0 { raisePanes(in: child) }
  }

  func detachSurface() {
    guard let surfaceID else { return }
    window?.application?.surfaces.close(self, surfaceID)
  }
}
