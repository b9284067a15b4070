/// The range of a touchscreen's axis, to find a touch on the screen.
package struct AxisRange: Hashable, Sendable {
  private let least: Double
  private let most: Double

  package init(least: Double, most: Double) { (self.least, self.most) = (least, most) }

  /// Where a value lies on an edge of so many pixels.
  package func pixel(_ value: Double, of count: Int) -> Int {
    let width = most - least + 1
    return width > 0 ? pixels(((value - least) * Double(count) / width).rounded(.down)) : 0
  }
}
