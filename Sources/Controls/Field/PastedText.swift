/// What comes with a text from elsewhere, and is none of it.
extension String {
  /// Without what cannot be seen.
  var visible: String {
    var scalars = unicodeScalars
    scalars.removeAll { $0.properties.isDefaultIgnorableCodePoint }
    return String(scalars)
  }

  /// Without white space round it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Without the angle brackets that an address has in a text. RFC 3986, C
  var withoutAngleBrackets: String {
    hasPrefix("<") && hasSuffix(">") ? String(dropFirst().dropLast()).trimmed : self
  }

  /// What is behind the name of one of these schemes, if it begins with it, and before what is to be filled in.
  func linked(by schemes: [String]) -> String? {
    let start = lowercased()
    guard let scheme = schemes.first(where: { start.hasPrefix($0) }) else { return nil }
    return String(dropFirst(scheme.count).prefix { $0 != "?" }).percentDecoded.trimmed
  }

  /// The address of a link. RFC 6068, 2
  var withoutMailLink: String { linked(by: ["mailto:"]) ?? self }

  /// Without what cannot be seen, and with spaces, dashes, pluses and digits of full width as ASCII has them.
  var withASCIISigns: String {
    String(String.UnicodeScalarView(visible.unicodeScalars.map { $0.asciiSign }))
  }

  /// Without what cannot be seen, and with letters, digits and signs of full width as ASCII has them.
  var halfWidth: String {
    String(String.UnicodeScalarView(visible.unicodeScalars.map { $0.halfWidth }))
  }

  /// As it is where that is no UTF-8. RFC 3986, 2.1
  private var percentDecoded: String {
    guard contains("%") else { return self }
    var (bytes, rest) = ([UInt8](), utf8[...])
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}

extension Unicode.Scalar {
  fileprivate var halfWidth: Unicode.Scalar {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }

  fileprivate var asciiSign: Unicode.Scalar {
    switch value {
    // The long vowel mark is what Japanese keyboards have where others have a dash.
    case 0x2010...0x2015, 0x2043, 0x2212, 0x30FC, 0xFE58, 0xFE63, 0xFF0D, 0xFF70: "-"
    case 0xFF0B, 0xFE62, 0x207A: "+"
    case 0xFF08...0xFF0F, 0xFF10...0xFF19, 0xFF03: halfWidth
    // What Arabic and Persian numbers have their fraction behind.
    case 0x66B: "."
    default: properties.isWhitespace ? " " : self
    }
  }
}
