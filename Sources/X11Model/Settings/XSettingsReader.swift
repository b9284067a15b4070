/// Takes numbers and texts off the front of a property, in the byte order of whoever wrote it.
package struct XSettingsReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var isBigEndian = false

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var remaining: Int { bytes.count - offset }

  /// The head of all that follows: 0 for the least significant byte first, 1 for the most significant.
  package mutating func readByteOrder() throws(XSettingsError) {
    let order = try byte()
    guard order <= 1 else { throw .unknownByteOrder(order) }
    isBigEndian = order == 1
    try skip(3)
  }

  package mutating func byte() throws(XSettingsError) -> UInt8 {
    try take(1).first ?? 0
  }

  package mutating func short() throws(XSettingsError) -> UInt16 {
    let pair = try take(2)
    return isBigEndian
      ? pair.reduce(0) { $0 << 8 | UInt16($1) } : pair.reversed().reduce(0) { $0 << 8 | UInt16($1) }
  }

  package mutating func long() throws(XSettingsError) -> UInt32 {
    let four = try take(4)
    return isBigEndian
      ? four.reduce(0) { $0 << 8 | UInt32($1) } : four.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A text of so many bytes, and what pads it to a multiple of four.
  package mutating func text(_ count: Int) throws(XSettingsError) -> String {
    let text = try take(count)
    try skip((4 - count & 3) & 3)
    return String(decoding: text, as: UTF8.self)
  }

  package mutating func skip(_ count: Int) throws(XSettingsError) { _ = try take(count) }

  private mutating func take(_ count: Int) throws(XSettingsError) -> ArraySlice<UInt8> {
    guard count <= remaining else { throw .truncated(bytes.count) }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }
}
