/// The name of a page of keys; the raw value is its name in layout files.
public enum PageName: String, Sendable, Hashable, CaseIterable {
  case letters
  case symbols
  case moreSymbols = "more symbols"
}

/// A row of keys, from left to right.
public struct KeyRow: Sendable, Hashable {
  /// The distance in units between the page's left edge and the first key.
  public var indent: Double
  public var keys: [Key]

  public init(indent: Double = 0, keys: [Key]) {
    self.indent = indent
    self.keys = keys
  }

  /// The width in units, with the indent.
  public var width: Double {
    keys.reduce(indent) { $0 + $1.width }
  }
}

/// The keys that are on the panel at one time.
public struct KeyboardPage: Sendable, Hashable {
  public var name: PageName
  /// The rows, from top to bottom.
  public var rows: [KeyRow]

  public init(name: PageName, rows: [KeyRow] = []) {
    self.name = name
    self.rows = rows
  }

  /// The width in units of the widest row.
  public var width: Double {
    rows.map(\.width).max() ?? 0
  }

  /// The key at a position, or `nil` if the page has none there.
  public func key(at position: KeyPosition) -> Key? {
    guard position.page == name, rows.indices.contains(position.row) else { return nil }
    let keys = rows[position.row].keys
    return keys.indices.contains(position.column) ? keys[position.column] : nil
  }

  /// Whether any key of the page has this function.
  public func contains(_ function: FunctionKey) -> Bool {
    rows.contains { $0.keys.contains { $0.function == function } }
  }
}

/// Where a key is in its layout.
public struct KeyPosition: Sendable, Hashable {
  public var page: PageName
  /// The row, counted from the top, the first being 0.
  public var row: Int
  /// The key in its row, counted from the left, the first being 0.
  public var column: Int

  public init(page: PageName, row: Int, column: Int) {
    self.page = page
    self.row = row
    self.column = column
  }
}
