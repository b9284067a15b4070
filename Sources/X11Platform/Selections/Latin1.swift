/// The target STRING: ISO Latin-1, one byte for each character (ICCCM 2.6.2).
enum Latin1 {
  /// - Complexity: O(*n*)
  static func utf8(from bytes: [UInt8]) -> [UInt8] {
    let highCount = bytes.reduce(0) { $0 + Int($1 >> 7) }
    guard highCount > 0 else { return bytes }
    var result: [UInt8] = []
    // Enough: what outgrows its memory leaves a copy behind, which may be a secret.
    result.reserveCapacity(bytes.count + highCount)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        result.append(0xC0 | byte >> 6)
        result.append(0x80 | byte & 0x3F)
      }
    }
    return result
  }

  /// A question mark stands for each character that Latin-1 lacks: STRING is advertised, so it always answers.
  ///
  /// - Complexity: O(*n*)
  static func bytes(fromUTF8 text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 >= 0x80 }) else { return text }
    return String(decoding: text, as: UTF8.self).unicodeScalars.map {
      UInt8(exactly: $0.value) ?? UInt8(ascii: "?")
    }
  }

  /// Whether Latin-1 has every character of a UTF-8 text: its lead bytes are then no others than C2 and C3.
  static func canHold(utf8 text: [UInt8]) -> Bool { text.allSatisfy { $0 < 0xC4 } }
}
