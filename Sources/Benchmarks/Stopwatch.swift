/// Times a piece of work.
enum Stopwatch {
  /// The median of `repeats` runs.
  static func median(repeats: Int, _ body: () -> Void) -> Duration {
    let clock = ContinuousClock()
    let times = (0..<repeats).map { _ in clock.measure(body) }.sorted()
    return times[times.count / 2]
  }
}

extension Duration {
  /// Such as `420 ns` or `13 µs`.
  var nanosecondsText: String {
    let nanoseconds = Int(self / .nanoseconds(1))
    return nanoseconds < 10_000 ? "\(nanoseconds) ns" : "\(nanoseconds / 1000) µs"
  }
}
