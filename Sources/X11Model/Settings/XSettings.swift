/// The desktop's settings as XSETTINGS carries them: names and values, of which nothing is made here.
package struct XSettings: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case integer(Int32)
    case string(String)
    case color(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16)
  }

  package private(set) var values: [String: Value]

  package init(_ values: [String: Value] = [:]) { self.values = values }

  /// Nil as well for a setting of another type.
  package func integer(_ name: String) -> Int32? {
    if case .integer(let value) = values[name] { value } else { nil }
  }

  /// Nil as well for a setting of another type.
  package func string(_ name: String) -> String? {
    if case .string(let value) = values[name] { value } else { nil }
  }
}

extension XSettings {
  /// Reads what is in `_XSETTINGS_SETTINGS` (XSETTINGS 0.5, "Format of the _XSETTINGS_SETTINGS property").
  ///
  /// Every length and count is held against the bytes that are there. What follows the last setting is left
  /// alone, as a later version of the protocol may use it.
  package init(parsing bytes: [UInt8]) throws(XSettingsError) {
    var reader = XSettingsReader(bytes)
    try reader.readByteOrder()
    _ = try reader.long()  // the serial number
    let count = Int(try reader.long())
    guard count <= reader.remaining / XSettings.smallestSetting else { throw .impossibleCount(count) }
    values = [:]
    values.reserveCapacity(count)
    for _ in 0..<count {
      let (name, value) = try XSettings.setting(&reader)
      guard values.updateValue(value, forKey: name) == nil else { throw .repeated(name) }
    }
  }

  /// In bytes: type, length of the name, an empty name, serial number, and a number or an empty string.
  private static let smallestSetting = 12

  private static func setting(_ reader: inout XSettingsReader) throws(XSettingsError) -> (String, Value) {
    let type = try reader.byte()
    try reader.skip(1)
    let name = try reader.text(Int(try reader.short()))
    _ = try reader.long()  // the serial number of its last change
    switch type {
    case 0: return (name, .integer(Int32(bitPattern: try reader.long())))
    case 1: return (name, .string(try reader.text(Int(try reader.long()))))
    case 2:
      // Blue comes before green.
      let (red, blue, green) = (try reader.short(), try reader.short(), try reader.short())
      return (name, .color(red: red, green: green, blue: blue, alpha: try reader.short()))
    default: throw .unknownType(type, name)
    }
  }
}
