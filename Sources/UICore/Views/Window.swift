/// A top-level window: the root of a view tree, with a first responder of its own.
@MainActor open class Window: SurfaceView {
  /// What the window manager shows.
  public var title: String { didSet { if title != oldValue { tellTitle() } } }
  /// The smallest size the window manager may give it, in points.
  public let minimumSize: Size

  /// The program that the window is open in.
  public internal(set) final var application: Application? {
    get { ownLink.application }
    set { ownLink.application = newValue }
  }

  /// What all views in the window know of it.
  let ownLink = WindowLink()

  /// The pointer's picture over it that the host was last told.
  var shownPointer = PointerShape.arrow

  /// Asked before the window closes because somebody wants it to: the window manager's button, or
  /// ``requestClose()``. False keeps it open; nil for yes.
  public var shouldClose: (@MainActor () -> Bool)?

  /// Whether the window has the input focus.
  public internal(set) var isFocused = false

  /// Whether the window fills its monitor, whatever its size, with or without a window manager, and follows that when
  /// it gets another mode or is turned: for kiosks. Set it before the window is opened.
  public var isFullScreen = false

  /// Whether what lies below is seen where the window paints nothing.
  var isTranslucent = false

  /// Whether the window is mapped and not iconified.
  public internal(set) var isOnScreen = true

  /// How far everything but the keyboard panel is moved up, in points, so that the field being edited is not
  /// covered. Frames stay as they are.
  package var contentLift = 0.0 {
    didSet {
      guard contentLift != oldValue else { return }
      for view in subviews where !view.toolTraits.contains(.staysInPlace) { view.lift = contentLift }
    }
  }

  /// What the keyboard panel covers of the window along its edges, in points: what is inside is free. None while the
  /// panel is hidden, in another window, or floats above the content without belonging to an edge.
  ///
  /// It changes at the end of a turn, before layout, when the panel begins to come or to go: a view that keeps to it in
  /// ``View/layoutSubviews()`` asks for layout in ``View/contentInsetsDidChange()``. Others are told by
  /// ``Application/Notification/contentInsetsDidChange(_:)``.
  public package(set) final var contentInsets = Insets.zero {
    didSet {
      guard contentInsets != oldValue else { return }
      forEachView { $0.contentInsetsDidChange() }
      application?.post(.contentInsetsDidChange(self))
    }
  }

  /// The pane whose shadow falls on the others.
  final var shadowCaster: Pane?

  /// Another number after each change of which views there are, where they are, and whether they can be used.
  package final var contentVersion = 0

  /// Who gets this window's keys: what ``View/firstResponder`` reads.
  weak var storedFirstResponder: Responder?

  /// Who will be first responder next, while the present one is asked and resigns.
  public internal(set) weak var futureFirstResponder: Responder?

  /// Why the first responder last changed: a newcomer sees `.nextField` when Tab or a Next key
  /// brought the focus.
  package internal(set) var lastEndCause = EndEditingCause.programmatic

  var told = EditingTracker.Told()

  /// A window that is not open yet: ``Application/open(_:)``. Sizes are in points.
  public init(title: String, size: Size, minimumSize: Size = Size(width: 320, height: 240)) {
    self.title = title
    self.minimumSize = minimumSize
    super.init(frame: Rect(origin: .zero, size: size))
    ownLink.window = self
    window = self
  }

  deinit { ownLink.window = nil }

  /// The controller whose view fills the window.
  public var rootViewController: ViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  open override var next: Responder? { application }

  open override func layoutSubviews() { rootViewController?.view.frame = bounds }

  /// Fills the window with the theme's background, unless it has a ``View/backgroundColor`` of its own: what
  /// no view covers, and the strip below lifted content until the panel has come up over it.
  open override func draw(on canvas: any Canvas, damage: Rect) {
    guard backgroundColor == nil, let application, !isCovered(in: damage) else { return }
    canvas.fill(bounds.intersection(damage), application.theme.colors.background)
  }

  /// What to open it as; nil when it cannot be opened now.
  var kind: WindowKind? { .topLevel }

  /// Whether this is a ``DockWindow``: a cast that costs nothing.
  var isDock: Bool { false }

  /// The window that a pop-up belongs to; any other is its own.
  public var topLevel: Window { self }

  /// The host's name for the window, nil while it is not open.
  public var windowID: WindowID? { surfaceID.map { WindowID(rawValue: $0.rawValue) } }

  var focus: FocusCoordinator? { application?.focus }

  override func surfaceFrameChanged(from old: Rect) { setNeedsDisplay() }

  /// Asks the present first responder to give way to `responder`, or to nobody.
  /// Returns whether `responder` is first responder afterwards.
  @discardableResult public func makeFirstResponder(
    _ responder: Responder?, cause: EndEditingCause? = nil
  ) -> Bool {
    guard let focus else { return false }
    let cause = cause ?? (responder == nil ? .programmatic : .otherField)
    return focus.change(in: self, to: responder, cause: cause)
  }

  /// Ends editing in this window. A field may refuse unless `force` is set.
  @discardableResult public func endEditing(
    force: Bool = false, cause: EndEditingCause = .programmatic
  ) -> Bool {
    guard firstResponder != nil, let focus else { return true }
    if force {
      focus.end(in: self, cause: cause)
      return firstResponder == nil
    }
    return focus.change(in: self, to: nil, cause: cause)
  }

  /// Closes the window unless ``shouldClose`` refuses. Returns whether it is closed.
  @discardableResult public func requestClose() -> Bool {
    guard shouldClose?() ?? true else { return false }
    close()
    return true
  }

  /// Takes the window off the screen, whatever ``shouldClose`` says. Its first responder ends without being asked.
  public func close() { application?.close(self) }

  private func tellTitle() {
    if let windowID { application?.emit(.setTitle(windowID, title)) }
  }

  /// Joins the application: everything below gets laid out, opened and painted.
  func enterApplication() {
    forEachView { view in
      if view.needsLayout { application?.layout.enqueue(view) }
      (view as? Pane)?.setNeedsSurfaceUpdate()
    }
    setNeedsDisplay()
  }

  func leaveApplication() {
    shownPointer = .arrow
    forEachView { view in (view as? Pane)?.detachSurface() }
  }
}

extension View {
  /// Calls `body` with this view and every one below it, parents first. O(views).
  func forEachView(_ body: (View) -> Void) {
    body(self)
    for child in subviews { child.forEachView(body) }
  }
}
