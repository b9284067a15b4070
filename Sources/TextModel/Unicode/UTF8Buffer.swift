import Glibc

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  /// Whether a UTF-8 scalar goes on, rather than starts, with this byte.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  var isSpace: Bool { self == 0x20 || self == 0x09 || self == .lineFeed }
}

extension UnsafeBufferPointer<UInt8> {
  func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range])
  }

  var newlineCount: Int {
    var count = 0
    var rest = UnsafeRawBufferPointer(self)
    while let start = rest.baseAddress, let found = memchr(start, Int32(UInt8.lineFeed), rest.count) {
      count += 1
      rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(found) - start + 1)...])
    }
    return count
  }

  /// Without the mark that some programs put before a text to say how it is encoded.
  package var withoutByteOrderMark: UnsafeBufferPointer<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: self[3...]) : self
  }

  /// Whether all bytes are ASCII and none is a carriage return: then each is a cluster.
  var hasOneByteClusters: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
      let marks = word | (returns &- 0x0101_0101_0101_0101) & ~returns
      if marks & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    return raw[offset...].allSatisfy { $0 < 0x80 && $0 != .carriageReturn }
  }

  /// The first offset from `start` on at which there is something else than printable ASCII, or the end. Runs
  /// over eight bytes at a time.
  func endOfPlainASCII(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A byte that is too small borrows, and 7F carries, into its highest bit.
      let marks = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      if marks & 0x8080_8080_8080_8080 != 0 { break }
      offset += 8
    }
    while offset < raw.count, 0x20..<0x7F ~= raw[offset] { offset += 1 }
    return offset
  }

  /// The first offset from `start` on whose byte is no ASCII, or the end. Runs over eight bytes at a time.
  package func firstNonASCII(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    while offset < raw.count, raw[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// Where the scalar starts that holds the byte at `offset`, or the end.
  @inlinable package func scalarStart(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < count, self[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The bytes that the scalar which starts at `offset` has, by its first byte; the text is valid.
  @inlinable package func scalarLength(at offset: Int) -> Int {
    switch self[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The scalar that starts at `offset` in valid UTF-8.
  @inlinable package func scalar(at offset: Int) -> Unicode.Scalar {
    let length = scalarLength(at: offset)
    guard length > 1 else { return Unicode.Scalar(self[offset]) }
    var value = UInt32(self[offset]) & (0x7F >> UInt32(length))
    for next in offset + 1..<offset + length { value = value << 6 | UInt32(self[next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Calls `body` with each whole scalar and its offset, counted from `start`, and returns how many
  /// bytes that took, or nil if `body` had enough. The loop is here, and not in the generic storage,
  /// to be compiled for what it is.
  func scanScalars(from start: Int, _ body: (Unicode.Scalar, Int) -> Bool) -> Int? {
    var local = 0
    while local < count {
      let length = scalarLength(at: local)
      guard local + length <= count else { break }
      guard body(scalar(at: local), start + local) else { return nil }
      local += length
    }
    // A range that ends inside a scalar must not keep the caller waiting for the rest of it.
    return local == 0 ? count : local
  }

  /// ``scanScalars(from:_:)`` from the end; a first scalar that may have begun earlier is left alone.
  func scanScalarsBackward(to start: Int, _ body: (Unicode.Scalar, Int) -> Bool) -> Int? {
    var end = count
    while end > 0 {
      let local = scalarStart(atOrBefore: end - 1)
      if self[local].isContinuation { break }
      guard body(scalar(at: local), start + local) else { return nil }
      end = local
    }
    return end == count ? count : count - end
  }
}
