/// The MIME type `text/plain`, with its character set (RFC 2045, 5.1).
struct TextType: Hashable, Sendable {
  /// In small letters; nil where none is named.
  let charset: String?

  /// Nil for another type.
  init?(_ name: String) {
    let parts = name.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\"" } }
    guard parts.first == "text/plain" else { return nil }
    charset = parts.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
  }
}
