import TextModel

/// The target STRING: ISO Latin-1, one byte for each character (ICCCM 2.6.2).
package enum Latin1 {
  /// - Complexity: O(*n*)
  package static func utf8(from text: SecureBytes) -> SecureBytes {
    text.withUTF8 { bytes in
      let highCount = bytes.reduce(0) { $0 + Int($1 >> 7) }
      guard highCount > 0 else { return text }
      return SecureBytes(count: bytes.count + highCount) { write(bytes, to: $0) }
    }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableRawBufferPointer) {
    var end = 0
    func append(_ byte: UInt8) {
      target[end] = byte
      end += 1
    }
    for byte in bytes {
      if byte < 0x80 {
        append(byte)
      } else {
        append(0xC0 | byte >> 6)
        append(0x80 | byte & 0x3F)
      }
    }
  }

  /// A question mark stands for each character that Latin-1 lacks: STRING is advertised, so it always answers.
  ///
  /// - Complexity: O(*n*)
  package static func bytes(fromUTF8 text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 >= 0x80 }) else { return text }
    return String(decoding: text, as: UTF8.self).unicodeScalars.map {
      UInt8(exactly: $0.value) ?? UInt8(ascii: "?")
    }
  }

  /// Whether Latin-1 has every character of a UTF-8 text: its lead bytes are then no others than C2 and C3.
  package static func canHold(utf8 text: [UInt8]) -> Bool { text.allSatisfy { $0 < 0xC4 } }
}
