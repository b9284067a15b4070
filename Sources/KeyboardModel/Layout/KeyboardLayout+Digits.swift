extension KeyboardLayout {
  /// The layout for a place such as `ar_MA.UTF-8` where people write the digits 0 to 9, though others of their language
  /// have digits of their own: those are first on the keys, the others behind them. Elsewhere the same layout.
  public func withDigits(ofLocale locale: String) -> KeyboardLayout {
    let words = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard words.count > 1, words[0] == self.locale,
      Self.latinPlaces[self.locale]?.contains(String(words[1])) == true
    else { return self }
    return withLatinDigits()
  }

  /// CLDR's default numbering system, where it is `latn` and that of the language is another.
  private static let latinPlaces: [String: Set<String>] = ["ar": ["AE", "DZ", "EH", "LY", "MA", "TN"]]

  private func withLatinDigits() -> KeyboardLayout {
    KeyboardLayout(
      locale: self.locale, name: name, direction: direction, letterCase: letterCase, composition: composition,
      changes: changes, sentenceEnd: sentenceEnd,
      pages: pages.map { page in page.name.isPad ? page : page.withLatinDigits() },
      labels: labels.mapValues { String($0.map { LatinDigit.of[$0] ?? $0 }) })
  }
}

extension KeyboardPage {
  fileprivate func withLatinDigits() -> KeyboardPage {
    var page = self
    for row in page.rows.indices {
      for column in page.rows[row].keys.indices { page.rows[row].keys[column].exchangeDigit() }
    }
    return page
  }
}

extension Key {
  /// Arabic's digit goes behind the Latin one, whose key this is from now on.
  fileprivate mutating func exchangeDigit() {
    guard let text = text(isShifted: false), text.count == 1,
      let digit = text.first.flatMap({ LatinDigit.of[$0] })
    else {
      return
    }
    content = .text(String(digit), shifted: String(digit))
    let others = alternates.filter { $0 != String(digit) }
    alternates = [text] + others
    shiftedAlternates = alternates
  }
}

private enum LatinDigit {
  /// Of Arabic's.
  static let of = Dictionary(uniqueKeysWithValues: zip("٠١٢٣٤٥٦٧٨٩", "0123456789"))
}
