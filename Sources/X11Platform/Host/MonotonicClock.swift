import Glibc
import UICore

/// The time since the machine started. `clock_gettime(CLOCK_MONOTONIC)`
@MainActor final class MonotonicClock: HostClock {
  var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
