import UICore

/// A panel that slides in from the trailing edge, over what is there: for settings, or an inspector.
///
/// Add it to a view and give it the room it may cover in that view's `layoutSubviews()`:
/// `drawer.area = bounds`. It moves as an X window of its own; sliding repaints nothing.
@MainActor open class Drawer: Pane {
  /// What it may cover, in the superview's coordinates: its whole height, and its trailing part.
  public var area = Rect.zero { didSet { if area != oldValue { place() } } }

  /// Whether it is in, or on its way in.
  public private(set) var isOpen = false

  /// It was opened or closed, by the user or the program.
  public var onChange: (@MainActor (Bool) -> Void)?

  private let width: Double
  private let header: DrawerHeader
  private let content: View
  /// How far it is in: 0 to 1.
  private var progress = 0.0
  private var slide: Animation?

  /// A drawer that is closed, `width` points wide where there is so much room.
  public init(_ title: String, width: Double = 320, content: View) {
    self.width = width
    self.content = content
    header = DrawerHeader(title)
    super.init(frame: .zero)
    isHidden = true
    header.closeButton.action = { [weak self] in self?.close() }
    addSubview(header)
    addSubview(content)
  }

  // MARK: Sliding

  /// Slides in.
  public func open() {
    guard !isOpen else { return }
    isOpen = true
    isHidden = false
    bringToFront()
    slide(to: 1)
    onChange?(true)
  }

  /// Slides out. What is edited in it ends without being asked.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    // What slides out of sight is no longer edited.
    if firstResponder != nil { window?.endEditing(force: true, cause: .viewHidden) }
    slide(to: 0)
    onChange?(false)
  }

  /// Opens it if it is closed, closes it if it is open.
  public func toggle() { isOpen ? close() : open() }

  private func slide(to end: Double) {
    slide?.cancel()
    let start = progress
    guard let application = window?.application else { return step(to: end) }
    // A slide that turns round has less far to go.
    slide = application.animate(application.theme.motion.panel * abs(end - start)) { [weak self] eased in
      self?.step(to: start + (end - start) * eased)
    }
  }

  private func step(to progress: Double) {
    self.progress = progress
    place()
    if progress == 0 { isHidden = true }
  }

  private func place() {
    let width = min(width, area.width)
    let shift = wholePixels(width * progress)
    frame = directed(
      Rect(x: area.maxX - shift, y: area.minY, width: width, height: area.height), in: area)
  }

  /// Escape closes it, once nothing in it is being edited any more.
  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard WindowCommand(event) == .dismiss, isOpen, window?.firstResponder?.textInput == nil else {
      return super.keyDown(event)
    }
    close()
    return true
  }

  // MARK: View

  open override func layoutSubviews() {
    backgroundColor = theme.panelColor(depth: 0)
    let inner = bounds.inset(by: DirectionalInsets(leading: 1), layoutDirection)
    let height = theme.metrics.topBarHeight
    header.frame = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: height)
    content.frame = inner.inset(by: Insets(top: height))
  }

  /// It comes from the other edge now.
  open override func settingsDidChange() {
    super.settingsDidChange()
    place()
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    let edge = Rect(x: bounds.minX, y: bounds.minY, width: 1, height: bounds.height)
    canvas.fill(directed(edge), theme.colors.line)
  }
}

/// A drawer's title and the button that closes it.
@MainActor private final class DrawerHeader: View {
  let closeButton = IconButton(.cross, actionName: "close")
  private let title: Label

  init(_ title: String) {
    self.title = Label(title, style: .title)
    super.init(frame: .zero)
    self.title.identifier = "title"
    closeButton.identifier = "close"
    addSubview(self.title)
    addSubview(closeButton)
  }

  override func layoutSubviews() {
    let side = closeButton.preferredSize(width: bounds.width).width
    let top = ((bounds.height - 1 - side) / 2).rounded()
    closeButton.leadingFrame = Rect(x: bounds.maxX - side - 12, y: top, width: side, height: side)
    let room = max(0, closeButton.leadingFrame.minX - 28)
    title.leadingFrame = Rect(x: 20, y: 0, width: room, height: bounds.height - 1)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    canvas.fill(
      Rect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1), theme.colors.line)
  }
}
