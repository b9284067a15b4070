/// A rectangle that draws, holds other views and takes part in the responder chain.
///
/// A light view: it is drawn into the nearest ``SurfaceView`` above it and has no X window of its own.
@MainActor open class View: Responder {
  /// One part of the view's path in the event stream, such as `name` in `nested/order/name`.
  public var identifier: String?

  /// Where the view is in its superview, in points.
  public var frame: Rect {
    didSet { if frame != oldValue { frameChanged(from: oldValue) } }
  }

  /// The point of the view's own coordinates that lies at its upper left corner: a scroll offset.
  public var boundsOrigin = Point.zero {
    didSet { if boundsOrigin != oldValue { boundsOriginChanged() } }
  }

  /// A hidden view and its descendants are not drawn, take no presses and are never first responder.
  public var isHidden = false {
    didSet { if isHidden != oldValue { visibilityChanged(becameIneligible: isHidden, cause: .viewHidden) } }
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
      if !isEnabled { endEditingInside(cause: .viewDisabled) }
    }
  }

  /// Whether hit testing sees the view and its descendants.
  public var isUserInteractionEnabled = true

  /// Whether descendants are drawn only inside the bounds.
  public var clipsToBounds = false { didSet { setNeedsDisplay() } }

  public var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  public internal(set) final var superview: View? {
    get { parent }
    set { parent = newValue }
  }
  /// Cleared by the superview when it lets go of the view, or dies.
  nonisolated(unsafe) unowned(unsafe) final var parent: View?
  public internal(set) var subviews: [View] = []
  public internal(set) final var window: Window? {
    get { link?.window }
    set { link = newValue?.ownLink }
  }
  private final var link: WindowLink?
  public internal(set) weak var viewController: ViewController?
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
  /// Whether this is a ``SurfaceView``: a cast that costs nothing.
  var isSurface: Bool { false }

  /// How far the view is above where its frame says, in points: layout knows nothing of it.
  var lift = 0.0 {
    didSet { if lift != oldValue { placeChanged(from: frame.offset(by: Point(x: 0, y: -oldValue))) } }
  }

  public init(frame: Rect = .zero) {
    self.frame = frame
    super.init()
  }

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

  /// Whether the view draws every pixel of `rect`, in its own coordinates, with opaque colours. A view that
  /// says so spares those that it lies on.
  open func fills(_ rect: Rect) -> Bool { backgroundColor?.alpha == 255 && bounds.contains(rect) }

  /// Who takes texts that are dropped on the view; nil when it takes none now, and its superview is asked.
  open var dropTarget: (any TextDropTarget)? { nil }

  /// How far the view draws outside its bounds (shadow, focus ring), in points.
  open var drawingOutset: Double { 0 }

  /// The pointer's picture over the view.
  open var pointerShape: PointerShape { superview?.pointerShape ?? .arrow }

  /// Whether the view belongs to a keyboard panel or an accessory of one: presses there are always inside.
  open var isInputView: Bool { false }

  /// The window changed, or is gone: nil.
  open func didMoveToWindow() {}

  /// The pointer came over the view or left it.
  open func pointerHoverChanged(isInside: Bool) {}

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

  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
