import Outfield

/// A line of advice, and two cards side by side below it.
@MainActor final class NestedView: ScenePane {
  private let hint: Label
  private let left: CardView
  private let right: CardView

  init(hint: String, left: CardView, right: CardView) {
    self.hint = Label(hint, role: .dim)
    self.left = left
    self.right = right
    super.init(SceneName.nested.rawValue)
    self.hint.identifier = "hint"
    self.hint.maxLines = 2
    for view in [self.hint, left, right] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = SceneMetrics.margin
    let width = min(bounds.width - 2 * margin, SceneMetrics.maxContentWidth)
    let x = ((bounds.width - width) / 2).rounded()
    let hintHeight = hint.preferredSize(width: width).height
    hint.frame = Rect(x: x, y: SceneMetrics.hintGap, width: width, height: hintHeight)
    let top = hintHeight + 2 * SceneMetrics.hintGap
    let height = max(left.formHeight, right.formHeight)
    let leftWidth = ((width - margin) * 0.55).rounded()
    left.frame = Rect(x: x, y: top, width: leftWidth, height: height)
    right.frame = Rect(
      x: x + leftWidth + margin, y: top, width: width - leftWidth - margin, height: height)
  }
}
