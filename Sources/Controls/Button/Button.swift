import UICore

/// Does something when it is pressed and released: by mouse, finger, Space or Return.
///
/// A press never takes the focus, so that a button can act on the field being edited; Tab gives it.
@MainActor open class Button: View, Measured {
  public enum Style: Sendable, Hashable {
    /// The one thing to do here: filled with the accent.
    case primary
    case plain
    /// Text or icon only, filled while the pointer is over it.
    case quiet
  }

  public var title: String { didSet { if title != oldValue { contentChanged() } } }
  /// Drawn in place of the title.
  public var icon: Icon? { didSet { if icon != oldValue { setNeedsDisplay() } } }
  public var style: Style { didSet { if style != oldValue { setNeedsDisplay() } } }
  /// What the action is called in notifications and in the event stream.
  public var actionName: String
  /// What the button does.
  public var action: (@MainActor () -> Void)?

  var titleLayout: (any TextLayout)?
  /// The press that began here, until it ends.
  private weak var press: Press?
  /// Whether letting go now would act: the pointer is held down inside.
  private(set) var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
  private(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  public init(
    _ title: String, style: Style = .plain, actionName: String? = nil, frame: Rect = .zero,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.actionName = actionName ?? title
    self.action = action
    super.init(frame: frame)
  }

  /// Does what a press does.
  public func performAction() {
    post(.action(self, name: actionName))
    action?()
  }

  // MARK: Presses

  open override func pointerDown(_ press: Press) {
    guard press.button == 1, self.press == nil else { return }
    self.press = press
    isPressed = true
  }

  open override func pointerMoved(_ press: Press) {
    if press === self.press { isPressed = contains(press.location(in: self)) }
  }

  open override func pointerUp(_ press: Press) {
    guard press === self.press else { return }
    let acts = contains(press.location(in: self))
    release()
    if acts { performAction() }
  }

  open override func pointerCancelled(_ press: Press) {
    if press === self.press { release() }
  }

  open override func pointerHoverChanged(isInside: Bool) { isHovered = isInside }

  /// Nothing comes of the press that is under way.
  func release() {
    press = nil
    isPressed = false
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }
  open override func didBecomeFirstResponder() { setNeedsDisplay() }
  open override func didResignFirstResponder(cause: EndEditingCause) { setNeedsDisplay() }

  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard ControlCommand.ofButtons[KeyStroke(event)] == .press else { return super.keyDown(event) }
    // A held key would press the button over and over.
    if !event.isRepeat { performAction() }
    return true
  }

  // MARK: Drawing

  open override var drawingOutset: Double { theme.metrics.focusRingWidth }

  open override func draw(on canvas: any Canvas, damage: Rect) { drawControl(on: canvas) }

  public func preferredSize(width: Double) -> Size {
    let height = theme.metrics.buttonHeight
    guard icon == nil else { return Size(width: height, height: height) }
    let title = makeTitleLayout()?.width ?? 0
    return Size(width: min(width, title.rounded(.up) + 2 * Self.padding), height: height)
  }

  open override func settingsDidChange() { contentChanged() }
  open override func didMoveToWindow() { titleLayout = nil }

  private func contentChanged() {
    titleLayout = nil
    setNeedsDisplay()
  }
}
