import Testing

@testable import TextShaping

@Suite struct ByteScanTests {
  @Test func firstNonASCIIIsFoundAtEachOffset() {
    for count in 0..<20 {
      var bytes = [UInt8](repeating: 0x61, count: count)
      #expect(bytes.withUnsafeBufferPointer { ByteScan.firstNonASCII(in: $0, from: 0) } == count)
      for index in 0..<count {
        bytes[index] = 0xC3
        #expect(bytes.withUnsafeBufferPointer { ByteScan.firstNonASCII(in: $0, from: index / 2) } == index)
        bytes[index] = 0x61
      }
    }
  }

  @Test func commonEndsNeverOverlap() {
    for (first, second) in [
      ("", ""), ("aaaa", "aaaaaaaaaaaaaaaaaaa"), ("abcabcabcabc", "abcabcabc"), ("ab", "ba"),
    ] {
      let (a, b) = (Array(first.utf8), Array(second.utf8))
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          let prefix = ByteScan.commonPrefix(a, b)
          let limit = min(a.count, b.count) - prefix
          let suffix = ByteScan.commonSuffix(a, b, limit: limit)
          #expect(a.prefix(prefix).elementsEqual(b.prefix(prefix)))
          #expect(a.suffix(suffix).elementsEqual(b.suffix(suffix)))
          #expect(prefix == min(a.count, b.count) || a[prefix] != b[prefix])
          #expect(suffix == limit || a[a.count - 1 - suffix] != b[b.count - 1 - suffix])
        }
      }
    }
  }
}
