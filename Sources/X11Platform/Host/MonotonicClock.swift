import Glibc
import UICore

/// The time since the machine started. `clock_gettime(CLOCK_MONOTONIC)`
@MainActor final class MonotonicClock: HostClock {
  var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(sinceOrigin: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }
}
