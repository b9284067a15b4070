import Outfield

/// A field beside the advice, and two cards side by side below.
@MainActor final class NestedView: ScenePane {
  private let title: TextField
  private let left: CardView
  private let right: CardView

  init(hint: [String], title: TextField, left: CardView, right: CardView) {
    self.title = title
    self.left = left
    self.right = right
    super.init(.nested, hint: hint)
    insertSubview(title, at: 1)
    for card in [left, right] { addSubview(card) }
  }

  override func layOutContent() -> Size {
    let column = column
    let margin = SceneMetrics.margin
    let top = placeHead(in: column)
    let height = max(left.formHeight, right.formHeight)
    let leftWidth = ((column.width - margin) * 0.55).rounded()
    left.leadingFrame = Rect(x: column.minX, y: top, width: leftWidth, height: height)
    right.leadingFrame = Rect(
      x: column.minX + leftWidth + margin, y: top, width: column.width - leftWidth - margin, height: height)
    return Size(width: frame.width, height: top + height + SceneMetrics.hintGap)
  }

  /// The advice, with the field beside it where the window is wide enough, else below.
  private func placeHead(in column: Rect) -> Double {
    let isWide = column.width >= 720
    let width = isWide ? ((column.width - SceneMetrics.margin) * 0.45).rounded() / 2 : column.width
    let hintWidth = isWide ? column.width - width - SceneMetrics.margin : column.width
    let bottom = placeHint(in: Rect(x: column.minX, y: 0, width: hintWidth, height: frame.height))
    let height = theme.metrics.fieldHeight
    title.leadingFrame = Rect(
      x: column.maxX - width, y: isWide ? hint.frame.minY : bottom, width: width, height: height)
    return max(bottom, title.frame.maxY + SceneMetrics.hintGap)
  }
}
