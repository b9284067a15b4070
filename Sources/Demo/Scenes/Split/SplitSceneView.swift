import Outfield

/// The tool bar, and below it the search, with form and map beside it.
@MainActor final class SplitSceneView: ScenePane {
  private let tools: MapToolBar
  private let split: SplitView

  init(tools: MapToolBar, left: SearchColumn, right: DetailColumn) {
    self.tools = tools
    split = SplitView([
      SplitView.Column(left, width: 250, minimumWidth: 180),
      SplitView.Column(right, minimumWidth: 240),
    ])
    super.init(
      .split,
      hint: [
        "Search, then click a row or drag the map: editing ends, and it acts.",
        "The tool bar is excluded: zoom while you type. The wheel keeps too.",
      ])
    // List and map scroll, each for itself.
    axes = []
    tools.advice = hint
    for view in [tools, split] { insertSubview(view, at: 0) }
  }

  override func layOutContent() -> Size {
    let height = tools.preferredHeight(width: frame.width)
    tools.frame = Rect(x: 0, y: 0, width: frame.width, height: height)
    split.frame = Rect(x: 0, y: height, width: frame.width, height: max(0, frame.height - height))
    return frame.size
  }
}

/// The search bar over the list of what it finds.
@MainActor final class SearchColumn: View {
  private let bar: SearchBar
  private let list: ListView
  private let nothing = Label("No city begins like that", style: .small, role: .dim)

  /// Whether there is anything to list.
  var isEmpty = false {
    didSet {
      list.isHidden = isEmpty
      nothing.isHidden = !isEmpty
    }
  }

  init(_ search: SearchField, _ list: ListView) {
    bar = SearchBar(search)
    self.list = list
    super.init(frame: .zero)
    nothing.identifier = "nothing"
    nothing.alignment = .center
    nothing.isHidden = true
    list.insets = DirectionalInsets(top: 2, leading: 12, bottom: 12, trailing: 12)
    for view in [bar, nothing, list] { addSubview(view) }
  }

  override func layoutSubviews() {
    backgroundColor = theme.panelColor(depth: 0)
    let height = theme.metrics.fieldHeight + 20
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    list.frame = Rect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    nothing.frame = Rect(x: 12, y: height + 16, width: bounds.width - 24, height: 20)
  }
}

/// Around the search field: a press between the field and its edge is no press outside.
@MainActor private final class SearchBar: View {
  private let search: SearchField

  init(_ search: SearchField) {
    self.search = search
    super.init(frame: .zero)
    tapGroup = search.tapGroup
    addSubview(search)
  }

  override func layoutSubviews() {
    search.frame = bounds.inset(by: Insets(top: 12, left: 12, bottom: 8, right: 12))
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

  override func layoutSubviews() {
    form.backgroundColor = theme.panelColor(depth: 0)
    let height = form.cardHeight(insetBy: 0)
    form.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    map.frame = Rect(x: 0, y: height + 1, width: bounds.width, height: max(0, bounds.height - height - 1))
  }

  /// The line between the two.
  override func draw(on canvas: any Canvas, damage: Rect) {
    canvas.fill(Rect(x: 0, y: form.frame.maxY, width: bounds.width, height: 1), theme.colors.line)
  }
}
