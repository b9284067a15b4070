import CX11Shims
import Glibc

/// SIGTERM, SIGINT and SIGHUP as something that `poll` can wait for; SIGPIPE is ignored.
@MainActor struct SignalPipe {
  /// Readable when a signal has come; -1 when the pipe could not be made.
  let descriptor: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      descriptor = -1
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    outfield_route_signals(ends[1])
  }

  /// The number of a signal that has come.
  func take() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }
}
