import Outfield

/// Stands at the lower edge of what is free: in the window, or above the keyboard.
@MainActor final class SaveBar: View {
  /// Save was pressed.
  var onSave: (@MainActor () -> Void)?

  private let message = Label("Nothing is saved yet.", style: .small, role: .dim)
  private let button = Button("Save", style: .primary)

  static let height = 50.0
  private static let padding = 20.0

  init() {
    super.init(frame: .zero)
    identifier = "saving"
    message.identifier = "message"
    button.identifier = "save"
    button.action = { [weak self] in self?.onSave?() }
    for view in [message, button] { addSubview(view) }
  }

  func tell(_ text: String) {
    message.role = .positive
    message.text = text
  }

  override func layoutSubviews() {
    let size = button.preferredSize(width: bounds.width)
    let x = max(0, bounds.width - Self.padding - size.width)
    button.leadingFrame = Rect(
      x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    let width = max(0, x - Self.padding - 12)
    message.leadingFrame = Rect(
      x: Self.padding, y: ((bounds.height - 20) / 2).rounded(), width: width, height: 20)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    canvas.fill(bounds.intersection(damage), theme.colors.bar)
    canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), theme.colors.line)
  }
}

/// A scene over the bar. Both keep to what the keyboard panel leaves free of the window, and need not know the panel
/// for that.
@MainActor final class SavedScene: View {
  private let scene: ScenePane
  private let bar: SaveBar
  /// A lower scene has no bar below it, in points.
  private static let leastHeight = 160.0

  init(_ scene: ScenePane, _ bar: SaveBar) {
    (self.scene, self.bar) = (scene, bar)
    super.init(frame: .zero)
    for view in [scene, bar] { addSubview(view) }
  }

  override func contentInsetsDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    let limit = convertFromWindow(Point(x: 0, y: window?.keyboardTop ?? .infinity)).y
    let free = max(0, min(bounds.height, limit))
    bar.isHidden = free - SaveBar.height < Self.leastHeight
    // Where there is no room for the bar the scene lies below the keyboard, too, and scrolls.
    let height = bar.isHidden ? bounds.height : free - SaveBar.height
    scene.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    bar.frame = Rect(x: 0, y: height, width: bounds.width, height: SaveBar.height)
  }
}
