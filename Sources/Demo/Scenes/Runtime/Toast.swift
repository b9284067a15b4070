import Outfield

/// A line that lies over the lower edge for a while: what just happened, and a button that a finger can reach.
///
/// It stays while it has the keys or the pointer is over it, and it is excluded from dismissal: it talks of what is
/// going on.
@MainActor final class Toast: Pane {
  private let message = Label()
  private let button = Button("", style: .quiet)
  private var action: (@MainActor () -> Void)?
  private var timer: Application.Timer?
  /// Whether the pointer is over it, beside its button.
  private var isHovered = false

  /// How long it stays.
  static let duration = Duration.seconds(8)
  private static let height = 46.0
  private static let padding = 16.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "toast"
    isHidden = true
    isExcludedFromDismissal = true
    cornerRadius = 10
    button.identifier = "action"
    button.action = { [weak self] in self?.act() }
    // The pointer over the words is over the toast.
    message.isUserInteractionEnabled = false
    for view in [message, button] { addSubview(view) }
  }

  /// Shows `text`, with a button for what can be done about it.
  func show(_ text: String, actionTitle: String = "", action: (@MainActor () -> Void)? = nil) {
    message.text = text
    button.title = actionTitle
    button.actionName = actionTitle.lowercased()
    button.isHidden = action == nil
    self.action = action
    isHidden = false
    superview?.setNeedsLayout()
    setNeedsLayout()
    wait()
  }

  func hide() {
    timer?.cancel()
    timer = nil
    guard !isHidden else { return }
    // The keys go to what it lies on, not to nobody.
    if firstResponder != nil { superview?.becomeFirstResponder() }
    isHidden = true
    action = nil
  }

  private func act() {
    let action = action
    hide()
    action?()
  }

  private func wait() {
    timer?.cancel()
    timer = window?.application?.schedule(after: Self.duration) { [weak self] in self?.timeIsOver() }
  }

  /// Not while somebody is about to press its button.
  private func timeIsOver() {
    if firstResponder != nil || isHovered || button.isHovered { wait() } else { hide() }
  }

  override func pointerHoverChanged(isInside: Bool) { isHovered = isInside }

  // MARK: Layout

  /// At the lower edge of `area`, as wide as its words.
  func place(in area: Rect) {
    let room = max(0, area.width - 2 * 12)
    let buttonWidth = button.isHidden ? 0 : button.preferredSize(width: room).width
    let wanted = message.preferredSize(width: .infinity).width + 2 * Self.padding + buttonWidth
    let width = min(room, wanted)
    let height = min(Self.height, area.height)
    frame = Rect(
      x: area.minX + ((area.width - width) / 2).rounded(), y: max(area.minY, area.maxY - height - 12),
      width: width,
      height: height)
  }

  override func layoutSubviews() {
    backgroundColor = theme.panelColor(depth: 2)
    let size = button.isHidden ? .zero : button.preferredSize(width: bounds.width)
    let end = bounds.width - size.width - (button.isHidden ? Self.padding : 6)
    button.leadingFrame = Rect(
      x: max(0, end), y: ((bounds.height - size.height) / 2).rounded(), width: min(size.width, bounds.width),
      height: size.height)
    message.leadingFrame = Rect(
      x: Self.padding, y: 0, width: max(0, end - Self.padding), height: bounds.height)
  }
}
