/// A rectangle that draws, holds other views and takes part in the responder chain.
///
/// A light view: it is drawn into the nearest ``SurfaceView`` above it and has no X window of its own.
@MainActor open class View: Responder {
  /// One part of the view's path in the event stream, such as `name` in `nested/order/name`.
  public var identifier: String?

  /// Where the view is in its superview, in points. A negative width or height, as where a layout has less room than
  /// its margins take, becomes none.
  public var frame: Rect {
    didSet {
      guard frame != oldValue else { return }
      if frame.width < 0 || frame.height < 0 { frame.size = frame.size.atLeastZero }
      if frame != oldValue { frameChanged(from: oldValue) }
    }
  }

  /// The point of the view's own coordinates that lies at its upper left corner: a scroll offset.
  public var boundsOrigin = Point.zero {
    didSet { if boundsOrigin != oldValue { boundsOriginChanged() } }
  }

  /// A hidden view and its descendants are not drawn, take no presses and are never first responder.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      visibilityChanged(becameIneligible: isHidden, cause: .viewHidden)
      preferredSizeDidChange()
    }
  }

  /// From 0, invisible, to 1. Below 0.01 a view is treated as hidden.
  public var alpha = 1.0 {
    didSet {
      guard alpha != oldValue else { return }
      visibilityChanged(becameIneligible: isTransparent, cause: .viewHidden)
    }
  }

  /// A disabled view and its descendants take no presses and are never first responder.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      setNeedsDisplay()
      window?.contentVersion &+= 1
      if !isEnabled { endEditingInside(cause: .viewDisabled) }
    }
  }

  /// Whether hit testing sees the view and its descendants.
  public var isUserInteractionEnabled = true

  /// Whether descendants are drawn only inside the bounds.
  public var clipsToBounds = false { didSet { setNeedsDisplay() } }

  /// What the view is filled with below its own drawing; nil for nothing.
  public var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// The view that this one lies in.
  public internal(set) final var superview: View? {
    get { parent }
    set { parent = newValue }
  }
  /// Cleared by the superview when it lets go of the view, or dies.
  nonisolated(unsafe) unowned(unsafe) final var parent: View?
  /// The views that lie in this one, the lowest first; panes above light views.
  public internal(set) var subviews: [View] = []
  /// The window at the root of the tree, open or not.
  public internal(set) final var window: Window? {
    get { link?.window }
    set { link = newValue?.ownLink }
  }
  private final var link: WindowLink?
  /// The controller whose view this is.
  public internal(set) weak var viewController: ViewController?
  /// Those that watch the presses on the view and its descendants.
  public private(set) var gestureRecognizers: [GestureRecognizer] = []

  /// Views that belong together: a press on one keeps another in the group first responder.
  public weak var tapGroup: TapGroup?

  /// What an outside press on this view does to the field being edited; nil asks the superview.
  public var outsidePressPolicy: OutsidePressPolicy?

  /// Whether presses on the view and its descendants never end editing.
  public var isExcludedFromDismissal = false

  /// Whether presses on the view and its descendants end editing under ``DismissalScope/markedViews``.
  public var dismissesEditing = false

  /// While this view is the field being edited: whether presses outside end that.
  public var fieldDismissal = FieldDismissal.inherit

  /// How many panes are in the subtree, this view included: lets moves and hit tests skip what has none.
  var paneCount = 0
  var needsLayout = true
  /// Whether the ``LayoutQueue`` has it: a look that spares a search.
  var isInLayoutQueue = false
  /// Whether ``layoutSubviews()`` is being called.
  var isLayingOut = false
  /// Whether this is a ``SurfaceView``: a cast that costs nothing.
  var isSurface: Bool { false }

  /// How far the view is above where its frame says, in points: layout knows nothing of it.
  var lift = 0.0 {
    didSet { if lift != oldValue { placeChanged(from: frame.offset(by: Point(x: 0, y: -oldValue))) } }
  }

  /// A view at `frame`, in points in its future superview.
  public init(frame: Rect = .zero) {
    self.frame = Rect(origin: frame.origin, size: frame.size.atLeastZero)
    super.init()
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    for view in subviews { view.parent = nil }
  }

  open override var next: Responder? { viewController ?? superview }

  open override var responderWindow: Window? { window }

  // MARK: For subclasses

  /// Draws the view's own content, below its subviews, in its own coordinates.
  open func draw(on canvas: any Canvas, damage: Rect) {}

  /// Places the subviews. Called at the end of a turn in which ``setNeedsLayout()`` was called.
  open func layoutSubviews() {}

  /// A subview wants another size, or was shown or hidden: lays out anew, and asks the superview to do so where
  /// this view's own size follows from its subviews' (``Measured``). Not called while this view lays out itself.
  open func subviewSizeDidChange(_ subview: View) { setNeedsMeasuring() }

  /// A view was added. `index` is the one that was asked for, whatever ``subviews`` makes of it for a pane.
  open func didInsertSubview(_ subview: View, at index: Int) {}

  /// A view is about to be removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Whether the view draws every pixel of `rect`, in its own coordinates, with opaque colours. A view that
  /// says so spares those that it lies on.
  open func fills(_ rect: Rect) -> Bool { backgroundColor?.alpha == 255 && bounds.contains(rect) }

  /// Who takes texts that are dropped on the view; nil when it takes none now, and its superview is asked.
  open var dropTarget: (any TextDropTarget)? { nil }

  /// How far the view draws outside its bounds (shadow, focus ring), in points.
  open var drawingOutset: Double { 0 }

  /// The pointer's picture over the view.
  open var pointerShape: PointerShape { superview?.pointerShape ?? .arrow }

  /// In what the view is a tool of the field being edited; nothing for content.
  open var toolTraits: ToolTraits { [] }

  /// The window changed, or is gone: nil.
  open func didMoveToWindow() {}

  /// The keyboard panel leaves another part of the window free: ``Window/contentInsets``. Does nothing here.
  open func contentInsetsDidChange() {}

  /// The pointer came over the view or left it.
  open func pointerHoverChanged(isInside: Bool) {}

  /// A press begins on the view or below it, before anybody hears of it: what moves by itself stops. Returns whether
  /// something did. Nothing moves here.
  open func stopMotion() -> Bool { false }

  /// The window gained or lost the input focus; sent to the first responder only.
  open func windowFocusChanged(isFocused: Bool) {}

  /// The theme or the interaction settings changed: lays out and draws anew. A view that keeps something made
  /// of them forgets it here.
  open func settingsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Which view a point in this view's coordinates belongs to, or nil if it is outside. The hook for a
  /// view with an unusual shape.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// Lets a recognizer watch the view; it leaves the one that it was on.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// The recognizer sees no more presses; its gesture is cancelled if it is under way.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp()
    detach(recognizer)
  }

  /// The recognizer sees no new presses, but those that it looks at to their end.
  func detach(_ recognizer: GestureRecognizer) {
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
