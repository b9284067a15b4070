@testable import TextModel

/// Counts the bytes that an operation reads, in place of the time that it takes.
struct CountingStorage: TextStorage {
  final class Count {
    var bytes = 0
  }

  var base: LineStorage
  let count = Count()

  init(_ base: LineStorage) { self.base = base }

  var utf8Count: Int { base.utf8Count }

  func withUTF8<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    count.bytes += range.count
    return try base.withUTF8(in: range, body)
  }

  mutating func replace(_ range: Range<Int>, with utf8: UnsafeBufferPointer<UInt8>) {
    base.replace(range, with: utf8)
  }

  func lineStart(at offset: Int) -> Int { base.lineStart(at: offset) }
  func lineEnd(at offset: Int) -> Int { base.lineEnd(at: offset) }
}
