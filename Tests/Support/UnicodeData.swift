/// Unicode's own test data, where Debian's package unicode-data puts it.
package enum UnicodeData: String, Sendable {
  case bidi = "BidiCharacterTest"
  case bidiClasses = "BidiTest"
  case clusters = "auxiliary/GraphemeBreakTest"
  case emoji = "emoji/emoji-test"
  case lineBreaks = "auxiliary/LineBreakTest"
  case words = "auxiliary/WordBreakTest"

  /// Why a test is left out.
  package static let isMissing = "needs the package unicode-data"

  package var isInstalled: Bool { Files.canRead(path) }

  private var path: String { "/usr/share/unicode/\(rawValue).txt" }

  private var bytes: [UInt8] { (try? Files.bytes(path)) ?? [] }

  /// Without those that are empty or a comment; in bytes, as characters take their time in a debug build.
  package var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
  }

  /// What the first line of most files has behind the name, such as `15.0.0`.
  package var version: String {
    let name = bytes.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: "-")).last ?? []
    return String(String(decoding: name, as: UTF8.self).prefix { $0.isNumber || $0 == "." }.dropLast())
  }

  // MARK: - Fields of a line

  /// Numbers between spaces, nil for `x`.
  package static func numbers(_ field: ArraySlice<UInt8>, radix: Int) -> [Int?] {
    var numbers: [Int?] = []
    var value: Int?
    for byte in field {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = (value ?? 0) * radix + Int(byte) - 0x30
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = (value ?? 0) * radix + Int(byte) - 0x37
      case UInt8(ascii: "x"): numbers.append(nil)
      default:
        if value != nil { numbers.append(value) }
        value = nil
      }
    }
    return value == nil ? numbers : numbers + [value]
  }

  /// The text of code points in hexadecimal.
  package static func text(_ codePoints: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for number in numbers(codePoints, radix: 16) {
      text.append(number.flatMap { Unicode.Scalar(UInt32($0)) } ?? "\u{FFFD}")
    }
    return String(text)
  }
}
