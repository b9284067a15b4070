/// A moment on the host's monotonic clock, counted from an origin of the host's choice.
///
/// Kept in nanoseconds, for the clock is read several times for each key, and a `Duration` counts in 128 bits.
public struct Instant: Sendable, Hashable, Comparable {
  /// Since the origin, in nanoseconds: enough for 292 years.
  public var nanoseconds: Int64

  /// A moment `nanoseconds` after the origin.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// A moment `sinceOrigin` after the origin, in whole nanoseconds.
  public init(sinceOrigin: Duration) { nanoseconds = sinceOrigin.nanoseconds }

  /// The time since the origin.
  public var sinceOrigin: Duration { .nanoseconds(since: 0, nanoseconds) }

  /// The moment that all others are counted from.
  public static let origin = Instant(nanoseconds: 0)

  /// Whether `a` comes before `b`.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }
  /// The moment `d` later, or the last one that there is.
  public static func + (a: Instant, d: Duration) -> Instant {
    let (sum, isBeyond) = a.nanoseconds.addingReportingOverflow(d.nanoseconds)
    return Instant(nanoseconds: isBeyond ? (d > .zero ? .max : .min) : sum)
  }
  /// The time from `b` to `a`.
  public static func - (a: Instant, b: Instant) -> Duration {
    .nanoseconds(since: b.nanoseconds, a.nanoseconds)
  }
}

extension Duration {
  fileprivate static let attosecondsInNanosecond: Int128 = 1_000_000_000

  /// Whole nanoseconds; the most that there are for what is longer.
  fileprivate var nanoseconds: Int64 { Int64(clamping: attoseconds / Self.attosecondsInNanosecond) }

  fileprivate static func nanoseconds(since start: Int64, _ end: Int64) -> Duration {
    Duration(attoseconds: (Int128(end) - Int128(start)) * attosecondsInNanosecond)
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
