import Outfield

/// The bar with the program's name and a tab for each scene; the tabs go below the rest where it is narrow.
@MainActor final class TopBar: View {
  let tabs = SegmentedControl(SceneName.allCases.map(\.title))
  let settingsButton = Button("Settings")
  let inspectorButton = Button("Inspector")
  private let title = Label("Outfield", style: .title)

  private static let gap = 16.0

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

  // MARK: Layout

  func preferredHeight(width: Double) -> Double {
    theme.metrics.topBarHeight + (hasRoomForTabs(width) ? 0 : theme.metrics.buttonHeight + Self.gap / 2)
  }

  private func inner(_ width: Double) -> Rect {
    let margin = SceneMetrics.margin(in: width)
    return Rect(x: margin, y: 0, width: max(0, width - 2 * margin), height: theme.metrics.topBarHeight - 1)
  }

  private func hasRoomForTabs(_ width: Double) -> Bool {
    let room = inner(width).width
    return tabs.preferredSize(width: .infinity).width + buttonsWidth(in: room) + 2 * Self.gap <= room
  }

  private func buttonWidth(_ button: Button, in room: Double) -> Double {
    min(button.preferredSize(width: room).width, max(0, (room - Self.gap) / 2))
  }

  private func buttonsWidth(in room: Double) -> Double {
    buttonWidth(settingsButton, in: room) + Self.gap + buttonWidth(inspectorButton, in: room)
  }

  override func layoutSubviews() {
    var area = inner(bounds.width)
    placeButtons(in: area)
    area.size.width = max(0, area.width - buttonsWidth(in: area.width) - Self.gap)
    let titleWidth = title.preferredSize(width: .infinity).width
    let start = titleWidth + Self.gap
    let isOneRow = hasRoomForTabs(bounds.width)
    let wanted = tabs.preferredSize(width: .infinity).width
    title.isHidden = (isOneRow ? start + wanted : titleWidth) > area.width
    title.leadingFrame = Rect(x: area.minX, y: 0, width: titleWidth, height: area.height)
    guard isOneRow else { return placeTabs(in: inner(bounds.width), y: area.height) }
    area.origin.x += title.isHidden ? 0 : start
    placeTabs(in: area, y: centred(theme.metrics.buttonHeight, in: area))
  }

  private func placeTabs(in area: Rect, y: Double) {
    let size = tabs.preferredSize(width: area.width)
    tabs.leadingFrame = Rect(x: area.minX, y: y, width: size.width, height: size.height)
  }

  /// At the trailing end.
  private func placeButtons(in area: Rect) {
    var x = area.maxX
    for button in [inspectorButton, settingsButton] {
      let size = Size(width: buttonWidth(button, in: area.width), height: theme.metrics.buttonHeight)
      x -= size.width
      button.leadingFrame = Rect(origin: Point(x: x, y: centred(size.height, in: area)), size: size)
      x -= Self.gap
    }
  }

  private func centred(_ height: Double, in area: Rect) -> Double { ((area.height - height) / 2).rounded() }

  override func fills(_ rect: Rect) -> Bool { bounds.contains(rect) }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = theme.colors
    canvas.fill(bounds, colors.bar)
    canvas.fill(Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), colors.line)
  }
}
