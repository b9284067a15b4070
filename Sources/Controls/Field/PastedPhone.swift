/// Phone numbers as people find them in other texts.
extension String {
  /// What a link says of a number: itself, and its extension behind a pause. What else describes it is for machines.
  /// RFC 3966, 3
  var withoutTelephoneLink: String {
    guard let link = linked(by: ["tel:", "callto:", "sms:"]) else { return self }
    let parts = link.drop { $0 == "/" }.split(separator: ";", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { number, part in
      let isExtension = part.lowercased().hasPrefix("ext=")
      if isExtension {
        number += ";" + part.dropFirst("ext=".count)
      } else if !part.contains("=") {
        number += ";" + part
      }
    }
  }

  /// Without what a sentence has behind a number.
  var withoutEndOfSentence: String {
    String(reversed().drop { ".,; ".contains($0) }.reversed())
  }

  /// The number without the words round it and in it, and without the signs that belong to the words: `Tel.:`,
  /// `ext. 5`, `(home)`. Empty where letters stand for digits, for without them it is another number.
  var withoutWords: String {
    var (number, rest) = ("", self[...])
    while let next = rest.first {
      guard !next.isInPhoneNumbers else {
        number.append(next)
        rest = rest.dropFirst()
        continue
      }
      if next.isLetter, number.last == "-" { return "" }
      rest = rest.drop { !$0.isDigit && !"+(*#".contains($0) }
      number = number.withoutOpenEnd
      if !number.isEmpty, !rest.isEmpty { number.append(" ") }
    }
    return number.withBracketsInPairs
  }

  /// A word has come: what led to it goes, too.
  private var withoutOpenEnd: String { String(reversed().drop { " (/,;-".contains($0) }.reversed()) }

  private var withBracketsInPairs: String {
    count(where: { $0 == "(" }) == count(where: { $0 == ")" }) ? self : filter { $0 != "(" && $0 != ")" }
  }
}

extension Character {
  /// Digits, and what numbers are written with.
  var isInPhoneNumbers: Bool { isDigit || "+-()./ *#,;".contains(self) }
}
