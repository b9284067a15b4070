/// A moment on the host's monotonic clock, counted from an origin of the host's choice.
public struct Instant: Sendable, Hashable, Comparable {
  public var sinceOrigin: Duration

  public init(sinceOrigin: Duration) { self.sinceOrigin = sinceOrigin }

  public static let origin = Instant(sinceOrigin: .zero)

  public static func < (a: Instant, b: Instant) -> Bool { a.sinceOrigin < b.sinceOrigin }
  public static func + (a: Instant, d: Duration) -> Instant { Instant(sinceOrigin: a.sinceOrigin + d) }
  public static func - (a: Instant, b: Instant) -> Duration { a.sinceOrigin - b.sinceOrigin }
}

/// An X server time stamp in milliseconds. It wraps after 49.7 days: compare with ``isLater(than:)``.
public struct EventTime: Sendable, Hashable, RawRepresentable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public func isLater(than other: EventTime) -> Bool {
    Int32(bitPattern: rawValue &- other.rawValue) > 0
  }

  /// The time from `earlier` to this, across a wrap too.
  public func duration(since earlier: EventTime) -> Duration {
    .milliseconds(Int32(bitPattern: rawValue &- earlier.rawValue))
  }
}
