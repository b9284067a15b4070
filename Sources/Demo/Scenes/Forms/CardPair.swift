import Outfield

/// Two cards side by side and equally high, or under each other where there is not room for both.
@MainActor struct CardPair {
  let left: CardView
  let right: CardView
  /// What the left one takes of the width where they are side by side.
  private static let leftShare = 0.55

  /// Sets them at the top of `area`, and returns where they end.
  @discardableResult func place(in area: Rect, gap: Double) -> Double {
    let frames = frames(in: area, gap: gap)
    left.leadingFrame = frames.left
    right.leadingFrame = frames.right
    return max(frames.left.maxY, frames.right.maxY)
  }

  func height(width: Double, gap: Double) -> Double {
    let frames = frames(in: Rect(x: 0, y: 0, width: width, height: 0), gap: gap)
    return max(frames.left.maxY, frames.right.maxY)
  }

  private func frames(in area: Rect, gap: Double) -> (left: Rect, right: Rect) {
    area.width < SceneMetrics.leastWidthOfTwo ? stacked(in: area, gap: gap) : beside(in: area, gap: gap)
  }

  private func stacked(in area: Rect, gap: Double) -> (left: Rect, right: Rect) {
    let heights = [left, right].map { $0.preferredSize(width: area.width).height }
    return (
      Rect(x: area.minX, y: area.minY, width: area.width, height: heights[0]),
      Rect(x: area.minX, y: area.minY + heights[0] + gap, width: area.width, height: heights[1])
    )
  }

  /// A card that needs less room than the other one fills it.
  private func beside(in area: Rect, gap: Double) -> (left: Rect, right: Rect) {
    let leftWidth = ((area.width - gap) * Self.leftShare).rounded()
    let rightWidth = area.width - gap - leftWidth
    let height = max(
      left.preferredSize(width: leftWidth).height, right.preferredSize(width: rightWidth).height)
    return (
      Rect(x: area.minX, y: area.minY, width: leftWidth, height: height),
      Rect(x: area.minX + leftWidth + gap, y: area.minY, width: rightWidth, height: height)
    )
  }
}
