/// Recognizes two fingers that move apart, or towards each other.
@MainActor public final class PinchGestureRecognizer: GestureRecognizer {
  /// How far the fingers are apart, over how far they were when it began.
  public private(set) var scale = 1.0
  /// The middle between the fingers, in the coordinates of ``GestureRecognizer/view``.
  public private(set) var center = Point.zero

  /// How far the fingers were apart in the beginning, in points.
  private var start = 0.0

  public override func pressBegan(_ press: Press) {
    if !press.isTouch || presses.count > 2 { return fail() }
    if presses.count == 2 { start = spread }
  }

  public override func pressMoved(_ press: Press) {
    guard presses.count == 2, let view else { return }
    let isUnderWay = state != .possible
    guard isUnderWay || abs(spread - start) > Self.slop else { return }
    // From where it was recognized, so that nothing jumps by the slop.
    if !isUnderWay { start = spread }
    scale = spread / max(start, 1)
    center = view.convertFromWindow(middle)
    recognize(as: isUnderWay ? .changed : .began)
  }

  public override func pressEnded(_ press: Press) {
    if state != .possible { recognize(as: .ended) }
  }

  public override func reset() { (scale, start) = (1, 0) }

  /// How much nearer or further they must come, in points.
  private static let slop = 8.0

  private var spread: Double {
    presses.count == 2 ? presses[0].location.distance(to: presses[1].location) : 0
  }

  private var middle: Point {
    let sum = presses[0].location + presses[1].location
    return Point(x: sum.x / 2, y: sum.y / 2)
  }
}
