import Outfield

/// A scene's root: a pane in the colour of the window's background, with two lines of advice at the top.
///
/// It scrolls where the window is too small for what it shows.
@MainActor class ScenePane: ScrollView {
  let hint: Label

  /// Each line of advice is one sentence or two; narrow windows wrap them.
  init(_ scene: SceneName, hint lines: [String]) {
    hint = Label(lines.joined(separator: "\n"), style: .small, role: .dim)
    hint.identifier = "hint"
    hint.maxLines = 0
    super.init(nil)
    identifier = scene.rawValue
    insertSubview(hint, at: 0)
  }

  override func layoutSubviews() {
    backgroundColor = theme.colors.background
    super.layoutSubviews()
  }

  /// The column that the scene's views stand in, in the middle of wide windows.
  var column: Rect {
    let width = min(frame.width - 2 * SceneMetrics.margin, SceneMetrics.maxContentWidth)
    return Rect(x: ((frame.width - width) / 2).rounded(), y: 0, width: width, height: frame.height)
  }

  /// Sets the lines of advice at the top of `area`, and returns where what follows begins.
  func placeHint(in area: Rect) -> Double {
    let height = hint.preferredSize(width: area.width).height
    hint.leadingFrame = Rect(
      x: area.minX, y: area.minY + SceneMetrics.hintGap, width: area.width, height: height)
    return hint.frame.maxY + SceneMetrics.hintGap
  }
}
