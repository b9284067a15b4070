/// Runs over bytes eight at a time.
enum ByteScan {
  /// The number of equal bytes at the start of both.
  static func commonPrefix(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    let (a, b) = (UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
    let limit = min(a.count, b.count)
    var count = 0
    while count + 8 <= limit {
      let isEqual =
        a.loadUnaligned(fromByteOffset: count, as: UInt64.self)
        == b.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      if !isEqual { break }
      count += 8
    }
    while count < limit, a[count] == b[count] { count += 1 }
    return count
  }

  /// The number of equal bytes at the end of both, `limit` at most.
  static func commonSuffix(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int {
    let (a, b) = (UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
    var count = 0
    while count + 8 <= limit {
      let isEqual =
        a.loadUnaligned(fromByteOffset: a.count - count - 8, as: UInt64.self)
        == b.loadUnaligned(fromByteOffset: b.count - count - 8, as: UInt64.self)
      if !isEqual { break }
      count += 8
    }
    while count < limit, a[a.count - count - 1] == b[b.count - count - 1] { count += 1 }
    return count
  }
}
