import Testing

@testable import TextShaping

@Suite struct ByteScanTests {
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
