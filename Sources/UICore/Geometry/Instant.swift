/// A moment on the host's monotonic clock, counted from an origin of the host's choice.
///
/// Kept in nanoseconds, for the clock is read several times for each key, and a `Duration` counts in 128 bits.
public struct Instant: Sendable, Hashable, Comparable {
  /// Since the origin, in nanoseconds: enough for 292 years.
  public var nanoseconds: Int64

  /// A moment `nanoseconds` after the origin.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// A moment `sinceOrigin` after the origin, in whole nanoseconds.
  public init(sinceOrigin: Duration) { nanoseconds = sinceOrigin.wholeNanoseconds }

  /// The time since the origin.
  public var sinceOrigin: Duration { .nanoseconds(nanoseconds) }

  /// The moment that all others are counted from.
  public static let origin = Instant(nanoseconds: 0)

  /// Whether `a` comes before `b`.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }
  /// The moment `d` later, or the last one that there is.
  public static func + (a: Instant, d: Duration) -> Instant {
    let (sum, isBeyond) = a.nanoseconds.addingReportingOverflow(d.wholeNanoseconds)
    return Instant(nanoseconds: isBeyond ? (d > .zero ? .max : .min) : sum)
  }
  /// The time from `b` to `a`.
  public static func - (a: Instant, b: Instant) -> Duration {
    .nanoseconds(a.nanoseconds) - .nanoseconds(b.nanoseconds)
  }
}

extension Duration {
  /// Whole nanoseconds; the most that there are for what is longer.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isBeyond) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isOver) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard isBeyond || isOver else { return sum }
    return seconds < 0 ? .min : .max
  }
}

/// An X server time stamp in milliseconds. It wraps after 49.7 days: compare with ``isLater(than:)``.
public struct EventTime: Sendable, Hashable, RawRepresentable {
  /// Milliseconds by the server's clock, which begins anew after 49 days.
  public var rawValue: UInt32

  /// A time of the server.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether it is later, also across the clock's new beginning.
  public func isLater(than other: EventTime) -> Bool {
    Int32(bitPattern: rawValue &- other.rawValue) > 0
  }

  /// The time from `earlier` to this, across a wrap too.
  public func duration(since earlier: EventTime) -> Duration {
    .milliseconds(Int32(bitPattern: rawValue &- earlier.rawValue))
  }
}
