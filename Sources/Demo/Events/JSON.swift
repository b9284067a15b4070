/// A JSON value, and the text it is written as.
///
/// Objects keep their order, so that a line reads as it was written down.
enum JSON: Sendable, Equatable {
  struct Member: Sendable, Equatable {
    var name: String
    var value: JSON
  }

  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// Writes the value on one line, as UTF-8.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .int(let number): bytes.append(contentsOf: number.description.utf8)
    // JSON has no infinity and no NaN; Swift's description of all others is valid JSON.
    case .number(let number): bytes.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let items): Self.writeList(items, "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.writeList(members, "{", "}", to: &bytes) { member, bytes in
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], _ open: Unicode.Scalar, _ close: Unicode.Scalar, to bytes: inout [UInt8],
    _ write: (Item, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(item, &bytes)
    }
    bytes.append(UInt8(ascii: close))
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        bytes.append(contentsOf: escape.utf8)
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The escape for what JSON forbids in a string, and for all else that some reader takes for a line's end.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x22: "\\\""
    case 0x5c: "\\\\"
    case 0x0a: "\\n"
    case 0x0d: "\\r"
    case 0x09: "\\t"
    case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029: "\\u" + hex(scalar.value)
    default: nil
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
