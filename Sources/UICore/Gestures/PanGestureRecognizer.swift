/// Recognizes a drag: a press that moves beyond the slop.
@MainActor public final class PanGestureRecognizer: GestureRecognizer {
  /// How far the pointer is from where it went down, in points.
  public private(set) var translation = Point.zero

  public override var heldBackState: State { .began }

  public override func pressBegan(_ press: Press) {
    if press.button != 1 || presses.count > 1 { fail() }
  }

  public override func pressMoved(_ press: Press) {
    guard press.isPan else { return }
    translation = press.location - press.startLocation
    recognize(as: state == .possible ? .began : .changed)
  }

  public override func pressEnded(_ press: Press) {
    if state == .possible { return fail() }
    translation = press.location - press.startLocation
    recognize(as: .ended)
  }

  public override func reset() { translation = .zero }
}
