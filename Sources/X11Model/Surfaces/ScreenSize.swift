/// How large the X screen is, in pixels, and where a window on it can be seen as a whole.
package struct ScreenSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether a frame round a window of that size may not be on the screen as a whole.
  package func isNearlyFilled(width: Int, height: Int) -> Bool {
    width + 64 > self.width || height + 64 > self.height
  }

  /// The place nearest to `rect` that is on the screen with all of it. What is too large is made smaller, and begins
  /// at the screen's edge.
  package func fitting(_ rect: PixelRect) -> PixelRect {
    let width = max(1, min(rect.width, self.width))
    let height = max(1, min(rect.height, self.height))
    return PixelRect(
      x: max(0, min(rect.minX, self.width - width)), y: max(0, min(rect.minY, self.height - height)),
      width: width, height: height)
  }
}
