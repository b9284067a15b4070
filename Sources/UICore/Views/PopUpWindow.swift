/// A small window above its owner, without a frame: a menu, a list of completions.
///
/// Its keys are routed from the owner, which keeps the input focus all the time. Taking the focus would cost the
/// owner a FocusOut (its caret stops, its title bar turns grey), would need the window manager's consent for a
/// window that it does not manage, and would have to be given back; where keys go is the program's own affair.
/// A pop-up closes with its owner, and when the owner can no longer be seen.
@MainActor open class PopUpWindow: Window {
  /// The top-level window that it belongs to; nil when that is gone.
  public private(set) weak var owner: Window?

  /// The upper left corner, in points in the owner. The pop-up moves with the owner.
  public var origin: Point { didSet { if origin != oldValue { tellPlace() } } }

  /// The view that the pop-up belongs to: a press in the pop-up is one in that view.
  public weak var client: View?

  /// Whether it closes at a press elsewhere, which does nothing else then, and when its owner loses the focus.
  public var isTransient = false

  /// How its edges look: as well as the screen has it.
  public let look: PopUpLook

  /// A pop-up that is not open yet; lengths are in points.
  public init(owner: Window, origin: Point, size: Size) {
    self.owner = owner.topLevel
    self.origin = origin
    look = owner.application?.host.nativeWindows.popUpLook ?? .square
    super.init(title: owner.title, size: size, minimumSize: .zero)
    isTranslucent = look == .shadowed
  }

  override var kind: WindowKind? {
    owner?.windowID.map { .popUp(owner: $0, origin: origin) }
  }

  public override var topLevel: Window { owner ?? self }

  /// Above a dock it is no window that could have the keys, either.
  override var isDock: Bool { owner?.isDock ?? false }

  /// A key of the owner, before it goes to the first responder. Returns whether the pop-up used it.
  open func ownerKeyDown(_ event: KeyEvent) -> Bool { false }

  /// It is transient, and something happened elsewhere.
  open func dismiss() { close() }

  // MARK: Look

  /// Around what is seen of the window: room for the shadow, in points.
  public var margin: Double { look == .shadowed ? Self.shadowMargin : 0 }

  /// What lies inside of the border, in the window's coordinates.
  public var contentBounds: Rect { bounds.inset(by: margin + 1) }

  private static let shadowMargin = 20.0

  private func outline(_ theme: Theme) -> RoundedRect {
    RoundedRect(bounds.inset(by: margin), radius: look == .square ? 0 : theme.metrics.fieldRadius)
  }

  open override func contains(_ point: Point) -> Bool { bounds.inset(by: margin).contains(point) }

  open override func fills(_ rect: Rect) -> Bool {
    bounds.inset(by: margin + (application?.theme.metrics.fieldRadius ?? 0)).contains(rect)
  }

  /// Shadow, background and border.
  open override func draw(on canvas: any Canvas, damage: Rect) {
    guard let theme = application?.theme else { return }
    let shape = outline(theme)
    switch look {
    case .shadowed: for shadow in theme.cardShadows { canvas.shadow(of: shape, shadow) }
    // Corners are cut off by whole pixels; those that are left at the edge must have a colour.
    case .rounded, .square: canvas.fill(bounds, theme.colors.line)
    }
    canvas.fill(shape, theme.popUpColor)
    canvas.stroke(shape, width: 1, theme.colors.line)
  }

  override func enterApplication() {
    super.enterApplication()
    tellShape()
  }

  override func surfaceFrameChanged(from old: Rect) {
    super.surfaceFrameChanged(from: old)
    setNeedsLayout()
    tellPlace()
    if old.size != frame.size { tellShape() }
  }

  private func tellPlace() {
    guard let surfaceID else { return }
    application?.emit(.moveSurface(surfaceID, frame: Rect(origin: origin, size: frame.size)))
  }

  private func tellShape() {
    guard look != .square, let surfaceID, let application else { return }
    application.emit(.shapeSurface(surfaceID, outline(application.theme)))
  }
}

extension Theme {
  /// What lies above everything is lighter than what it lies on.
  public var popUpColor: Color { panelColor(depth: isDark ? 1 : 0) }
}

extension Window {
  /// The open pop-ups of the window, the last opened last.
  public var popUps: [PopUpWindow] {
    (application?.windows ?? []).compactMap { $0 as? PopUpWindow }.filter { $0.owner === self }
  }

  /// Where the window's own coordinates begin in those of its top-level.
  public var originInTopLevel: Point { (self as? PopUpWindow)?.origin ?? .zero }

  /// Who gets the keys that come to the window: the pop-up opened last in which something is first responder,
  /// else the window itself.
  package var keyReceiver: Window {
    if let application, application.windows.count > 1,
      let popUp = popUps.last(where: { $0.firstResponder != nil })
    {
      return popUp
    }
    return self
  }
}
