/// The next thing in bytes that may or may not be UTF-8.
struct UTF8Piece {
  enum Kind {
    case text, newline, control, invalid
  }

  var kind: Kind
  var length: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, keepsLineFeed: Bool) {
    let first = bytes[offset]
    length = 1
    switch first {
    case 0x09, 0x20..<0x7F: kind = .text
    case .lineFeed: kind = keepsLineFeed ? .text : .newline
    // Vertical tab and form feed end lines, too: they are BK of UAX #14.
    case 0x0B, 0x0C: kind = .newline
    case .carriageReturn:
      kind = .newline
      if offset + 1 < bytes.count, bytes[offset + 1] == .lineFeed { length = 2 }
    case ..<0x80: kind = .control
    default:
      length = Self.validLength(bytes, at: offset)
      kind = length == Self.length(startingWith: first) ? Self.kind(of: bytes.scalar(at: offset)) : .invalid
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0x80...0x9F: .control
    default: .text
    }
  }

  /// The length of the longest start of a scalar at `offset`, at least 1.
  private static func validLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let expected = length(startingWith: bytes[offset])
    var length = 1
    while length < expected, offset + length < bytes.count,
      isAllowed(bytes[offset + length], at: length, after: bytes[offset])
    {
      length += 1
    }
    return length
  }

  /// The length of a scalar by its first byte, or 0 if no scalar starts with it.
  private static func length(startingWith first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// The second byte's narrower range keeps out overlong forms, surrogates, and what is above U+10FFFF.
  private static func isAllowed(_ byte: UInt8, at index: Int, after first: UInt8) -> Bool {
    guard index == 1 else { return byte.isContinuation }
    switch first {
    case 0xE0: return (0xA0...0xBF).contains(byte)
    case 0xED: return (0x80...0x9F).contains(byte)
    case 0xF0: return (0x90...0xBF).contains(byte)
    case 0xF4: return (0x80...0x8F).contains(byte)
    default: return byte.isContinuation
    }
  }
}
