import Glibc
import Outfield

/// Ties the event stream to standard input and output.
@MainActor final class StandardStreams {
  private let output = OutputChannel(STDOUT_FILENO)
  private let stream: EventStream
  private let session: EventSession

  init(_ application: Application) {
    Signals.ignoreBrokenStreams()
    stream = EventStream(application: application, sink: output.write)
    session = EventSession(application: application, stream: stream) {
      [unowned application] window, body in application.whenDrawn(window, body)
    }
    application.addReader(STDIN_FILENO) { [weak self, unowned application] in
      guard let self, !read() else { return }
      application.removeReader(STDIN_FILENO)
      session.inputEnded()
    }
  }

  /// The window is gone: a reader who still reads gets the rest, one who does not is left.
  func close() {
    stream.close { [output] in output.waitUntilWritable(milliseconds: 100) }
  }

  /// One piece, so that the read never waits. False at the end of the input, or when it cannot be read.
  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    session.receive(bytes.prefix(count))
    return true
  }
}
