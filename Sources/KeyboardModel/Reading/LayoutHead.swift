import UICore

/// What a layout file says before its first page: of the language, not of keys.
struct LayoutHead {
  typealias Reason = KeyboardLayoutError.Reason

  private(set) var locale: String?
  private(set) var name: String?
  private(set) var direction = LayoutDirection.leftToRight
  private(set) var letterCase = LetterCase.upper
  private(set) var signs = LanguageSigns()
  /// What keys of the common pages offer before what they offer in every language, by their text.
  private(set) var alternates: [String: [String]] = [:]
  private var composition = TextComposition.none
  private var changes: [String: String] = [:]
  private var labels: [FunctionKey: String] = [:]
  private var seen: Set<String> = []

  /// Reads a line; false if its first word is no statement of a head.
  mutating func read(_ statement: String, _ words: [String]) throws(Reason) -> Bool {
    switch statement {
    case "locale": locale = try only(statement, words, form: "locale TAG")
    case "name": name = try text(statement, words, form: "name TEXT")
    case "direction": try readDirection(words)
    case "case": letterCase = try choice(statement, words, form: "case upper|page|none")
    case "compose": composition = try choice(statement, words, form: "compose hangul|kana")
    case "label": try readLabel(words)
    case "change": try readChange(words)
    case "symbol": try readSymbol(words)
    default: return try readSigns(statement, words)
    }
    return true
  }

  func layout(with pages: [KeyboardPage]) -> KeyboardLayout {
    KeyboardLayout(
      locale: locale ?? "", name: name ?? "", direction: direction, letterCase: letterCase,
      composition: composition, changes: changes, sentenceEnd: sentenceEnd, pages: pages, labels: labels)
  }

  /// Two spaces are a full stop only where a full stop is followed by one.
  private var sentenceEnd: String? {
    let period = signs.texts(of: .period).first ?? "."
    return letterCase == .upper && period != "。" ? period + " " : nil
  }

  // MARK: - Statements

  private mutating func readDirection(_ words: [String]) throws(Reason) {
    switch try only("direction", words, form: "direction ltr|rtl") {
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    default: throw .wrongWordCount(statement: "direction", form: "direction ltr|rtl")
    }
  }

  private mutating func readLabel(_ words: [String]) throws(Reason) {
    guard words.count >= 2 else { throw .wrongWordCount(statement: "label", form: "label KEY TEXT") }
    guard let function = FunctionKey(rawValue: words[0]) else { throw .unknownFunctionKey(words[0]) }
    guard labels[function] == nil else { throw .repeated("the label of '\(words[0])'") }
    labels[function] = words.dropFirst().joined(separator: " ")
  }

  private mutating func readChange(_ words: [String]) throws(Reason) {
    guard words.count >= 2 else { throw .wrongWordCount(statement: "change", form: "change TEXT TEXT…") }
    let circle = try Self.texts(of: words)
    guard changes[circle[0]] == nil else { throw .repeated("'change \(words[0])'") }
    for (index, text) in circle.enumerated() { changes[text] = circle[(index + 1) % circle.count] }
  }

  private mutating func readSymbol(_ words: [String]) throws(Reason) {
    guard words.count >= 2 else { throw .wrongWordCount(statement: "symbol", form: "symbol KEY TEXT…") }
    let texts = try Self.texts(of: words)
    alternates[texts[0], default: []] += texts.dropFirst()
  }

  private mutating func readSigns(_ statement: String, _ words: [String]) throws(Reason) -> Bool {
    if let sign = LanguageSigns.Sign(rawValue: statement) {
      try beOnce(statement, words)
      let texts = try Self.texts(of: words)
      signs.set(sign, texts)
      alternates[texts[0], default: []] += texts.dropFirst()
    } else if let list = LanguageSigns.List(rawValue: statement) {
      try beOnce(statement, words)
      signs.set(list, try Self.texts(of: words))
    } else {
      return false
    }
    return true
  }

  // MARK: - Words

  static func texts(of words: [String]) throws(Reason) -> [String] {
    guard words.count <= LayoutLimits.alternates + 1 else {
      throw .tooLarge(what: "alternates", limit: LayoutLimits.alternates)
    }
    var texts: [String] = []
    for word in words { texts.append(try KeyboardLayoutParser.text(of: word)) }
    return texts
  }

  private mutating func beOnce(_ statement: String, _ words: [String]) throws(Reason) {
    guard !words.isEmpty else { throw .wrongWordCount(statement: statement, form: "\(statement) TEXT…") }
    guard seen.insert(statement).inserted else { throw .repeated("'\(statement)'") }
  }

  private mutating func only(_ statement: String, _ words: [String], form: String) throws(Reason) -> String {
    guard words.count == 1 else { throw .wrongWordCount(statement: statement, form: form) }
    return try text(statement, words, form: form)
  }

  private mutating func text(_ statement: String, _ words: [String], form: String) throws(Reason) -> String {
    guard !words.isEmpty else { throw .wrongWordCount(statement: statement, form: form) }
    guard seen.insert(statement).inserted else { throw .repeated("'\(statement)'") }
    return words.joined(separator: " ")
  }

  private mutating func choice<Choice: RawRepresentable<String>>(
    _ statement: String, _ words: [String], form: String
  ) throws(Reason) -> Choice {
    guard let choice = Choice(rawValue: try only(statement, words, form: form)) else {
      throw .wrongWordCount(statement: statement, form: form)
    }
    return choice
  }
}
