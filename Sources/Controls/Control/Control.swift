import UICore

/// Something that acts when it is pressed and released: by mouse, finger, Space or Return. The base of ``Button``,
/// ``Switch``, and of the rows and segments of others.
///
/// A press never takes the focus, so that a control can act on the field being edited; Tab gives it.
@MainActor open class Control: View {
  /// What the action is called in notifications and in the event stream.
  public var actionName: String
  /// What it does.
  public var action: (@MainActor () -> Void)?

  /// Whether letting go now would act: the pointer is held down inside.
  public private(set) var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
  /// Whether the pointer is over it.
  public private(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  /// The press that began here, until it ends.
  private weak var press: Press?

  /// A control of that name.
  public init(actionName: String, frame: Rect = .zero, action: (@MainActor () -> Void)? = nil) {
    self.actionName = actionName
    self.action = action
    super.init(frame: frame)
  }

  /// Does what a press does.
  open func performAction() {
    window?.application?.post(.action(self, name: actionName))
    action?()
  }

  // MARK: Presses

  open override func pointerDown(_ press: Press) -> Bool {
    guard press.button == 1, self.press == nil else { return super.pointerDown(press) }
    self.press = press
    isPressed = true
    return true
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
    // A held key would press the control over and over.
    if !event.isRepeat { performAction() }
    return true
  }
}
