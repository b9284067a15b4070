import Outfield

/// A scene's root: a pane in the colour of the window's background, with what to try at the top.
///
/// It scrolls where the window is too small for what it shows.
@MainActor class ScenePane: ScrollView {
  let head: SceneHead

  init(_ scene: SceneName, _ head: SceneHead) {
    self.head = head
    super.init(nil)
    identifier = scene.rawValue
    for label in head.labels.reversed() { insertSubview(label, at: 0) }
  }

  override func layoutSubviews() {
    backgroundColor = theme.colors.background
    head.adapt(toHeight: frame.height)
    super.layoutSubviews()
  }

  var margin: Double { SceneMetrics.margin(in: frame.width) }

  /// The column that the scene's views stand in, in the middle of wide windows.
  var column: Rect {
    let width = max(0, min(frame.width - 2 * margin, SceneMetrics.maxContentWidth))
    return Rect(x: ((frame.width - width) / 2).rounded(), y: 0, width: width, height: frame.height)
  }

  /// Sets the words at the top of `area`, and returns where what follows begins.
  func placeHead(in area: Rect) -> Double {
    let gap = SceneMetrics.headGap
    return head.place(at: Point(x: area.minX, y: area.minY + gap), width: area.width) + gap
  }
}

/// One plain sentence that says what to try, and below it what comes of that.
@MainActor struct SceneHead {
  private let lead: Label
  private let hint: Label

  init(_ lead: String, _ hint: String) {
    self.lead = Label(lead, style: .title)
    self.hint = Label(hint)
    self.lead.identifier = "lead"
    self.hint.identifier = "hint"
    for label in labels { label.maxLines = 0 }
  }

  var labels: [Label] { [lead, hint] }

  private static let gap = 2.0
  /// A lower scene says only what to try, so that there is room to try it.
  private static let leastHeight = 220.0

  private var shownLabels: [Label] { labels.filter { !$0.isHidden } }

  func adapt(toHeight height: Double) { hint.isHidden = height < Self.leastHeight }

  func height(width: Double) -> Double {
    shownLabels.reduce(-Self.gap) { $0 + $1.preferredSize(width: width).height + Self.gap }
  }

  /// Returns where it ends.
  @discardableResult func place(at origin: Point, width: Double) -> Double {
    var y = origin.y
    for label in shownLabels {
      let height = label.preferredSize(width: width).height
      label.leadingFrame = Rect(x: origin.x, y: y, width: max(0, width), height: height)
      y += height + Self.gap
    }
    return y - Self.gap
  }
}
