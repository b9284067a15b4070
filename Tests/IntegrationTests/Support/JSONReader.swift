/// Reads one JSON document (RFC 8259). In bytes: the tests read many, and characters take their time in a debug build.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document() throws -> JSON {
    let result = try value()
    skipSpace()
    guard place == bytes.count else { throw failure("text after the value") }
    return result
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func value() throws -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws -> JSON {
    var members: [String: JSON] = [:]
    try list(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { reader in
      reader.skipSpace()
      let key = try reader.string()
      reader.skipSpace()
      try reader.expect(UInt8(ascii: ":"))
      let value = try reader.value()
      guard members.updateValue(value, forKey: key) == nil else { throw reader.failure("\(key) twice") }
    }
    return .object(members)
  }

  private mutating func array() throws -> JSON {
    var values: [JSON] = []
    try list(from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { values.append(try $0.value()) }
    return .array(values)
  }

  private mutating func list(
    from open: UInt8, to close: UInt8, element: (inout JSONReader) throws -> Void
  ) throws {
    try expect(open)
    skipSpace()
    if skip(close) { return }
    repeat {
      try element(&self)
      skipSpace()
    } while skip(UInt8(ascii: ","))
    try expect(close)
  }

  // MARK: Strings

  private mutating func string() throws -> String {
    try expect(UInt8(ascii: "\""))
    var result = ""
    var start = place
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        result += String(decoding: bytes[start..<place], as: UTF8.self)
        place += 1
        return result
      case UInt8(ascii: "\\"):
        result += String(decoding: bytes[start..<place], as: UTF8.self)
        place += 1
        result.unicodeScalars.append(try escaped())
        start = place
      case ..<0x20: throw failure("a control character in a string")
      default: place += 1
      }
    }
    throw failure("a string without an end")
  }

  private mutating func escaped() throws -> Unicode.Scalar {
    let mark = next
    place += 1
    switch mark {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw failure("an unknown escape")
    }
  }

  private mutating func codePoint() throws -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xdc00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else {
      throw failure("half a surrogate pair")
    }
    let second = try hexadecimal()
    guard (0xdc00..<0xe000).contains(second) else { throw failure("half a surrogate pair") }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))!
  }

  private mutating func hexadecimal() throws -> UInt32 {
    let digits = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else { throw failure("bad \\u") }
    place += 4
    return value
  }

  // MARK: Numbers and words

  private mutating func number() throws -> JSON {
    let start = place
    while let next, isOfNumbers(next) { place += 1 }
    let digits = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let value = Double(digits), digits.first != "+", digits.first != ".", digits.last != "." else {
      throw failure("no value")
    }
    return .number(value)
  }

  private func isOfNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws -> JSON {
    for byte in word.utf8 { try expect(byte) }
    return value
  }

  // MARK: Bytes

  private mutating func expect(_ byte: UInt8) throws {
    guard skip(byte) else { throw failure("no '\(Unicode.Scalar(byte))'") }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { place += 1 }
  }

  private func failure(_ reason: String) -> Failure {
    Failure("not JSON, \(reason) at byte \(place): \(String(decoding: bytes, as: UTF8.self))")
  }
}
