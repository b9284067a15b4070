/// Why the bytes of `_XSETTINGS_SETTINGS` are no settings.
package enum XSettingsError: Error, Hashable, Sendable {
  /// The property is not of type `_XSETTINGS_SETTINGS` and format 8.
  case otherType
  /// It is longer than any desktop's.
  case tooLong
  /// It ends before what it announces, at this offset.
  case truncated(Int)
  case unknownByteOrder(UInt8)
  /// So many settings cannot be in what is there.
  case impossibleCount(Int)
  /// How long such a setting is nobody knows, so none after it can be read.
  case unknownType(UInt8, String)
  case repeated(String)
}

extension XSettingsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .otherType: "the property is of another type"
    case .tooLong: "the property is longer than any settings are"
    case .truncated(let offset): "they end too early, at byte \(offset)"
    case .unknownByteOrder(let order): "there is no byte order \(order)"
    case .impossibleCount(let count): "they are too short for \(count) settings"
    case .unknownType(let type, let name): "\(XSettingsError.quoted(name)) is of the unknown type \(type)"
    case .repeated(let name): "\(XSettingsError.quoted(name)) comes twice"
    }
  }

  /// Another program's text on one line of the log.
  private static func quoted(_ name: String) -> String {
    let plain = name.unicodeScalars.prefix(64).map {
      $0.value >= 0x20 && $0.value < 0x7F ? Character($0) : "?"
    }
    return "'\(String(plain))'"
  }
}
