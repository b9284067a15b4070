import UICore

/// The pages of a file while its lines are read.
struct PageDrafts {
  typealias Reason = KeyboardLayoutError.Reason

  private(set) var drafts: [PageDraft] = []
  /// Of which layout these are the common pages: its own signs come first, and in its direction.
  private var language: LayoutHead?

  init() {}

  init(commonFor head: LayoutHead) { language = head }

  var isEmpty: Bool { drafts.isEmpty }

  var hasLetters: Bool { drafts.contains { $0.name == .letters } }

  /// Reads a line; false if its first word is no statement about pages.
  mutating func read(
    _ statement: String, _ words: [String], line: Int, head: LayoutHead
  ) throws(Reason) -> Bool {
    switch statement {
    case "page": try readPage(words, line: line)
    case "row": try readRow(words, head)
    case "bottom": try readBottom(words, head)
    case "shifted": try readShifted(words)
    case "alternates": try readAlternates(words, head)
    case "flick": try readFlick(words)
    default: return false
    }
    return true
  }

  /// All pages of a layout: its own, and of the common ones those that it has not.
  func finished(with common: PageDrafts, letterCase: LetterCase) -> [KeyboardPage] {
    var pages: [KeyboardPage] = []
    for var draft in drafts + common.drafts where !pages.contains(where: { $0.name == draft.name }) {
      if draft.name == .letters {
        common.drafts.first { $0.name == .letters }.map { draft.adoptBottoms(of: $0) }
      }
      pages += draft.pages(letterCase: letterCase)
    }
    return pages
  }

  // MARK: - Lines

  private mutating func readPage(_ words: [String], line: Int) throws(Reason) {
    let written = words.joined(separator: " ")
    guard let page = PageName(rawValue: written), page.isWritten else { throw .unknownPage(written) }
    guard !drafts.contains(where: { $0.name == page }) else { throw .repeated("page '\(written)'") }
    drafts.append(PageDraft(page, line: line))
  }

  private mutating func readRow(_ words: [String], _ head: LayoutHead) throws(Reason) {
    let index = try current("row")
    var row = try KeyRow(
      words: words, page: drafts[index].name, signs: head.signs, letterCase: head.letterCase)
    if language != nil { localize(&row) }
    try drafts[index].append(row)
  }

  private mutating func readBottom(_ words: [String], _ head: LayoutHead) throws(Reason) {
    let index = try current("bottom")
    guard drafts[index].name == .letters else { throw .onLettersOnly(statement: "bottom") }
    let kind = words.first.flatMap { PageName(rawValue: $0) }.flatMap { $0.isMadeOfLetters ? $0 : nil }
    var row = try KeyRow(
      words: kind == nil ? words : Array(words.dropFirst()), page: .letters, signs: head.signs,
      letterCase: head.letterCase)
    if language != nil { localize(&row) }
    try drafts[index].setBottom(row, of: kind ?? .letters)
  }

  private mutating func readShifted(_ words: [String]) throws(Reason) {
    let index = try current("shifted")
    guard words.count == 2 else { throw .wrongWordCount(statement: "shifted", form: "shifted KEY TEXT") }
    try drafts[index].setShifted(words[0], to: KeyboardLayoutParser.text(of: words[1]))
  }

  private mutating func readAlternates(_ words: [String], _ head: LayoutHead) throws(Reason) {
    let index = try current("alternates")
    guard words.count >= 2 else {
      throw .wrongWordCount(statement: "alternates", form: "alternates KEY TEXT…")
    }
    var texts: [String] = []
    for word in words.dropFirst() { texts += try Self.texts(of: word, head) }
    guard language != nil || texts.count <= LayoutLimits.alternates else {
      throw .tooLarge(what: "alternates", limit: LayoutLimits.alternates)
    }
    guard let key = try Self.texts(of: words[0], head).first else { return }
    if language == nil {
      try drafts[index].setAlternates(words[0], key, to: texts)
    } else {
      drafts[index].addAlternates(texts, to: key)
    }
  }

  /// What a word stands for: a text, or the signs of the language, of which there may be none.
  private static func texts(of word: String, _ head: LayoutHead) throws(Reason) -> [String] {
    if let texts = head.signs.texts(for: word) { return texts }
    return [try KeyboardLayoutParser.text(of: word)]
  }

  private mutating func readFlick(_ words: [String]) throws(Reason) {
    let index = try current("flick")
    guard (2...LayoutLimits.flicks + 1).contains(words.count) else {
      throw .wrongWordCount(statement: "flick", form: "flick KEY LEFT [UP [RIGHT [DOWN]]]")
    }
    try drafts[index].setFlicks(words[0], to: LayoutHead.texts(of: Array(words.dropFirst())))
  }

  private func current(_ statement: String) throws(Reason) -> Int {
    guard let last = drafts.indices.last else { throw .outsidePage(statement: statement) }
    return last
  }

  // MARK: - Common pages

  /// Brackets are in the order in which the language's readers see them, and each key offers its language's first.
  private func localize(_ row: inout KeyRow) {
    for index in row.keys.indices {
      guard var text = row.keys[index].text(isShifted: false) else { continue }
      if language?.direction == .rightToLeft, let other = Self.mirrored[text] {
        text = other
        row.keys[index].content = .text(other, shifted: other)
      }
      row.keys[index].offer(language?.alternates[text] ?? [])
    }
  }

  private static let mirrored = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
  ]
}
