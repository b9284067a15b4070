import Glibc

/// Unicode's conformance data, where Debian's package unicode-data puts it.
enum UnicodeData {
  static let bidi = "/usr/share/unicode/BidiCharacterTest.txt"
  static let emoji = "/usr/share/unicode/emoji/emoji-test.txt"
  static let isMissing = "needs the package unicode-data"

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Without comments and empty lines.
  static func lines(_ path: String) -> [Substring] {
    read(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Such as `15.0.0`, from a file's first lines.
  static func version(_ path: String) -> String {
    for line in read(path).split(separator: "\n").prefix(10) {
      if let word = line.split(whereSeparator: { " -".contains($0) }).last,
        line.contains("ersion") || line.contains("-1")
      {
        return word.replacingSuffix(".txt")
      }
    }
    return "unknown"
  }

  static func text(_ codePoints: Substring) -> String {
    var text = String.UnicodeScalarView()
    for word in codePoints.split(separator: " ") {
      text.append(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    }
    return String(text)
  }

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring {
  fileprivate func replacingSuffix(_ suffix: String) -> String {
    String(hasSuffix(suffix) ? dropLast(suffix.count) : self)
  }
}
