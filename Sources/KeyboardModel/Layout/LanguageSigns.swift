/// The signs in which languages differ: a word in the rows of a page stands for the language's own.
///
/// Each has a text for its key and alternates, best first.
struct LanguageSigns: Sendable, Hashable {
  /// What a layout can say of itself; the raw value is the statement and the word in rows.
  enum Sign: String, CaseIterable {
    case comma, period, question, semicolon, percent, decimal, group
    /// A key right of the space key, where a language needs one.
    case beside
  }

  /// Lists that a layout gives for the alternates of several keys.
  enum List: String, CaseIterable {
    /// The currencies, the language's own first.
    case currency
    /// The digits from 1 to 9, and 0.
    case digits
    /// Outer opening and closing quotation mark, inner opening and closing.
    case quotes
    /// What names of computers end with, beside `.com`.
    case endings
  }

  private var signs: [Sign: [String]] = [
    .comma: [","], .period: ["."], .question: ["?"], .semicolon: [";"], .percent: ["%"], .decimal: ["."],
    .group: [","],
  ]
  private var lists: [List: [String]] = [
    .digits: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"], .quotes: ["“", "”", "‘", "’"],
  ]

  func texts(of sign: Sign) -> [String] { signs[sign] ?? [] }

  mutating func set(_ sign: Sign, _ texts: [String]) { signs[sign] = texts }

  mutating func set(_ list: List, _ texts: [String]) { lists[list] = texts }

  /// What a word of the rows or alternates of a page stands for: nothing, if the language has no such sign; or
  /// `nil`, if it is no word for a sign.
  func texts(for word: String) -> [String]? {
    if let sign = Sign(rawValue: word) { return Array(texts(of: sign).prefix(1)) }
    switch word {
    case "quotes": return Array((lists[.quotes] ?? []).prefix(2))
    case "inner": return Array((lists[.quotes] ?? []).dropFirst(2))
    case "endings": return lists[.endings] ?? []
    default: return numbered(word)
    }
  }

  /// `currency1` to `currency4`, `digit0` to `digit9`, and `latin0` to `latin9`: the digit that everybody can read,
  /// where the language has others.
  private func numbered(_ word: String) -> [String]? {
    guard let digit = word.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else {
      return nil
    }
    let number = Int(digit - UInt8(ascii: "0"))
    switch word.dropLast() {
    case "digit": return [self.digit(number)]
    case "latin": return self.digit(number) == String(number) ? [] : [String(number)]
    case "currency": return (1...4).contains(number) ? [currencies[number - 1]] : nil
    default: return nil
    }
  }

  private func digit(_ number: Int) -> String {
    let digits = lists[.digits] ?? []
    let index = (number + 9) % 10
    return digits.indices.contains(index) ? digits[index] : String(number)
  }

  /// The language's currencies and then those of the world: four at least.
  private var currencies: [String] {
    let own = lists[.currency] ?? []
    return own + ["$", "€", "£", "¥"].filter { !own.contains($0) }
  }
}
