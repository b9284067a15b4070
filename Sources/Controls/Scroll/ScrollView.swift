import UICore

/// Shows a part of something larger: wheel, finger, page keys and the caret move it. Thrown by a finger it goes on.
///
/// What it shows is its ``contentView``, laid out in the scroll view's own coordinates; `boundsOrigin` is how far
/// it is scrolled. A content that is ``Measured`` is given the size it wants, any other keeps its own. What is wider
/// than the scroll view is seen from its leading edge on.
@MainActor open class ScrollView: Pane, KeyboardAvoiding {
  /// The ways in which a scroll view scrolls.
  public struct Axes: OptionSet, Sendable, Hashable {
    /// A bit for each.
    public var rawValue: UInt8
    /// The axes of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Up and down.
    public static let vertical = Axes(rawValue: 1)
    /// To the left and to the right.
    public static let horizontal = Axes(rawValue: 2)
  }

  /// Across an axis that does not scroll the content is as wide, or as high, as the scroll view.
  public var axes: Axes { didSet { if axes != oldValue { setNeedsLayout() } } }

  /// What is scrolled; it becomes a subview.
  public var contentView: View? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { insertSubview(contentView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether dragging with the left mouse button scrolls, as a finger always does.
  public var scrollsByMouseDrag = false

  /// The size of all that can be scrolled to, as of the last layout, in points.
  public internal(set) var contentSize = Size.zero

  /// As of the last layout.
  var reading = Reading()
  var avoidance = KeyboardAvoidance()
  /// Where the content was when the drag began, and the pointer.
  var dragOrigin = Point.zero
  private(set) lazy var pan = makePanRecognizer()
  /// Of content that a finger has thrown.
  let momentum = Momentum()
  private lazy var indicators = [ScrollIndicator(self, .vertical), ScrollIndicator(self, .horizontal)]
  private var observation: Observation?

  /// A scroll view that shows `contentView`.
  public init(_ contentView: View? = nil, axes: Axes = .vertical, frame: Rect = .zero) {
    self.axes = axes
    super.init(frame: frame)
    addGestureRecognizer(pan)
    for indicator in indicators { addSubview(indicator) }
    self.contentView = contentView
    if let contentView { insertSubview(contentView, at: 0) }
  }

  // MARK: Scrolling

  /// Scrolls as near to `offset` as the content reaches. Returns whether anything moved.
  @discardableResult public func scroll(to offset: Point, cause: ScrollCause = .programmatic) -> Bool {
    if cause != .drag { momentum.stop() }
    guard move(to: offset) else { return false }
    if cause != .reveal { avoidance.hasScrolled = true }
    // The dispatcher tells of every turn of a wheel, over whatever it is.
    if cause != .wheel { window?.application?.dismissal.scrolled(self, cause: cause) }
    return true
  }

  /// Scrolls no further than is needed to see `rect`, in the scroll view's coordinates; its upper leading part if it
  /// is too large. Returns whether anything moved.
  @discardableResult public func scrollToVisible(_ rect: Rect, cause: ScrollCause = .programmatic) -> Bool {
    scroll(to: boundsOrigin + shift(from: visibleRect, toSee: rect), cause: cause)
  }

  /// The part of the content that is seen and not covered by the keyboard panel, in the scroll view's coordinates.
  public var visibleRect: Rect { bounds.inset(by: Insets(bottom: avoidance.covered)) }

  /// How far it can be scrolled.
  public var maximumOffset: Point {
    Point(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - frame.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height + avoidance.extraRoom - frame.height) : 0)
  }

  /// Takes the content there, whatever the reason.
  @discardableResult func move(to offset: Point) -> Bool {
    let limit = maximumOffset
    let offset = Point(
      x: wholePixels(min(max(0, offset.x), limit.x)), y: wholePixels(min(max(0, offset.y), limit.y)))
    guard offset != boundsOrigin else { return false }
    boundsOrigin = offset
    didScroll()
    placeIndicators()
    return true
  }

  // MARK: For subclasses

  /// Lays the content out for the present width, and returns its size.
  open func layOutContent() -> Size {
    guard let contentView else { return .zero }
    var size = contentView.wantedSize(width: frame.width)
    if !axes.contains(.horizontal) { size.width = frame.width }
    if !axes.contains(.vertical) { size.height = frame.height }
    contentView.frame = Rect(origin: .zero, size: size)
    return size
  }

  /// The content has been moved.
  open func didScroll() {}

  // MARK: View

  /// Not for the indicators: they come and go as it is scrolled.
  open override func subviewSizeDidChange(_ subview: View) {
    if !(subview is ScrollIndicator) { super.subviewSizeDidChange(subview) }
  }

  open override func layoutSubviews() {
    layOutKeepingLeadingEdge()
    placeIndicators()
    observeEditing()
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    if backgroundColor == nil { canvas.fill(bounds.intersection(damage), backdropColor) }
  }

  open override func didMoveToWindow() {
    observation?.cancel()
    observation = nil
    guard window == nil else { return }
    avoidance = KeyboardAvoidance()
    momentum.stop()
  }

  /// Not before the layout: a window may be put together long before it has an application.
  private func observeEditing() {
    guard observation == nil else { return }
    observation = window?.application?.observe { [weak self] in self?.notice($0) }
  }

  private func placeIndicators() {
    for indicator in indicators { indicator.place() }
  }

  // MARK: Input

  open override func scroll(_ event: ScrollEvent) -> Bool { turnWheel(event) || super.scroll(event) }

  open override func stopMotion() -> Bool { momentum.stop() }

  open override func keyDown(_ event: KeyEvent) -> Bool { usePageKey(event) || super.keyDown(event) }

  /// Scrolls until the caret is above `limit`, both in points in the window, and remembers from where.
  public func avoidKeyboard(below limit: Double, caret: Rect) { bringAbove(limit, caret: caret) }

  /// Scrolls back to where it was, unless the user has scrolled since.
  public func stopAvoidingKeyboard() { goBack() }
}
