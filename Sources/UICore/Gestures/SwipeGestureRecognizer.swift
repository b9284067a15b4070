/// Recognizes a quick, straight drag in one direction.
@MainActor public final class SwipeGestureRecognizer: GestureRecognizer {
  /// The ways that a swipe may go.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down
  }

  /// The way in which it must go.
  public var direction = Direction.right
  /// How far it must go, in points.
  public var minimumDistance = 50.0
  /// How long it may take, by the times of the events.
  public var maximumDuration = Duration.milliseconds(500)

  private var startTime: EventTime?

  public override func pressBegan(_ press: Press) {
    if press.button != 1 || presses.count > 1 { return fail() }
    startTime = press.time
  }

  public override func pressMoved(_ press: Press) {
    guard state == .possible, press.isPan, let startTime else { return }
    let (along, across) = components(of: press.location - press.startLocation)
    if along < abs(across) || press.time.duration(since: startTime) > maximumDuration {
      return fail()
    }
    if along >= minimumDistance { recognize() }
  }

  public override func pressEnded(_ press: Press) { fail() }

  public override func reset() { startTime = nil }

  private func components(of delta: Point) -> (along: Double, across: Double) {
    switch direction {
    case .left: (-delta.x, delta.y)
    case .right: (delta.x, delta.y)
    case .up: (-delta.y, delta.x)
    case .down: (delta.y, delta.x)
    }
  }
}
