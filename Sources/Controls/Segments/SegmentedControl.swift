import UICore

/// A few choices side by side, one of which is made: tabs, or a setting.
///
/// A press never takes the focus; Tab gives it, and then the arrow keys choose.
@MainActor open class SegmentedControl: View, Measured {
  /// The choices. Their identifiers are their titles in lower case unless told otherwise.
  public let buttons: [SegmentButton]

  /// What is chosen. A change by the program is not told to ``onSelect``.
  public var selectedIndex: Int { didSet { if selectedIndex != oldValue { selectionChanged() } } }

  /// The user chose another segment.
  public var onSelect: (@MainActor (Int) -> Void)?

  /// What lies under the chosen segment, on its way to it.
  private var thumb = Rect.zero { didSet { if thumb != oldValue { setNeedsDisplay() } } }
  private var slide: Animation?

  static let inset = 3.0

  /// A control with a segment for each title.
  public init(
    _ titles: [String], selectedIndex: Int = 0, frame: Rect = .zero,
    onSelect: (@MainActor (Int) -> Void)? = nil
  ) {
    buttons = titles.map { SegmentButton($0) }
    self.selectedIndex = selectedIndex
    self.onSelect = onSelect
    super.init(frame: frame)
    for (index, button) in buttons.enumerated() {
      button.identifier = button.title.lowercased()
      button.isSelected = index == selectedIndex
      button.action = { [weak self] in self?.choose(index) }
      addSubview(button)
    }
  }

  // MARK: Layout

  /// As wide as the titles need; more or less than that is shared by the segments.
  public func preferredSize(width: Double) -> Size {
    let wanted = wantedWidths.reduce(2 * Self.inset, +)
    return Size(width: min(width, wanted), height: theme.metrics.buttonHeight)
  }

  private var wantedWidths: [Double] { buttons.map { $0.preferredSize(width: .infinity).width } }

  open override func layoutSubviews() {
    let widths = wantedWidths
    let area = bounds.inset(by: Self.inset)
    let slack = (area.width - widths.reduce(0, +)) / Double(max(1, widths.count))
    var x = area.minX
    for (button, width) in zip(buttons, widths) {
      let end = x + width + slack
      button.leadingFrame = Rect(
        x: wholePixels(x), y: area.minY, width: wholePixels(end) - wholePixels(x), height: area.height)
      x = end
    }
    slide?.cancel()
    thumb = place ?? .zero
  }

  /// Where the thumb belongs.
  private var place: Rect? { buttons.indices.contains(selectedIndex) ? buttons[selectedIndex].frame : nil }

  // MARK: Choosing

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    onSelect?(index)
  }

  private func selectionChanged() {
    for (index, button) in buttons.enumerated() { button.isSelected = index == selectedIndex }
    slide?.cancel()
    guard let application = window?.application, let place, !thumb.isEmpty else {
      thumb = place ?? .zero
      return
    }
    let start = thumb
    slide = application.animate(application.theme.motion.panel) { [weak self] progress in
      self?.thumb = start.moved(towards: place, progress)
    }
  }

  // MARK: Keyboard

  open override var canBecomeFirstResponder: Bool { true }
  open override func didBecomeFirstResponder() { setNeedsDisplay() }
  open override func didResignFirstResponder(cause: EndEditingCause) { setNeedsDisplay() }

  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard let index = index(after: ControlCommand.ofSegments[KeyStroke(event)]) else {
      return super.keyDown(event)
    }
    if index != selectedIndex { buttons[index].performAction() }
    return true
  }

  private func index(after command: ControlCommand?) -> Int? {
    let last = buttons.count - 1
    guard last >= 0 else { return nil }
    switch command {
    case .left: return neighbour(to: -1)
    case .right: return neighbour(to: 1)
    case .first: return 0
    case .last: return last
    default: return nil
    }
  }

  /// The segment beside the chosen one, to the right (1) or to the left (−1) on the screen.
  private func neighbour(to side: Double) -> Int {
    min(max(0, selectedIndex + Int(side * layoutDirection.forward)), buttons.count - 1)
  }

  // MARK: Drawing

  open override var drawingOutset: Double { theme.metrics.focusRingWidth }

  static func thumbRadius(_ theme: Theme) -> Double { theme.metrics.fieldRadius - 2 }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    let track = RoundedRect(bounds, radius: theme.metrics.fieldRadius)
    if isFirstResponder { canvas.drawFocusRing(around: track, theme) }
    canvas.fill(track, theme.panelColor(depth: 2))
    if isFirstResponder { canvas.stroke(track, width: 1, theme.colors.accent) }
    guard !thumb.isEmpty else { return }
    let shape = RoundedRect(thumb, radius: Self.thumbRadius(theme))
    if let shadow = theme.cardShadows.first { canvas.shadow(of: shape, shadow) }
    canvas.fill(shape, theme.panelColor(depth: 0))
  }
}

extension Rect {
  /// The rectangle a part of the way to `other`: here at 0, there at 1.
  func moved(towards other: Rect, _ progress: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return Rect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
