import Outfield

/// The search bar over the list of what it finds.
@MainActor final class SearchColumn: View, Measured {
  private let bar: SearchBar
  private let list: ListView
  private let nothing = Label("No city begins like that", style: .small, role: .dim)

  /// How many rows it asks room for where it lies over something else.
  private static let preferredRowCount = 3.0

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

  private var barHeight: Double { theme.metrics.fieldHeight + 20 }

  func preferredSize(width: Double) -> Size {
    Size(width: width, height: barHeight + Self.preferredRowCount * list.rowHeight)
  }

  override func layoutSubviews() {
    backgroundColor = theme.panelColor(depth: 0)
    let height = min(bounds.height, barHeight)
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    list.frame = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    nothing.frame = Rect(x: 12, y: height + 16, width: max(0, bounds.width - 24), height: 20)
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
