import UICore

/// A ``Control`` with a title or an icon.
@MainActor open class Button: Control, Measured {
  /// How much a button stands out.
  public enum Style: Sendable, Hashable {
    /// The one thing to do here: filled with the accent.
    case primary
    /// One of several things to do: a border, and the colour of buttons.
    case plain
    /// Text or icon only, filled while the pointer is over it.
    case quiet
  }

  /// What it says.
  public var title: String {
    get { titleLine.text }
    set {
      guard newValue != title else { return }
      titleLine.text = newValue
      contentChanged()
    }
  }

  /// Drawn in place of the title.
  public var icon: Icon? { didSet { if icon != oldValue { contentChanged() } } }
  /// How much it stands out.
  public var style: Style { didSet { if style != oldValue { setNeedsDisplay() } } }

  private var titleLine: TitleLine

  /// - Parameter actionName: what ``Control/actionName`` will be, the title unless told otherwise.
  public init(
    _ title: String, style: Style = .plain, actionName: String? = nil, frame: Rect = .zero,
    action: (@MainActor () -> Void)? = nil
  ) {
    titleLine = TitleLine(title)
    self.style = style
    super.init(actionName: actionName ?? title, frame: frame, action: action)
  }

  var titleLayout: (any TextLayout)? { titleLine.layout(for: self) }

  // MARK: View

  open override var drawingOutset: Double { theme.metrics.focusRingWidth }

  open override func draw(on canvas: any Canvas, damage: Rect) { drawButton(on: canvas) }

  /// As wide as the title, or square around an icon.
  open func preferredSize(width: Double) -> Size {
    let height = theme.metrics.buttonHeight
    guard icon == nil else { return Size(width: height, height: height) }
    return Size(width: min(width, titleLine.width(for: self) + 2 * Self.padding), height: height)
  }

  open override func settingsDidChange() {
    titleLine.forgetLayout()
    super.settingsDidChange()
  }

  open override func didMoveToWindow() { titleLine.forgetLayout() }

  private func contentChanged() {
    setNeedsDisplay()
    preferredSizeDidChange()
  }
}
