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
    for byte in self where byte == .lineFeed { count += 1 }
    return count
  }

  func scalarStart(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < count, self[offset].isContinuation { offset -= 1 }
    return offset
  }

  /// The bytes that the scalar which starts at `offset` has, by its first byte; the text is valid.
  func scalarLength(at offset: Int) -> Int {
    switch self[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The scalar that starts at `offset` in valid UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let length = scalarLength(at: offset)
    guard length > 1 else { return Unicode.Scalar(self[offset]) }
    var value = UInt32(self[offset]) & (0x7F >> UInt32(length))
    for next in offset + 1..<offset + length { value = value << 6 | UInt32(self[next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
