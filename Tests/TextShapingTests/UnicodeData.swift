import Glibc

/// Unicode's conformance data, where Debian's package unicode-data puts it.
enum UnicodeData {
  static let bidi = "/usr/share/unicode/BidiCharacterTest.txt"
  static let bidiClasses = "/usr/share/unicode/BidiTest.txt"
  static let emoji = "/usr/share/unicode/emoji/emoji-test.txt"
  static let isMissing = "needs the package unicode-data"

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Without comments and empty lines; in bytes, as characters take their time in a debug build.
  static func lines(_ path: String) -> [ArraySlice<UInt8>] {
    read(path).split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
  }

  /// Such as `15.0.0`, from the first number with two points in a file.
  static func version(_ path: String) -> String {
    let head = String(decoding: read(path).prefix(400), as: UTF8.self)
    let words = head.split { !$0.isNumber && $0 != "." }
    return words.first { $0.filter { $0 == "." }.count == 2 }.map(String.init) ?? "unknown"
  }

  /// Numbers between spaces, nil for `x`.
  static func numbers(_ field: ArraySlice<UInt8>, radix: Int) -> [Int?] {
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

  static func text(_ codePoints: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for number in numbers(codePoints, radix: 16) {
      text.append(number.flatMap { Unicode.Scalar(UInt32($0)) } ?? "\u{FFFD}")
    }
    return String(text)
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }
}
