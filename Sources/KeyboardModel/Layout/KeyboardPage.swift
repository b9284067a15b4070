/// The name of a page of keys; the raw value is its name in layout files.
public enum PageName: String, Sendable, Hashable, CaseIterable {
  /// What a layout begins with: what texts are typed on.
  case letters
  /// The letters with the bottom row for addresses of mail.
  case email
  /// The letters with the bottom row for addresses of pages.
  case url
  /// Digits and the signs of every day.
  case symbols
  /// The other signs, one page behind ``symbols``.
  case moreSymbols = "more symbols"
  /// Digits and a minus sign.
  case number
  /// The same with the decimal separator of the language.
  case decimal
  /// Digits and what else telephone numbers have.
  case phone
  /// Digits only.
  case pin
  /// The letters without emoji, for secrets: what is typed last is shown there.
  case secret
  /// Pictographs, by groups.
  case emoji
  /// The letters, to search emoji by name.
  case emojiSearch = "emoji search"

  /// Whether the page is made of the letters and another bottom row.
  var isMadeOfLetters: Bool { self == .email || self == .url }

  /// Whether files have the page, as against those that are made of others.
  var isWritten: Bool { !isMadeOfLetters && self != .secret && self != .emoji && self != .emojiSearch }

  /// Whether Shift has a meaning on the page.
  var hasLetters: Bool { self == .letters || isMadeOfLetters }

  /// Whether the page is for certain fields only, which never leave it.
  var isPad: Bool { self == .number || self == .decimal || self == .phone || self == .pin }
}

/// A row of keys, from left to right.
package struct KeyRow: Sendable, Hashable {
  /// The distance in units between the page's left edge and the first key.
  package var indent: Double
  /// From left to right.
  package var keys: [Key]

  package init(indent: Double = 0, keys: [Key]) {
    self.indent = indent
    self.keys = keys
  }

  /// The width in units, with the indent.
  package var width: Double {
    keys.reduce(indent) { $0 + $1.width }
  }

  /// Gives the keys that stretch what the row leaves of `width`, in equal parts.
  mutating func stretch(to width: Double) {
    let count = keys.count { $0.stretches }
    let rest = width - self.width
    guard count > 0, rest > 0 else { return }
    for index in keys.indices where keys[index].stretches { keys[index].width += rest / Double(count) }
  }

  /// Takes the keys of a function away. Where one begins its row, the others stay where they are.
  mutating func remove(_ function: FunctionKey) {
    guard keys.contains(where: { $0.function == function }) else { return }
    if keys[0].function == function { indent += keys[0].width }
    keys.removeAll { $0.function == function }
  }
}

/// The keys that are on the panel at one time.
package struct KeyboardPage: Sendable, Hashable {
  package var name: PageName
  /// The rows, from top to bottom.
  package var rows: [KeyRow]

  package init(name: PageName, rows: [KeyRow] = []) {
    self.name = name
    self.rows = rows
  }

  /// The width in units of the widest row.
  package var width: Double {
    rows.map(\.width).max() ?? 0
  }

  /// The key at a position, or `nil` if the page has none there.
  package func key(at position: KeyPosition) -> Key? {
    guard position.page == name, rows.indices.contains(position.row) else { return nil }
    let keys = rows[position.row].keys
    return keys.indices.contains(position.column) ? keys[position.column] : nil
  }

  /// Whether any key of the page has this function.
  package func contains(_ function: FunctionKey) -> Bool {
    rows.contains { $0.keys.contains { $0.function == function } }
  }

  /// Takes the keys of a function away; what stretches takes their room.
  mutating func remove(_ function: FunctionKey) {
    let width = width
    for row in rows.indices {
      rows[row].remove(function)
      rows[row].stretch(to: width)
    }
  }

  /// Makes every row that has keys to stretch as wide as the widest.
  mutating func stretchRows() {
    let width = width
    for index in rows.indices { rows[index].stretch(to: width) }
  }
}

/// Where a key is in its layout.
package struct KeyPosition: Sendable, Hashable {
  package var page: PageName
  /// The row, counted from the top, the first being 0.
  package var row: Int
  /// The key in its row, counted from the left, the first being 0.
  package var column: Int

  package init(page: PageName, row: Int, column: Int) {
    self.page = page
    self.row = row
    self.column = column
  }
}
