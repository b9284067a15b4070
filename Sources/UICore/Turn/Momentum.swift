/// What was thrown goes on by itself, ever slower, a frame at a time, until it stands.
@MainActor public final class Momentum {
  private var animation: Animation?

  /// Something at rest.
  public init() {}

  /// Whether it moves.
  public var isRunning: Bool { animation != nil }

  /// Goes on with `velocity`, in points a second. `step` is told how far it has come since, in points, and returns whether
  /// it can go on. Nothing is thrown that is slow, or where the user wants no motion.
  public func start(
    _ velocity: Point, in application: Application?, step: @escaping @MainActor (Point) -> Bool
  ) {
    stop()
    let speed = velocity.distance(to: .zero)
    guard let application, speed >= Self.least, !application.isMotionReduced else { return }
    let seconds = min(Self.longest, Self.shortest + speed / Self.friction)
    // What slows down as animations do goes three times as far in the beginning as on the whole.
    let way = Point(x: velocity.x * seconds / 3, y: velocity.y * seconds / 3)
    animation = application.animate(.seconds(seconds)) { [weak self] progress in
      if !step(Point(x: way.x * progress, y: way.y * progress)) { self?.stop() }
    } finish: { [weak self] _ in
      self?.animation = nil
    }
  }

  /// Stops it where it is. Returns whether it moved.
  @discardableResult public func stop() -> Bool {
    guard let animation else { return false }
    animation.cancel()
    return true
  }

  /// In points a second.
  private static let least = 80.0
  /// In seconds.
  private static let (shortest, longest) = (0.5, 2.0)
  /// How much faster it must be to last a second longer, in points a second.
  private static let friction = 3000.0
}
