/// Reads the lines of a layout file one after the other.
struct KeyboardLayoutParser {
  typealias Reason = KeyboardLayoutError.Reason

  let file: String
  private var line = 0
  private var locale: String?
  private var name: String?
  private var labels: [FunctionKey: String] = [:]
  private var pages: [KeyboardPage] = []
  private var lineOfPage: [PageName: Int] = [:]
  private var lineOfKeyToPage: [PageName: Int] = [:]

  init(file: String) {
    self.file = file
  }

  mutating func parse(_ text: String) throws(KeyboardLayoutError) -> KeyboardLayout {
    let limit = LayoutLimits.bytes
    guard text.utf8.count <= limit else {
      throw error(.tooLarge(what: "bytes", limit: limit), line: 1)
    }
    for content in Self.lines(of: text) {
      line += 1
      do throws(Reason) {
        try read(content)
      } catch {
        throw self.error(error)
      }
    }
    return try finish()
  }

  // MARK: - Lines

  private mutating func read(_ content: Substring.UnicodeScalarView) throws(Reason) {
    let words = try Self.words(of: content)
    guard let statement = words.first, statement.unicodeScalars.first != "#" else { return }
    let arguments = Array(words.dropFirst())
    switch statement {
    case "locale": try readLocale(arguments)
    case "name": try readName(arguments)
    case "label": try readLabel(arguments)
    case "page": try readPage(arguments)
    case "row": try readRow(arguments)
    case "shifted": try readShifted(arguments)
    case "alternates": try readAlternates(arguments)
    default: throw .unknownStatement(statement)
    }
  }

  private mutating func readLocale(_ words: [String]) throws(Reason) {
    guard words.count == 1 else { throw .wrongWordCount(statement: "locale", form: "locale TAG") }
    guard locale == nil else { throw .repeated("'locale'") }
    locale = words[0]
  }

  private mutating func readName(_ words: [String]) throws(Reason) {
    guard !words.isEmpty else { throw .wrongWordCount(statement: "name", form: "name TEXT") }
    guard name == nil else { throw .repeated("'name'") }
    name = words.joined(separator: " ")
  }

  private mutating func readLabel(_ words: [String]) throws(Reason) {
    guard words.count >= 2 else { throw .wrongWordCount(statement: "label", form: "label KEY TEXT") }
    guard let function = FunctionKey(rawValue: words[0]) else { throw .unknownFunctionKey(words[0]) }
    guard labels[function] == nil else { throw .repeated("the label of '\(words[0])'") }
    labels[function] = words.dropFirst().joined(separator: " ")
  }

  private mutating func readPage(_ words: [String]) throws(Reason) {
    let written = words.joined(separator: " ")
    guard let page = PageName(rawValue: written) else { throw .unknownPage(written) }
    guard !pages.contains(where: { $0.name == page }) else { throw .repeated("page '\(written)'") }
    pages.append(KeyboardPage(name: page))
    lineOfPage[page] = line
  }

  private mutating func readRow(_ words: [String]) throws(Reason) {
    let page = try currentPage(for: "row")
    guard pages[page].rows.count < LayoutLimits.rows else {
      throw .tooLarge(what: "rows on a page", limit: LayoutLimits.rows)
    }
    let row = try KeyRow(words: words, page: pages[page].name)
    noteLinks(of: row)
    pages[page].rows.append(row)
  }

  private mutating func readShifted(_ words: [String]) throws(Reason) {
    guard words.count == 2 else { throw .wrongWordCount(statement: "shifted", form: "shifted KEY TEXT") }
    let shifted = try Self.text(of: words[1])
    try changeKeys(word: words[0], statement: "shifted") { key, text in
      key.content = .text(text, shifted: shifted)
    }
  }

  private mutating func readAlternates(_ words: [String]) throws(Reason) {
    guard words.count >= 2 else {
      throw .wrongWordCount(statement: "alternates", form: "alternates KEY TEXT…")
    }
    guard words.count <= LayoutLimits.alternates + 1 else {
      throw .tooLarge(what: "alternates", limit: LayoutLimits.alternates)
    }
    var alternates: [String] = []
    for word in words.dropFirst() {
      alternates.append(try Self.text(of: word))
    }
    try changeKeys(word: words[0], statement: "alternates") { key, _ in
      key.alternates = alternates
    }
  }

  // MARK: - Pages

  private func currentPage(for statement: String) throws(Reason) -> Int {
    guard let last = pages.indices.last else { throw .outsidePage(statement: statement) }
    return last
  }

  /// Remembers where a key leads to a page, for the error if the page never comes.
  private mutating func noteLinks(of row: KeyRow) {
    for page in row.keys.compactMap({ $0.function?.targetPage }) where lineOfKeyToPage[page] == nil {
      lineOfKeyToPage[page] = line
    }
  }

  /// Changes every key of the current page that types the text of `word`.
  private mutating func changeKeys(
    word: String, statement: String, change: (inout Key, String) -> Void
  ) throws(Reason) {
    let page = try currentPage(for: statement)
    let wanted = try Self.text(of: word)
    var isFound = false
    for row in pages[page].rows.indices {
      for column in pages[page].rows[row].keys.indices
      where pages[page].rows[row].keys[column].text(isShifted: false) == wanted {
        change(&pages[page].rows[row].keys[column], wanted)
        isFound = true
      }
    }
    guard isFound else { throw .noSuchKey(word) }
  }

  // MARK: - End of file

  private func finish() throws(KeyboardLayoutError) -> KeyboardLayout {
    guard let locale else { throw error(.missingStatement("locale")) }
    guard let name else { throw error(.missingStatement("name")) }
    guard pages.contains(where: { $0.name == .letters }) else {
      throw error(.missingStatement("page letters"))
    }
    try checkPages()
    return KeyboardLayout(locale: locale, name: name, pages: pages, labels: labels)
  }

  private func checkPages() throws(KeyboardLayoutError) {
    for page in pages {
      let line = lineOfPage[page.name]
      guard !page.rows.isEmpty else { throw error(.emptyPage(page.name), line: line) }
      guard page.name == .letters || page.contains(.letters) else {
        throw error(.noWayBack(page.name), line: line)
      }
    }
    for page in PageName.allCases where !pages.contains(where: { $0.name == page }) {
      guard let line = lineOfKeyToPage[page] else { continue }
      throw error(.missingPage(page), line: line)
    }
  }

  /// An error in a certain line, or in the one that was read last.
  private func error(_ reason: Reason, line: Int? = nil) -> KeyboardLayoutError {
    KeyboardLayoutError(file: file, line: line ?? self.line, reason: reason)
  }
}
