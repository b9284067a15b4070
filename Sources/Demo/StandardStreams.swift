import Glibc
import Outfield

/// Ties the event stream to standard input and output.
@MainActor enum StandardStreams {
  static func connect(_ demo: DemoController, to application: Application) -> EventSession {
    Signals.ignoreBrokenStreams()
    let output = OutputChannel(STDOUT_FILENO)
    let stream = EventStream(application: application, sink: output.write)
    let session = EventSession(demo: demo, application: application, stream: stream) {
      [unowned application] window, body in application.whenDrawn(window, body)
    }
    application.addReader(STDIN_FILENO) { [unowned application] in
      if !read(into: session) {
        application.removeReader(STDIN_FILENO)
        session.inputEnded()
      }
    }
    return session
  }

  /// One piece, so that the read never waits. False at the end of the input, or when it cannot be read.
  private static func read(into session: EventSession) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    session.receive(bytes.prefix(count))
    return true
  }

  static func complain(_ text: String) { write(text, to: STDERR_FILENO) }

  static func write(_ text: String, to descriptor: CInt = STDOUT_FILENO) {
    var text = text
    text.withUTF8 { bytes in
      var bytes = UnsafeRawBufferPointer(bytes)
      while bytes.count > 0 {
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        guard count > 0 || errno == EINTR else { return }
        bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(max(0, count)))
      }
    }
  }
}
