/// Bytes on their way from outside into a text, which ought to be UTF-8: pasted, or dropped.
///
/// Into what kind of field they go is known only when they have arrived, so all of them are kept as a secret is: in
/// locked memory, left out of core dumps, and wiped when nobody holds them any more. They are passed on by reference;
/// nobody has to remember to wipe anything.
public struct SecureBytes: Sendable {
  private var block: Block
  /// How many bytes there are.
  public private(set) var count: Int

  /// What values share. Written to only while there is one value that holds it.
  private final class Block: @unchecked Sendable {
    let memory: LockedMemory
    init(capacity: Int) { memory = LockedMemory(count: capacity) }
    var bytes: UnsafeMutableRawBufferPointer { memory.bytes }
  }

  /// Has `initialize` fill so many bytes of zeroed memory.
  package init(count: Int, _ initialize: (UnsafeMutableRawBufferPointer) -> Void) {
    block = Block(capacity: count)
    self.count = count
    initialize(UnsafeMutableRawBufferPointer(rebasing: block.bytes[..<count]))
  }

  /// No bytes.
  public init() { self.init(count: 0) { _ in } }

  /// A copy of bytes that are no secret where they are, or that their owner wipes.
  public init(_ bytes: some Collection<UInt8>) {
    self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
  }

  /// Whether there are no bytes.
  public var isEmpty: Bool { count == 0 }

  /// Calls `body` with the bytes, which must not be kept, and copied only into a text that is no secret or into
  /// memory that is wiped.
  public func withUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try UnsafeRawBufferPointer(rebasing: block.bytes[..<count]).withMemoryRebound(to: UInt8.self, body)
  }

  /// - Complexity: O(*n*) in the bytes of `other`, on average.
  package mutating func append(_ other: SecureBytes) {
    let end = count + other.count
    if end > block.bytes.count || !isKnownUniquelyReferenced(&block) { grow(to: max(end, count * 2)) }
    let target = UnsafeMutableRawBufferPointer(rebasing: block.bytes[count..<end])
    other.withUTF8 { target.copyBytes(from: $0) }
    count = end
  }

  private mutating func grow(to capacity: Int) {
    let larger = Block(capacity: capacity)
    withUTF8 { larger.bytes.copyBytes(from: $0) }
    block = larger
  }
}

extension SecureBytes: Hashable {
  /// Whether the bytes are the same. It takes longer the later they differ.
  public static func == (a: SecureBytes, b: SecureBytes) -> Bool {
    a.withUTF8 { a in b.withUTF8 { b in a.elementsEqual(b) } }
  }

  /// Mixes in every byte.
  public func hash(into hasher: inout Hasher) {
    withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension SecureBytes: CustomStringConvertible, CustomReflectable {
  /// How many they are, and nothing of what they are.
  public var description: String { "\(count) bytes" }
  /// Empty: what prints a value's parts prints no secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// A copy that nobody wipes, with U+FFFD for what is no UTF-8: for texts that are no secrets.
  public init(_ bytes: SecureBytes) {
    self = bytes.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }
}
