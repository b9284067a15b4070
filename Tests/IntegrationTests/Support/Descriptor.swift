import CXTest
import Glibc

/// A file descriptor that is closed with its last reference, and that children do not inherit.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    Glibc.close(number)
  }

  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw Failure("pipe: \(String(cString: strerror(errno)))") }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// A file that has no name any more.
  static func scratchFile() throws -> Descriptor {
    var template = Array("/tmp/outfield-test.XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { throw Failure("mkstemp: \(String(cString: strerror(errno)))") }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    unlink(template)
    return Descriptor(number)
  }

  /// Everything in a file, whoever has written it.
  func contents() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(number, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  func write(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure("write: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }
}
