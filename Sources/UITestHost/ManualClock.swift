import UICore

/// Time that moves only when a test says so.
@MainActor public final class ManualClock: HostClock {
  /// The time that stands still until ``advance(by:)``.
  public private(set) var now = Instant.origin

  /// A clock at its origin.
  public init() {}

  /// Lets time pass.
  public func advance(by duration: Duration) { now = now + duration }
}
