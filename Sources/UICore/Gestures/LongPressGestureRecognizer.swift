/// Recognizes a press that is held still.
@MainActor public final class LongPressGestureRecognizer: GestureRecognizer {
  /// How long it must be held.
  public var minimumDuration = Duration.milliseconds(500)
  /// Where the press is, in the coordinates of ``GestureRecognizer/view``.
  public private(set) var location = Point.zero

  private var timer: Application.Timer?

  public override var heldBackState: State { .began }

  public override func pressBegan(_ press: Press) {
    guard press.button == 1, presses.count == 1, !press.hasStoppedMotion, let view else { return fail() }
    location = press.location(in: view)
    timer = wait(minimumDuration) { [weak self] in self?.recognize(as: .began) }
    if timer == nil { fail() }
  }

  public override func pressMoved(_ press: Press) {
    if let view { location = press.location(in: view) }
    if state == .possible {
      if press.isPan { fail() }
    } else {
      recognize(as: .changed)
    }
  }

  public override func pressEnded(_ press: Press) {
    if state == .possible { fail() } else { recognize(as: .ended) }
  }

  public override func reset() {
    timer?.cancel()
    timer = nil
  }
}
