import Outfield

/// The bar with the program's name and a tab for each scene.
@MainActor final class TopBar: View {
  let tabs = SegmentedControl(SceneName.allCases.map(\.title))
  let settingsButton = Button("Settings")
  let inspectorButton = Button("Inspector")
  private let title = Label("Outfield", style: .title)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "bar"
    title.identifier = "title"
    tabs.identifier = "tabs"
    addSubview(title)
    addSubview(tabs)
    addButtons()
  }

  /// Looking at a field that is being edited, or at its settings, is no reason to end that.
  private func addButtons() {
    for (button, name) in [(settingsButton, "settings"), (inspectorButton, "inspector")] {
      button.identifier = name
      button.isExcludedFromDismissal = true
      addSubview(button)
    }
  }

  /// The buttons at the trailing end; returns where they begin.
  private func layOutButtons(in area: Rect) -> Double {
    var x = area.maxX
    for button in [inspectorButton, settingsButton] {
      let size = button.preferredSize(width: area.width)
      x -= size.width
      button.leadingFrame = Rect(
        x: x, y: ((area.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      x -= 16
    }
    return x
  }

  override func layoutSubviews() {
    var area = bounds.inset(by: Insets(left: SceneMetrics.margin, bottom: 1, right: SceneMetrics.margin))
    area.size.width = max(0, layOutButtons(in: area) - area.minX)
    layOutTabs(in: area)
  }

  /// The title and the tabs; where there is not room for both, the tabs alone.
  private func layOutTabs(in area: Rect) {
    let titleWidth = title.preferredSize(width: area.width).width
    let wanted = tabs.preferredSize(width: .infinity)
    let start = titleWidth + Self.gap
    title.isHidden = start + wanted.width > area.width
    title.leadingFrame = Rect(x: area.minX, y: 0, width: titleWidth, height: area.height)
    let x = area.minX + (title.isHidden ? 0 : start)
    tabs.leadingFrame = Rect(
      x: x, y: ((area.height - wanted.height) / 2).rounded(), width: min(wanted.width, area.maxX - x),
      height: wanted.height)
  }

  private static let gap = 16.0

  override func fills(_ rect: Rect) -> Bool { bounds.contains(rect) }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = theme.colors
    canvas.fill(bounds, colors.bar)
    canvas.fill(Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), colors.line)
  }
}
