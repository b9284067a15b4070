/// Bytes taken as decisions, one after the other; 0 when there are no more.
struct FuzzInput {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func int(below limit: Int) -> Int { (Int(byte()) << 8 | Int(byte())) % max(1, limit) }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func element<Element>(of list: [Element]) -> Element { list[Int(byte()) % list.count] }
}
