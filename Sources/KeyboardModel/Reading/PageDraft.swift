/// A page while its lines are read.
struct PageDraft {
  typealias Reason = KeyboardLayoutError.Reason

  let name: PageName
  /// Where the page begins in its file.
  let line: Int
  private(set) var rows: [KeyRow] = []
  /// The last row of the letters, by the page that it makes of them.
  private(set) var bottoms: [PageName: KeyRow] = [:]
  /// The bottom row that lines speak of, if not of the page: one that is for certain fields.
  private var current: PageName?
  /// What lines have said of Shift, by the text of the key.
  private var shifted: [String: String] = [:]
  /// The keys, by what they type with Shift, whose alternates with Shift a line has given.
  private var shiftedOffers: Set<String> = []

  init(_ name: PageName, line: Int) {
    self.name = name
    self.line = line
  }

  func contains(_ function: FunctionKey) -> Bool {
    rows.contains { $0.keys.contains { $0.function == function } }
  }

  mutating func append(_ row: KeyRow) throws(Reason) {
    guard rows.count < LayoutLimits.rows else {
      throw .tooLarge(what: "rows on a page", limit: LayoutLimits.rows)
    }
    rows.append(row)
  }

  mutating func setBottom(_ row: KeyRow, of page: PageName) throws(Reason) {
    guard bottoms[page] == nil else { throw .repeated("'bottom' of page '\(page.rawValue)'") }
    bottoms[page] = row
    current = page == .letters ? nil : page
  }

  // MARK: - Lines about keys

  mutating func setShifted(_ word: String, to text: String) throws(Reason) {
    let wanted = try KeyboardLayoutParser.text(of: word)
    shifted[wanted] = text
    let isFound = change(where: { $0.text(isShifted: false) == wanted }) {
      $0.content = .text(wanted, shifted: text)
    }
    guard isFound else { throw .noSuchKey(word) }
  }

  /// What a long press on a key offers; of one that types the text with Shift only, while Shift is on.
  mutating func setAlternates(_ word: String, _ wanted: String, to texts: [String]) throws(Reason) {
    if change(where: { $0.text(isShifted: false) == wanted }, { $0.offer(texts) }) { return }
    let isFound = change(where: { $0.text(isShifted: true) == wanted }) { $0.shiftedAlternates = texts }
    guard isFound else { throw .noSuchKey(word) }
    shiftedOffers.insert(wanted)
  }

  mutating func setFlicks(_ word: String, to texts: [String]) throws(Reason) {
    let wanted = try KeyboardLayoutParser.text(of: word)
    guard change(where: { $0.text(isShifted: false) == wanted }, { $0.flicks = texts }) else {
      throw .noSuchKey(word)
    }
  }

  /// Adds to what a key offers, for pages that all layouts share.
  mutating func addAlternates(_ texts: [String], to wanted: String) {
    _ = change(where: { $0.text(isShifted: false) == wanted }) { $0.offer($0.alternates + texts) }
  }

  /// Changes the keys that a line speaks of; false if there are none.
  private mutating func change(where isMeant: (Key) -> Bool, _ body: (inout Key) -> Void) -> Bool {
    var isFound = false
    func visit(_ row: inout KeyRow) {
      for index in row.keys.indices where isMeant(row.keys[index]) {
        body(&row.keys[index])
        isFound = true
      }
    }
    if current == nil { for index in rows.indices { visit(&rows[index]) } }
    for page in Array(bottoms.keys) where page == current || current == nil {
      visit(&bottoms[page, default: KeyRow(keys: [])])
    }
    return isFound
  }

  // MARK: - End of file

  /// The pages that come of it: one, or one for each bottom row.
  func pages(letterCase: LetterCase) -> [KeyboardPage] {
    var draft = self
    draft.current = nil
    _ = draft.change(where: { _ in true }) { $0.shiftedAlternates = offers(of: $0, letterCase) }
    guard !bottoms.isEmpty else { return [KeyboardPage(name: name, rows: draft.rows)] }
    return [PageName.letters, .email, .url].compactMap { page in
      draft.bottoms[page].map { KeyboardPage(name: page, rows: draft.rows + [$0]) }
    }
  }

  /// Takes the bottom rows of another draft where this has none of its own.
  mutating func adoptBottoms(of other: PageDraft) {
    guard !contains(.space) else { return }
    bottoms.merge(other.bottoms) { own, _ in own }
  }

  /// What a long press on a key offers while Shift is on, where no line says it.
  private func offers(of key: Key, _ letterCase: LetterCase) -> [String] {
    guard let text = key.text(isShifted: true), !shiftedOffers.contains(text) else {
      return key.shiftedAlternates
    }
    guard name.hasLetters else { return key.alternates }
    let isUpper = letterCase == .upper
    let texts = isUpper ? key.alternates.map { shifted[$0] ?? $0.shiftedForm } : key.alternates
    return texts.withoutRepeats(and: text)
  }
}

extension Key {
  /// Sets the alternates, of which none is the key's own text.
  mutating func offer(_ texts: [String]) {
    alternates = Array(
      texts.withoutRepeats(and: text(isShifted: false) ?? "").prefix(LayoutLimits.alternates))
  }
}

extension [String] {
  /// Each text where it comes first, and never `other`.
  fileprivate func withoutRepeats(and other: String) -> [String] {
    var seen: Set<String> = [other]
    return filter { seen.insert($0).inserted }
  }
}
