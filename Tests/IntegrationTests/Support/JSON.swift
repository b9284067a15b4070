/// A JSON value, read strictly: the event stream is checked with it.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(parsing text: String) throws {
    var reader = JSONReader(text)
    self = try reader.document()
  }

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var integer: Int? { number.flatMap(Int.init(exactly:)) }

  var array: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// An array of nothing but numbers.
  var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }
}
