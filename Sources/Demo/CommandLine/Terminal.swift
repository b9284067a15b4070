import Glibc

/// Words for people, on the standard streams.
enum Terminal {
  static func say(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func complain(_ text: String) { write(text, to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: CInt) {
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
