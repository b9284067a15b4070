import UICore

/// Something that is on or off, with its name before it: the whole of it can be pressed.
@MainActor open class Switch: Control, Measured {
  /// Its name.
  public var title: String {
    get { titleLine.text }
    set {
      guard newValue != title else { return }
      titleLine.text = newValue
      setNeedsDisplay()
      preferredSizeDidChange()
    }
  }

  /// Whether it is on. A change by the program is not told to ``onChange``.
  public var isOn: Bool { didSet { if isOn != oldValue { slideKnob() } } }

  /// The user switched.
  public var onChange: (@MainActor (Bool) -> Void)?

  /// Where the knob is: 0 off, 1 on.
  private var position: Double { didSet { if position != oldValue { setNeedsDisplay() } } }
  private var slide: Animation?

  private var titleLine: TitleLine

  private static let trackSize = Size(width: 40, height: 24)
  private static let knobInset = 3.0

  /// - Parameters:
  ///   - title: its name.
  ///   - actionName: what ``Control/actionName`` will be, the title unless told otherwise.
  public init(
    _ title: String, isOn: Bool = false, actionName: String? = nil, frame: Rect = .zero,
    onChange: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.isOn = isOn
    position = isOn ? 1 : 0
    self.onChange = onChange
    titleLine = TitleLine(title)
    super.init(actionName: actionName ?? title, frame: frame)
  }

  open override func performAction() {
    isOn.toggle()
    super.performAction()
    onChange?(isOn)
  }

  /// As wide as its name and the knob's track.
  open func preferredSize(width: Double) -> Size {
    let title = titleLine.width(for: self)
    let wanted = title + (title > 0 ? 16 : 0) + Self.trackSize.width
    return Size(width: min(width, wanted), height: theme.metrics.buttonHeight)
  }

  private func slideKnob() {
    slide?.cancel()
    let (start, end) = (position, isOn ? 1.0 : 0.0)
    guard let application = window?.application else {
      position = end
      return
    }
    slide = application.animate(application.theme.motion.color) { [weak self] progress in
      self?.position = start + (end - start) * progress
    }
  }

  // MARK: Drawing

  open override var drawingOutset: Double { theme.metrics.focusRingWidth }

  open override func settingsDidChange() {
    titleLine.forgetLayout()
    super.settingsDidChange()
  }

  open override func didMoveToWindow() { titleLine.forgetLayout() }

  private var trackFrame: Rect {
    let size = Self.trackSize
    let y = bounds.midY - size.height / 2
    return directed(Rect(x: bounds.maxX - size.width, y: y, width: size.width, height: size.height))
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    if let layout = titleLine.layout(for: self) {
      let baseline = layout.metrics.baseline(centredIn: bounds.height, top: bounds.minY)
      let room = bounds.inset(by: DirectionalInsets(trailing: trackFrame.width + 8), layoutDirection)
      let slack = max(0, room.width - layout.width)
      let x = room.minX + TextAlignment.leading.offset(slack: slack, layoutDirection)
      canvas.clipped(to: room) {
        canvas.draw(layout, at: Point(x: x, y: baseline), theme.colors.text)
      }
    }
    drawTrack(on: canvas, theme)
  }

  private func drawTrack(on canvas: any Canvas, _ theme: Theme) {
    let track = RoundedRect(trackFrame, radius: Self.trackSize.height / 2)
    if isFirstResponder { canvas.drawFocusRing(around: track, theme) }
    let off = theme.colors.line.mixed(with: theme.colors.dimText, 0.5)
    let color = off.mixed(with: theme.colors.accent, position)
    canvas.fill(track, theme.shaded(color, steps: isPressed ? 2 : isHovered ? 1 : 0))
    let side = Self.trackSize.height - 2 * Self.knobInset
    let way = Self.trackSize.width - side - 2 * Self.knobInset
    let knob = directed(
      Rect(
        x: track.rect.minX + Self.knobInset + way * position, y: track.rect.minY + Self.knobInset,
        width: side, height: side), in: track.rect)
    let paper = theme.panelColor(depth: 0)
    canvas.fill(RoundedRect(knob, radius: side / 2), paper.mixed(with: theme.colors.onAccent, position))
  }
}
