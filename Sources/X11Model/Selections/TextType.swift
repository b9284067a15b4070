/// The MIME type `text/plain`, with its character set (RFC 2045, 5.1).
struct TextType: Hashable, Sendable {
  /// In small letters; nil where none is named.
  let charset: String?

  /// Whether its bytes are characters of ASCII or Latin-1, which is what most bytes are that are no UTF-8.
  var isOfOneByte: Bool {
    switch charset {
    case "us-ascii", "ascii", "ansi_x3.4-1968", "iso-8859-1", "iso8859-1", "latin1", "latin-1",
      "windows-1252", "cp1252":
      true
    default: false
    }
  }

  /// Nil for another type.
  init?(_ name: String) {
    let parts = name.lowercased().split(separator: ";").map {
      $0.filter { $0 != " " && $0 != "\"" && $0 != "'" }
    }
    guard parts.first == "text/plain" else { return nil }
    charset = parts.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
  }
}
