/// What addresses look like.
enum WebAddress {
  /// HTML's valid e-mail address: a local part that needs no quotes, and a host. In both there may be letters of any
  /// script, too (RFC 6531).
  static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[0].allSatisfy { isLocal($0) }
      && isHost(parts[1], labels: 1)
  }

  /// With a scheme or without: a host, a port and whatever follows.
  static func isURL(_ text: String) -> Bool {
    let scheme = text.prefix { $0 != ":" }
    let hasScheme = text.dropFirst(scheme.count).hasPrefix("://")
    if hasScheme, !isScheme(scheme) { return false }
    let rest = hasScheme ? text.dropFirst(scheme.count + 3) : text[...]
    guard !rest.contains(where: \.isWhitespace) else { return false }
    return isAuthority(rest.prefix { !"/?#".contains($0) }, hasScheme: hasScheme)
  }

  /// RFC 3986, 3.1.
  private static func isScheme(_ text: Substring) -> Bool {
    text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.allSatisfy { isAlphanumeric($0) || "+-.".contains($0) }
  }

  /// RFC 3986, 3.2: a user, a host, a port.
  private static func isAuthority(_ text: Substring, hasScheme: Bool) -> Bool {
    let place = text[(text.lastIndex(of: "@").map { text.index(after: $0) } ?? text.startIndex)...]
    if place.hasPrefix("[") { return isNumericHost(place) }
    let host = place.prefix { $0 != ":" }
    guard isPort(place.dropFirst(host.count)) else { return false }
    let isLocal = host.lowercased() == "localhost"
    return isHost(host, labels: hasScheme || isLocal ? 1 : 2)
  }

  /// Of version 6, in brackets.
  private static func isNumericHost(_ text: Substring) -> Bool {
    guard let end = text.firstIndex(of: "]") else { return false }
    let digits = text[text.index(after: text.startIndex)..<end]
    return digits.contains(":") && digits.allSatisfy { $0.isASCII && ($0.isHexDigit || ":.".contains($0)) }
      && isPort(text[text.index(after: end)...])
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty
      || text.first == ":" && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        && (text.count == 1 || UInt16(text.dropFirst()) != nil)
  }

  /// So many labels or more, parted by dots. Each has up to 63 characters, and hyphens only inside.
  private static func isHost(_ text: Substring, labels count: Int) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= count
      && labels.allSatisfy { label in
        (1...63).contains(label.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0 == "-" || isLetterOrDigit($0) }
      }
  }

  private static func isAlphanumeric(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool {
    isAlphanumeric(character) || !character.isASCII && character.unicodeScalars.allSatisfy { isInName($0) }
  }

  /// What international names may have: letters, marks and digits (RFC 5892, 2.1), and what joins them.
  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: true
    default: scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }

  private static func isLocal(_ character: Character) -> Bool {
    isLetterOrDigit(character) || ".!#$%&'*+/=?^_`{|}~-".contains(character)
  }
}
