import Glibc

/// A secret's text: one block of locked memory that is left out of core dumps and wiped when it is
/// cleared, outgrown or freed. A class, so that the bytes are never copied with a value.
///
/// A `String` of the secret would leave copies that nobody wipes: what comes from outside comes as ``SecureBytes``,
/// whose bytes an editor takes (``TextEditor/insert(utf8:kind:at:)``).
public final class SecureStorage: TextStorage {
  private var locked = LockedMemory(count: 1)
  /// The length of the secret in UTF-8 bytes.
  public private(set) var utf8Count = 0

  /// An empty secret.
  public init() {}

  var memory: UnsafeMutableRawBufferPointer { locked.bytes }

  /// The bytes; they must not be kept or copied.
  public func withUTF8<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= utf8Count, "range outside of the text")
    return try UnsafeRawBufferPointer(rebasing: memory[range]).withMemoryRebound(to: UInt8.self, body)
  }

  /// Replaces the bytes of `range`, and wipes what is left over.
  public func replace(_ range: Range<Int>, with utf8: UnsafeBufferPointer<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= utf8Count, "range outside of the text")
    let newCount = utf8Count - range.count + utf8.count
    if newCount > memory.count { grow(to: newCount) }
    let start = memory.baseAddress!
    let tail = start + range.lowerBound + utf8.count
    memmove(tail, start + range.upperBound, utf8Count - range.upperBound)
    if let source = utf8.baseAddress { memcpy(start + range.lowerBound, source, utf8.count) }
    if newCount < utf8Count { wipe(newCount..<utf8Count) }
    utf8Count = newCount
  }

  /// Removes the text and wipes the memory.
  public func clear() {
    memory.wipe()
    utf8Count = 0
  }

  /// A secret is one line.
  public func lineStart(at offset: Int) -> Int { 0 }
  /// The end of the secret.
  public func lineEnd(at offset: Int) -> Int { utf8Count }

  private func wipe(_ range: Range<Int>) {
    UnsafeMutableRawBufferPointer(rebasing: memory[range]).wipe()
  }

  private func grow(to count: Int) {
    let larger = LockedMemory(count: max(count, memory.count * 2))
    larger.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[0..<utf8Count]))
    locked = larger
  }
}
