import Glibc

/// The moment at which waiting becomes an error.
///
/// Generous, because it costs time only when something is broken.
struct Deadline {
  static let usual = Duration.seconds(20)

  private let end: ContinuousClock.Instant

  init(in duration: Duration = Deadline.usual) {
    end = .now + duration
  }

  private var milliseconds: Int32 {
    let (seconds, attoseconds) = (end - .now).components
    return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
  }

  var isOver: Bool { ContinuousClock.now >= end }

  /// Waits until one of the file descriptors can be read or has been closed; false when the time is over.
  func waitToRead(_ descriptors: Int32...) -> Bool {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while ContinuousClock.now < end {
      let ready = poll(&polled, nfds_t(polled.count), milliseconds)
      if ready > 0 { return true }
      if ready < 0 && errno != EINTR { return false }
    }
    return false
  }
}
