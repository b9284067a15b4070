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
    let user = text.lastIndex(of: "@").map { text[..<$0] } ?? ""
    // Without a scheme and its slashes what is before a colon is a scheme: `mailto:name@host`.
    if !hasScheme, user.contains(":") { return false }
    let place = user.isEmpty && text.first != "@" ? text : text[user.endIndex...].dropFirst()
    if place.hasPrefix("[") { return isNumericHost(place) }
    let host = place.prefix { $0 != ":" }
    guard isPort(place.dropFirst(host.count)) else { return false }
    let isLocal = host.lowercased() == "localhost"
    return isWebHost(host, labels: hasScheme || isLocal ? 1 : 2)
  }

  /// As browsers take it: with a point at its end or without, with low lines, and four small numbers where the last
  /// one is a number.
  private static func isWebHost(_ text: Substring, labels count: Int) -> Bool {
    let host = text.hasSuffix(".") && text.count > 1 ? text.dropLast() : text
    let last = host[(host.lastIndex(of: ".").map { host.index(after: $0) } ?? host.startIndex)...]
    if !last.isEmpty, last.allSatisfy({ $0.isASCII && $0.isNumber }) { return isVersion4(host) }
    return isHost(host[...], labels: count, also: "_")
  }

  private static func isVersion4(_ host: Substring) -> Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers.allSatisfy { $0.count <= 3 && UInt8($0) != nil }
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
  private static func isHost(_ text: Substring, labels count: Int, also: Character = "-") -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= count
      && labels.allSatisfy { label in
        (1...63).contains(label.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0 == "-" || $0 == also || isLetterOrDigit($0) }
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
