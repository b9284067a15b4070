/// Writes pictures as PNG files; they are stored, not compressed.
enum PNG {
  static func encode(_ picture: Picture) -> [UInt8] {
    let header = bigEndian(UInt32(picture.width)) + bigEndian(UInt32(picture.height)) + [8, 2, 0, 0, 0]
    return [0x89] + Array("PNG\r\n\u{1a}\n".utf8)
      + chunk("IHDR", header)
      + chunk("IDAT", stored(scanLines(of: picture)))
      + chunk("IEND", [])
  }

  private static func scanLines(of picture: Picture) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(picture.height * (picture.width * 3 + 1))
    for y in 0..<picture.height {
      bytes.append(0)
      for pixel in picture.pixels[y * picture.width..<(y + 1) * picture.width] {
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
        bytes.append(UInt8(truncatingIfNeeded: pixel))
      }
    }
    return bytes
  }

  /// A zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xffff)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0, UInt8(count & 0xff), UInt8(count >> 8)]
      stream += [UInt8(~count & 0xff), UInt8(~count >> 8)] + block
    } while !rest.isEmpty
    return stream + bigEndian(adler32(bytes))
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crcTable[Int(($0 ^ UInt32($1)) & 0xff)] ^ $0 >> 8 }
  }
}
