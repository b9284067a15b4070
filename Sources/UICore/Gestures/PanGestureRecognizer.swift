/// Recognizes a drag: a press that moves beyond the slop. Fingers that join it change nothing.
@MainActor public final class PanGestureRecognizer: GestureRecognizer {
  /// How far the pointer is from where it went down, in points.
  public private(set) var translation = Point.zero
  /// How fast it moves, in points a second; when it is let go, how fast it was in the last moments.
  public var velocity: Point { presses.first.map { meter.velocity(at: $0.time) } ?? .zero }

  private var meter = VelocityMeter()

  public override var heldBackState: State { .began }

  public override func pressBegan(_ press: Press) {
    if press.button != 1 || presses.count > 1 { return fail() }
    meter.note(press.location, at: press.time)
  }

  public override func pressMoved(_ press: Press) {
    guard press === presses.first else { return }
    meter.note(press.location, at: press.time)
    guard press.isPan else { return }
    translation = press.location - press.startLocation
    recognize(as: state == .possible ? .began : .changed)
  }

  public override func pressEnded(_ press: Press) {
    if state == .possible { return fail() }
    guard press === presses.first else { return }
    translation = press.location - press.startLocation
    recognize(as: .ended)
  }

  public override func reset() {
    translation = .zero
    meter = VelocityMeter()
  }
}
