/// How fast a pointer moves, by where it was in the last moments.
struct VelocityMeter {
  private var samples: [(time: EventTime, place: Point)] = []

  /// What is older does not count.
  private static let memory = Duration.milliseconds(100)
  /// Two events may carry the same time.
  private static let shortest = Duration.milliseconds(8)

  mutating func note(_ place: Point, at time: EventTime) {
    samples.removeAll { time.duration(since: $0.time) > Self.memory }
    samples.append((time, place))
  }

  /// In points a second, as of `time`; zero for a pointer that has rested since.
  func velocity(at time: EventTime) -> Point {
    let recent = samples.filter { time.duration(since: $0.time) <= Self.memory }
    guard let first = recent.first, let last = recent.last, recent.count > 1 else { return .zero }
    let seconds = max(time.duration(since: first.time), Self.shortest) / .seconds(1)
    let way = last.place - first.place
    return Point(x: way.x / seconds, y: way.y / seconds)
  }
}
