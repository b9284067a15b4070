/// Looks emoji up by what they are called.
package enum EmojiSearch {
  /// The emoji whose name or words begin with every word of a query, the best first.
  ///
  /// - Parameters:
  ///   - query: what the user has typed, in any case; nothing is found for no word.
  ///   - locale: the language tag of the keyboard. English names are looked through after its own.
  ///   - limit: so many at most.
  ///   - isWanted: whether one may be offered; asked of no more than are needed.
  package static func emoji(
    for query: String, locale: String, limit: Int, where isWanted: (Emoji) -> Bool = { _ in true }
  ) -> [Emoji] {
    let words = query.lowercased().split { $0 == " " || $0 == "|" }.map { Array($0.utf8) }
    guard !words.isEmpty, limit > 0 else { return [] }
    var found: [Emoji] = []
    var seen: Set<Int> = []
    let emoji = EmojiGroup.allCases.flatMap(\.emoji)
    for language in languages(of: locale) {
      for index in ranked(words, language) where emoji.indices.contains(index) && seen.insert(index).inserted
      {
        if isWanted(emoji[index]) { found.append(emoji[index]) }
        if found.count == limit { return found }
      }
    }
    return found
  }

  /// The languages that emoji are looked for in on a keyboard.
  static func languages(of locale: String) -> [String] {
    let own = String(locale.prefix { $0 != "-" })
    return EmojiNames.languages.contains(own) && own != "en" ? [own, "en"] : ["en"]
  }

  /// The lines that have every word: those whose name begins with the query, then those with such words in their
  /// names, then the others.
  private static func ranked(_ words: [[UInt8]], _ language: String) -> [Int] {
    var text = EmojiNames.lines(language) ?? ""
    var ranks: [[Int]] = [[], [], []]
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      while start <= bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if let rank = rank(of: bytes[start..<end], words) { ranks[rank].append(index) }
        start = end + 1
        index += 1
      }
    }
    return ranks.flatMap { $0 }
  }

  /// How well a line fits, 0 being best; `nil` if it lacks a word.
  private static func rank(of line: Slice<UnsafeBufferPointer<UInt8>>, _ words: [[UInt8]]) -> Int? {
    let name = line.prefix { $0 != UInt8(ascii: "|") }
    var worst = name.starts(with: words.joined(separator: [UInt8(ascii: " ")])) ? 0 : 1
    for word in words {
      guard let place = place(of: word, in: line) else { return nil }
      if place >= name.endIndex { worst = 2 }
    }
    return worst
  }

  /// Where a word of the line begins with these bytes.
  private static func place(of word: [UInt8], in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var isStart = true
    for index in line.indices {
      if isStart, line[index...].starts(with: word) { return index }
      isStart = isSeparator(line[index])
    }
    return nil
  }

  /// A space, and what else parts words of names.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "("): true
    default: false
    }
  }
}
