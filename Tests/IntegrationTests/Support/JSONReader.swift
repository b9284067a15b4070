/// Reads one JSON document (RFC 8259).
struct JSONReader {
  private let text: String
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    self.text = text
    rest = Substring(text).unicodeScalars
  }

  mutating func document() throws -> JSON {
    let result = try value()
    skipSpace()
    guard rest.isEmpty else { throw failure("text after the value") }
    return result
  }

  private mutating func value() throws -> JSON {
    skipSpace()
    switch rest.first {
    case "{": return try object()
    case "[": return try array()
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws -> JSON {
    var members: [String: JSON] = [:]
    try list(from: "{", to: "}") { reader in
      reader.skipSpace()
      let key = try reader.string()
      reader.skipSpace()
      try reader.expect(":")
      let value = try reader.value()
      guard members.updateValue(value, forKey: key) == nil else { throw reader.failure("\(key) twice") }
    }
    return .object(members)
  }

  private mutating func array() throws -> JSON {
    var values: [JSON] = []
    try list(from: "[", to: "]") { values.append(try $0.value()) }
    return .array(values)
  }

  private mutating func list(
    from open: Unicode.Scalar, to close: Unicode.Scalar, element: (inout JSONReader) throws -> Void
  ) throws {
    try expect(open)
    skipSpace()
    if skip(close) { return }
    repeat {
      try element(&self)
      skipSpace()
    } while skip(",")
    try expect(close)
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(result)
      case "\\": result.append(try escaped())
      case _ where scalar.value < 0x20: throw failure("a control character in a string")
      default: result.append(scalar)
      }
    }
    throw failure("a string without an end")
  }

  private mutating func escaped() throws -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case let mark? where mark == "\"" || mark == "\\" || mark == "/": return mark
    case "u": return try codePoint()
    default: throw failure("an unknown escape")
    }
  }

  private mutating func codePoint() throws -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xdc00, skip("\\"), skip("u") else { throw failure("half a surrogate pair") }
    let second = try hexadecimal()
    guard (0xdc00..<0xe000).contains(second) else { throw failure("half a surrogate pair") }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))!
  }

  private mutating func hexadecimal() throws -> UInt32 {
    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
    rest = rest.dropFirst(4)
    guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else { throw failure("bad \\u") }
    return value
  }

  private mutating func number() throws -> JSON {
    let scalars = rest.prefix { "+-.0123456789eE".unicodeScalars.contains($0) }
    let digits = String(String.UnicodeScalarView(scalars))
    rest = rest.dropFirst(digits.utf8.count)
    guard let value = Double(digits), digits.first != "+", digits.first != ".", digits.last != "." else {
      throw failure("no value")
    }
    return .number(value)
  }

  private mutating func word(_ word: String, _ value: JSON) throws -> JSON {
    for scalar in word.unicodeScalars { try expect(scalar) }
    return value
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    guard skip(scalar) else { throw failure("no '\(scalar)'") }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop { " \t\r\n".unicodeScalars.contains($0) }
  }

  private func failure(_ reason: String) -> Failure {
    Failure("not JSON, \(reason) at \(text.unicodeScalars.count - rest.count): \(text)")
  }
}
