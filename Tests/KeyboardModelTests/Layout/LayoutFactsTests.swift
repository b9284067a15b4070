import TestSupport
import Testing

@testable import KeyboardModel

/// The shipped layouts against a table of what stands on the keys of each language, which is not how they are written.
@Suite struct LayoutFactsTests {
  static let facts = Dictionary(grouping: (try? Fact.all()) ?? [], by: \.layout)

  @Test func everyLayoutHasFactsAndNoFactIsWithoutALayout() {
    #expect(Set(Self.facts.keys) == Set(KeyboardLayout.shippedNames))
    #expect(Self.facts.count == 55)
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func keysShiftAndAlternatesAreThoseOfTheLanguage(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    let page = try #require(layout.page(.letters))
    for fact in try #require(Self.facts[name]) {
      switch fact.kind {
      case "rows": expectRows(fact.words, page, layout)
      case "shift": expectShift(fact.words, page)
      case "offer": expectOffer(fact.words, page, isShifted: false)
      default: expectOffer(fact.words, page, isShifted: true)
      }
    }
  }

  private func expectRows(_ words: [String], _ page: KeyboardPage, _ layout: KeyboardLayout) {
    let rows = words.map(Fact.texts)
    for (row, texts) in zip(page.rows, rows) {
      let typed = row.keys.compactMap { $0.function == .change ? "小" : $0.text(isShifted: false) }
      #expect(typed == texts)
    }
    #expect(page.rows.count == (layout.composition == .kana ? rows.count : rows.count + 1))
  }

  private func expectShift(_ words: [String], _ page: KeyboardPage) {
    let texts = Fact.texts(words[0])
    for index in stride(from: 0, to: texts.count, by: 2) {
      #expect(page.key(texts[index])?.text(isShifted: true) == texts[index + 1])
    }
  }

  /// With Shift a table says the language's own only: digits and foreign letters may follow.
  private func expectOffer(_ words: [String], _ page: KeyboardPage, isShifted: Bool) {
    let texts = Fact.texts(words[0])
    let offers = page.key(texts[0], isShifted: isShifted)?.alternates(isShifted: isShifted) ?? []
    if isShifted {
      #expect(texts.dropFirst().allSatisfy(offers.contains))
    } else {
      #expect(offers == Array(texts.dropFirst()))
    }
  }
}

/// A line of the table.
struct Fact {
  let layout: String
  let kind: String
  /// The rows of letters, or a single text.
  let words: [String]

  static func all() throws -> [Fact] {
    try Repository.text("Tests/KeyboardModelTests/Facts/layouts.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: "\t").map(String.init)
        return Fact(
          layout: parts[0], kind: parts[1],
          words: parts[1] == "rows" ? parts[2].split(separator: "|").map(String.init) : [parts[2]])
      }
  }

  /// What the words of the table type. A mark that follows a space is one character with it: scalars are parted.
  static func texts(_ words: String) -> [String] {
    words.unicodeScalars.split(separator: " ").map { (try? KeyboardLayoutParser.text(of: String($0))) ?? "" }
  }
}

extension KeyboardPage {
  /// The key that types a text, or nil.
  func key(_ text: String, isShifted: Bool = false) -> Key? {
    rows.lazy.flatMap(\.keys).first { $0.text(isShifted: isShifted) == text }
  }
}
