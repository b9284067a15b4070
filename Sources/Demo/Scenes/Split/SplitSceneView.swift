import Outfield

/// The tool bar, and below it the search, with form and map beside it; in a narrow window under it.
@MainActor final class SplitSceneView: ScenePane {
  private let tools: MapToolBar
  private let split: SplitView
  private let left: SearchColumn
  private let right: DetailColumn

  private static let leastWidthOfTwo = 520.0
  private static let leastMapHeight = 200.0
  private static let leastHeight = 200.0

  init(tools: MapToolBar, left: SearchColumn, right: DetailColumn) {
    self.tools = tools
    self.left = left
    self.right = right
    split = SplitView([
      SplitView.Column(left, width: 250, minimumWidth: 180),
      SplitView.Column(right, minimumWidth: 240),
    ])
    let head = SceneHead(
      "Search for a city, then drag the map.",
      "The drag ends the typing and moves the map at once. Zooming leaves the keyboard up."
    )
    super.init(.split, head)
    tools.head = head
    for view in [tools, split] { insertSubview(view, at: 0) }
  }

  /// List and map scroll, each for itself; what the window has no room for is scrolled to.
  override func layOutContent() -> Size {
    let width = frame.width
    let top = tools.preferredHeight(width: width)
    tools.frame = Rect(x: 0, y: 0, width: width, height: top)
    split.isStacked = width < Self.leastWidthOfTwo
    let least = split.isStacked ? stackedHeight(width: width) : Self.leastHeight
    split.frame = Rect(x: 0, y: top, width: width, height: max(least, frame.height - top))
    return Size(width: width, height: split.frame.maxY)
  }

  private func stackedHeight(width: Double) -> Double {
    left.preferredSize(width: width).height + right.formHeight(width: width) + Self.leastMapHeight
  }
}

/// The form over the map.
@MainActor final class DetailColumn: View {
  private let form: FormPane
  private let map: MapView

  init(form: FormPane, map: MapView) {
    self.form = form
    self.map = map
    super.init(frame: .zero)
    for view in [map, form] { addSubview(view) }
  }

  func formHeight(width: Double) -> Double { form.preferredSize(width: width).height + 1 }

  override func layoutSubviews() {
    form.backgroundColor = theme.panelColor(depth: 0)
    let height = min(bounds.height, formHeight(width: bounds.width))
    form.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(0, height - 1))
    map.frame = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }

  /// The line between the two.
  override func draw(on canvas: any Canvas, damage: Rect) {
    canvas.fill(Rect(x: 0, y: form.frame.maxY, width: bounds.width, height: 1), theme.colors.line)
  }
}
