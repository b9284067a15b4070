/// Numbers as people find them in other texts: with signs of money, and with signs that part the digits in groups.
extension String {
  /// The number without what only helps to read it, as `12345.6` or `12345,6`. As it is where leaving a sign out might
  /// make another number of it. Signs are ASCII's already.
  func ungrouped(fraction: Bool) -> String {
    guard let (isNegative, digits) = withoutSides, let number = PastedNumber(digits, fraction: fraction)
    else {
      return self
    }
    return (isNegative ? "-" : "") + number.text
  }

  /// The digits, and whether there is a minus, without what stands round them: one sign, a currency, and what a
  /// sentence ends with. Nil with more signs than one.
  private var withoutSides: (isNegative: Bool, digits: Substring)? {
    var digits = self[...]
    var signs: [Character] = []
    while let first = digits.first, first.isSign || first.isCurrencySymbol || first == " " {
      if first.isSign { signs.append(first) }
      digits = digits.dropFirst()
    }
    while let last = digits.last, last.isCurrencySymbol || last == " " { digits = digits.dropLast() }
    if digits.count > 1, let last = digits.last, ".,;:!?".contains(last) { digits = digits.dropLast() }
    return signs.count > 1 ? nil : (signs == ["-"], digits)
  }
}

/// Digits in groups, and perhaps a fraction.
private struct PastedNumber {
  let text: String

  /// Nil unless it is beyond doubt what parts groups and what begins a fraction.
  init?(_ text: Substring, fraction: Bool) {
    var groups: [Substring] = []
    var signs: [Character] = []
    var rest = text
    while true {
      let digits = rest.prefix { $0.isDigit }
      groups.append(digits)
      rest = rest.dropFirst(digits.count)
      guard let sign = rest.popFirst() else { break }
      guard sign.partsDigits else { return nil }
      signs.append(sign.isApostrophe ? "'" : sign)
    }
    var point = ""
    if let last = signs.last, last.isPoint, signs.count(where: { $0 == last }) == 1 {
      // One sign alone may mean either; in a number without a fraction it is for the user to say.
      guard fraction, let decimals = groups.popLast() else { return nil }
      signs.removeLast()
      point = String(last) + decimals
    }
    guard signs.allSatisfy({ $0 == signs[0] }) else { return nil }
    guard signs.isEmpty || Self.areGroups(groups) else { return nil }
    self.text = groups.joined() + point
  }

  /// By thousands; or as in India, by hundreds above the first thousand.
  private static func areGroups(_ groups: [Substring]) -> Bool {
    guard let first = groups.first, groups.last?.count == 3 else { return false }
    let middle = groups.dropFirst().dropLast()
    let isByThousands = (1...3).contains(first.count) && middle.allSatisfy { $0.count == 3 }
    let isByHundreds = (1...2).contains(first.count) && middle.allSatisfy { $0.count == 2 }
    return isByThousands || isByHundreds
  }
}

extension Character {
  /// Of any script.
  var isDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }

  /// What may begin a fraction.
  var isPoint: Bool { self == "." || self == "," }

  fileprivate var isSign: Bool { self == "+" || self == "-" }
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
  fileprivate var partsDigits: Bool { isPoint || isApostrophe || self == " " || self == "\u{66C}" }
}
