import Outfield

/// Zooms, and shows whether the window is watched. Presses on it never end editing: it acts on what is seen while
/// something is typed.
@MainActor final class MapToolBar: View {
  /// By which factor to enlarge the map.
  var onZoom: (@MainActor (Double) -> Void)?

  /// The scene's advice, at the leading edge.
  var advice: Label? { didSet { if let advice { addSubview(advice) } } }

  private let watch = Label("No recognizer", style: .small, role: .dim)
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
    watch.alignment = .trailing
    for view in [watch, zoomOut, zoomIn] { addSubview(view) }
  }

  /// How many recognizers the window has now.
  func showRecognizers(_ count: Int) {
    watch.text = count == 0 ? "No recognizer" : count == 1 ? "1 recognizer" : "\(count) recognizers"
    watch.style = count == 0 ? .small : .smallStrong
    watch.role = count == 0 ? .dim : .positive
  }

  // MARK: Layout and drawing

  private static let buttonSide = 34.0
  private static let gap = 8.0
  private static let watchWidth = 100.0

  private var buttonsWidth: Double { 2 * Self.buttonSide + Self.gap }

  func preferredHeight(width: Double) -> Double {
    let text = advice?.preferredSize(width: adviceWidth(in: width)).height ?? 0
    return max(Self.buttonSide, text) + 2 * Self.gap + 1
  }

  /// Narrow windows leave no room for the number of recognizers.
  private func showsWatch(in width: Double) -> Bool { width >= 640 }

  private func adviceWidth(in width: Double) -> Double {
    let watch = showsWatch(in: width) ? Self.watchWidth + 16 : 0
    return max(0, width - 2 * SceneMetrics.margin - buttonsWidth - 16 - watch)
  }

  override func layoutSubviews() {
    let height = bounds.height - 1
    let y = ((height - Self.buttonSide) / 2).rounded()
    let right = bounds.width - SceneMetrics.margin
    let side = Self.buttonSide
    zoomIn.leadingFrame = Rect(x: right - side, y: y, width: side, height: side)
    zoomOut.leadingFrame = Rect(x: right - buttonsWidth, y: y, width: side, height: side)
    watch.isHidden = !showsWatch(in: bounds.width)
    watch.leadingFrame = Rect(
      x: right - buttonsWidth - 16 - Self.watchWidth, y: 0, width: Self.watchWidth, height: height)
    let width = adviceWidth(in: bounds.width)
    let text = advice?.preferredSize(width: width).height ?? 0
    advice?.leadingFrame = Rect(
      x: SceneMetrics.margin, y: ((height - text) / 2).rounded(), width: width, height: text)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = theme.colors
    canvas.fill(bounds.intersection(damage), theme.panelColor(depth: 0))
    canvas.fill(Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), colors.line)
  }
}
