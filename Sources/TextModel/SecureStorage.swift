import Glibc

/// A secret's text: one block of locked memory that is left out of core dumps and wiped when it is
/// cleared, outgrown or freed. A class, so that the bytes are never copied with a value.
///
/// A `String` of the secret would leave copies that nobody wipes: hand bytes to an editor
/// (``TextEditor/insert(utf8:kind:at:)``) and wipe where they came from.
public final class SecureStorage: TextStorage {
  public static var isSecret: Bool { true }

  private(set) var memory: UnsafeMutableRawBufferPointer
  public private(set) var utf8Count = 0

  public init() {
    memory = Self.allocate(pages: 1)
  }

  deinit { Self.free(memory) }

  /// The bytes; they must not be kept or copied.
  public func withUTF8<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= utf8Count, "range outside of the text")
    return try UnsafeRawBufferPointer(rebasing: memory[range]).withMemoryRebound(to: UInt8.self, body)
  }

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
  public func lineEnd(at offset: Int) -> Int { utf8Count }

  private func wipe(_ range: Range<Int>) {
    UnsafeMutableRawBufferPointer(rebasing: memory[range]).wipe()
  }

  private func grow(to count: Int) {
    let larger = Self.allocate(pages: (max(count, memory.count * 2) - 1) / Self.pageSize + 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[0..<utf8Count]))
    Self.free(memory)
    memory = larger
  }
}

extension SecureStorage {
  private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Whole pages from the system, so that locking them locks nothing else.
  private static func allocate(pages: Int) -> UnsafeMutableRawBufferPointer {
    let count = pages * pageSize
    let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else { fatalError("no memory for a secret") }
    // Both may be refused, by a limit or an old kernel: the secret is then less safe, not lost.
    _ = mlock(address, count)
    _ = madvise(address, count, Int32(MADV_DONTDUMP))
    return UnsafeMutableRawBufferPointer(start: address, count: count)
  }

  private static func free(_ memory: UnsafeMutableRawBufferPointer) {
    memory.wipe()
    munmap(memory.baseAddress, memory.count)
  }
}
