import Glibc

/// Writes to a file descriptor without ever waiting for its reader.
@MainActor final class OutputChannel {
  private let descriptor: CInt
  /// Whether the descriptor is ours to close.
  private let isOwn: Bool
  private let mustPoll: Bool

  /// `O_NONBLOCK` belongs to the open file, which a terminal shares with the shell that started us. So a pipe
  /// or terminal is opened a second time, for us alone. A regular file keeps its position and never blocks.
  init(_ original: CInt) {
    var status = stat()
    let isFile = fstat(original, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let own = isFile ? -1 : open("/proc/self/fd/\(original)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    isOwn = own >= 0
    descriptor = isOwn ? own : original
    mustPoll = !isOwn && !isFile
  }

  deinit { if isOwn { close(descriptor) } }

  func write(_ bytes: UnsafeRawBufferPointer) -> EventQueue.WriteResult {
    var count = bytes.count
    if mustPoll {
      // A socket cannot be opened again; one that polls as writable takes this much.
      guard waitUntilWritable(milliseconds: 0) else { return .wouldBlock }
      count = min(count, 512)
    }
    let written = Glibc.write(descriptor, bytes.baseAddress, count)
    if written > 0 { return .wrote(written) }
    return errno == EAGAIN || errno == EINTR ? .wouldBlock : .closed
  }

  /// False when the reader takes nothing for so long.
  func waitUntilWritable(milliseconds: CInt) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}

/// The signals that must not stop the window.
enum Signals {
  /// A reader that is gone is an error of `write`, and a terminal that belongs to another job one of `read`.
  static func ignoreBrokenStreams() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGTTIN, SIG_IGN)
  }
}
