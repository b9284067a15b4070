import Outfield

/// Zooms, and shows whether the window is watched. Presses on it never end editing: it acts on what is seen while
/// something is typed.
@MainActor final class MapToolBar: View {
  /// By which factor to enlarge the map.
  var onZoom: (@MainActor (Double) -> Void)?

  /// What to try, at the leading edge.
  var head: SceneHead? { didSet { for label in head?.labels ?? [] { addSubview(label) } } }

  private let watch = Label(style: .small, role: .dim)
  private let zoomOut = Button("Zoom out", actionName: "zoomOut")
  private let zoomIn = Button("Zoom in", actionName: "zoomIn")

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "tools"
    isExcludedFromDismissal = true
    zoomOut.icon = .minus
    zoomIn.icon = .plus
    zoomOut.identifier = "out"
    zoomIn.identifier = "in"
    zoomOut.action = { [weak self] in self?.onZoom?(1 / 1.4) }
    zoomIn.action = { [weak self] in self?.onZoom?(1.4) }
    watch.identifier = "watch"
    for view in [watch, zoomOut, zoomIn] { addSubview(view) }
    showClickHandler(isOn: false)
  }

  /// Whether the window's clicks are looked at now.
  func showClickHandler(isOn: Bool) {
    watch.text = isOn ? "Click handler: on" : "Click handler: off"
    watch.style = isOn ? .smallStrong : .small
    watch.role = isOn ? .positive : .dim
    setNeedsLayout()
  }

  /// A button that can do no more is off; the keys go to the other one.
  func showLimits(of camera: MapCamera) {
    let keys = window?.firstResponder
    zoomIn.isEnabled = camera.canEnlarge
    zoomOut.isEnabled = camera.canReduce
    if keys === zoomIn, !zoomIn.isEnabled { zoomOut.becomeFirstResponder() }
    if keys === zoomOut, !zoomOut.isEnabled { zoomIn.becomeFirstResponder() }
  }

  // MARK: Layout and drawing

  private static let buttonSide = 34.0
  private static let gap = 8.0
  private static let padding = 10.0
  private static let buttonsWidth = 2 * buttonSide + gap

  /// Wide enough for either word in bold type.
  private var watchWidth: Double {
    let text = textSystem?.layout("Click handler: off", font: theme.fonts.smallStrong)
    return (text?.width ?? 0).rounded(.up)
  }

  private var toolsWidth: Double { watchWidth + 16 + Self.buttonsWidth }

  /// In a narrow bar the tools lie below the words.
  private func isNarrow(_ width: Double) -> Bool { width < 640 }

  private func headWidth(in width: Double) -> Double {
    let room = width - 2 * SceneMetrics.margin(in: width)
    return max(0, isNarrow(width) ? room : room - toolsWidth - 24)
  }

  func preferredHeight(width: Double) -> Double {
    let text = head?.height(width: headWidth(in: width)) ?? 0
    let inner = isNarrow(width) ? text + Self.gap + Self.buttonSide : max(Self.buttonSide, text)
    return inner + 2 * Self.padding + 1
  }

  override func layoutSubviews() {
    let margin = SceneMetrics.margin(in: bounds.width)
    let area = Rect(
      x: margin, y: Self.padding, width: max(0, bounds.width - 2 * margin),
      height: max(0, bounds.height - 1 - 2 * Self.padding))
    let side = Self.buttonSide
    let y = isNarrow(bounds.width) ? area.maxY - side : ((area.minY + area.maxY - side) / 2).rounded()
    placeTools(at: y, in: area)
    let width = headWidth(in: bounds.width)
    let slack = isNarrow(bounds.width) ? 0 : max(0, area.height - (head?.height(width: width) ?? 0))
    head?.place(at: Point(x: area.minX, y: area.minY + (slack / 2).rounded()), width: width)
  }

  /// The buttons at the trailing end; the words before them, or at the leading end of a narrow bar.
  private func placeTools(at y: Double, in area: Rect) {
    let side = Self.buttonSide
    zoomIn.leadingFrame = Rect(x: area.maxX - side, y: y, width: side, height: side)
    zoomOut.leadingFrame = Rect(x: area.maxX - Self.buttonsWidth, y: y, width: side, height: side)
    let x = isNarrow(bounds.width) ? area.minX : area.maxX - toolsWidth
    let room = max(0, area.maxX - Self.buttonsWidth - 16 - x)
    watch.leadingFrame = Rect(x: x, y: y, width: min(room, watchWidth), height: side)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = theme.colors
    canvas.fill(bounds.intersection(damage), theme.panelColor(depth: 0))
    canvas.fill(Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), colors.line)
  }
}
