/// What a screen cannot show, said once at the start to whoever wonders why the window looks plain.
package struct ScreenLimits {
  package let hasRender: Bool
  /// Nil where there are enough.
  package let colorCount: Int?

  package init(hasRender: Bool, colorCount: Int?) {
    (self.hasRender, self.colorCount) = (hasRender, colorCount)
  }

  package var messages: [String] {
    var messages: [String] = []
    if !hasRender {
      messages.append(
        "the X server has no RENDER extension: corners are square, there are no shadows, emoji have no colours."
      )
    }
    if let colorCount {
      messages.append(
        "the screen shows no more than \(colorCount) colours: for others the nearest one is taken.")
    }
    return messages
  }
}
