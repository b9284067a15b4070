import Outfield

/// A field beside the words at the top, and two cards below.
@MainActor final class NestedView: ScenePane {
  private let title: TextField
  private let cards: CardPair

  init(_ head: SceneHead, title: TextField, left: CardView, right: CardView) {
    self.title = title
    cards = CardPair(left: left, right: right)
    super.init(.nested, head)
    insertSubview(title, at: 2)
    for card in [left, right] { addSubview(card) }
  }

  override func layOutContent() -> Size {
    let top = placeHeadAndTitle()
    let area = Rect(x: column.minX, y: top, width: column.width, height: 0)
    return Size(width: frame.width, height: cards.place(in: area, gap: margin) + margin)
  }

  /// The words, with the field beside them where the window is wide enough, else below.
  private func placeHeadAndTitle() -> Double {
    let column = column
    let isWide = column.width >= 720
    let width = isWide ? ((column.width - margin) * 0.45).rounded() / 2 : column.width
    let headWidth = isWide ? column.width - width - margin : column.width
    let bottom = placeHead(in: Rect(x: column.minX, y: 0, width: headWidth, height: frame.height))
    let gap = SceneMetrics.headGap
    title.leadingFrame = Rect(
      x: column.maxX - width, y: isWide ? gap : bottom, width: width, height: theme.metrics.fieldHeight)
    return max(bottom, title.frame.maxY + gap)
  }
}
