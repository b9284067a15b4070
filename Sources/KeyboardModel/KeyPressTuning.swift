/// How patient the keys are with fingers.
public struct KeyPressTuning: Sendable, Hashable {
  /// How far in points a pointer may leave its key before the key loses its press.
  public var slop = 8.0
  /// How long a key is held before it repeats.
  public var repeatDelay = Duration.milliseconds(400)
  /// The time between repeats: 25 per second.
  public var repeatInterval = Duration.milliseconds(40)
  /// After how many repeats Delete goes on with whole words.
  public var repeatsBeforeWords = 20
  public var doubleClickInterval = ShiftState.defaultDoubleClickInterval

  public init() {}
}
