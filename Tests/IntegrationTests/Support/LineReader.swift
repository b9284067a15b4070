import Glibc

/// The lines that arrive in a pipe.
@HarnessActor
final class LineReader {
  private let source: Descriptor
  private var buffer: [UInt8] = []
  private var hasEnded = false

  init(_ source: Descriptor) {
    self.source = source
  }

  /// The next line, or nil at the end; throws when neither comes in time.
  func nextLine(before deadline: Deadline) throws -> String? {
    while true {
      if let newline = newlineIndex() {
        defer { buffer.removeSubrange(...newline) }
        return String(decoding: buffer[..<newline], as: UTF8.self)
      }
      if hasEnded { return nil }
      guard deadline.waitToRead(source.number) else { throw Failure("no line came in time") }
      readSome()
    }
  }

  /// `memchr`, as trees are long and a loop takes its time in a debug build.
  private func newlineIndex() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let end = memchr(start, 0x0A, bytes.count) else { return nil }
      return UnsafeRawPointer(end) - start
    }
  }

  private func readSome() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(source.number, &chunk, chunk.count)
    hasEnded = count <= 0
    buffer += chunk.prefix(max(0, count))
  }
}
