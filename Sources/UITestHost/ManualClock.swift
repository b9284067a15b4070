import UICore

/// Time that moves only when a test says so.
@MainActor public final class ManualClock: HostClock {
  public private(set) var now = Instant.origin

  public init() {}

  public func advance(by duration: Duration) { now = now + duration }
}
