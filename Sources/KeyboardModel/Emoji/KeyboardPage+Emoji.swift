extension KeyboardPage {
  /// The rows of emoji of a screen.
  package static let emojiRows = 3

  /// How many emoji stand in a row of a panel of a width in points: as wide as a finger.
  package static func emojiColumns(forWidth width: Double) -> Int {
    guard width.isFinite else { return fewestColumns }
    return max(fewestColumns, min(mostColumns, Int(width / emojiWidth)))
  }

  private static let emojiWidth = 46.0
  private static let fewestColumns = 7
  private static let mostColumns = 22

  /// A screen of emoji below the tabs of all sections.
  ///
  /// - Parameters:
  ///   - emoji: those of the screen; more than fit are left out.
  ///   - section: the one whose tab is marked.
  ///   - columns: how many stand in a row.
  package static func emoji(_ emoji: [Emoji], of section: EmojiSection, columns: Int) -> KeyboardPage {
    let commands: [EmojiCommand] = EmojiSection.all.map(EmojiCommand.section) + [.search]
    let tabWidth = Double(columns) / Double(commands.count)
    let tabs = commands.map { Key(.emojiPage($0, isOn: $0 == .section(section)), width: tabWidth) }
    let rows = (0..<emojiRows).map { row in
      KeyRow(keys: emoji.dropFirst(row * columns).prefix(columns).map { Key($0) })
    }
    var bottom = KeyRow(keys: [
      Key(.function(.letters), width: 1.5), Key(.emojiPage(.turn(-1), isOn: false)),
      Key(.emojiPage(.turn(1), isOn: false)), Key(.function(.space), width: 0, stretches: true),
      Key(.function(.delete), width: 1.5), Key(.function(.hide)),
    ])
    bottom.stretch(to: Double(columns))
    return KeyboardPage(name: .emoji, rows: [KeyRow(keys: tabs)] + rows + [bottom])
  }

  /// The letters of a layout, to search with, below what is searched for and what was found.
  package static func emojiSearch(_ query: String, _ found: [Emoji], on layout: KeyboardLayout)
    -> KeyboardPage
  {
    guard var page = layout.page(.letters) else { return KeyboardPage(name: .emojiSearch) }
    let width = page.width
    // Names have no signs in them: in the place of these is the way back.
    let wayBack: FunctionKey = page.contains(.symbols) ? .symbols : .emoji
    for row in page.rows.indices {
      for key in page.rows[row].keys.indices where page.rows[row].keys[key].function == wayBack {
        page.rows[row].keys[key].content = .emojiPage(.open, isOn: false)
      }
    }
    page.remove(.emoji)
    let results = found.prefix(searchResults(on: layout)).map { Key($0) }
    let queryWidth = width - Double(searchResults(on: layout))
    let top = [Key(.emojiPage(.query(query), isOn: false), width: queryWidth)] + results
    return KeyboardPage(name: .emojiSearch, rows: [KeyRow(keys: top)] + page.rows)
  }

  /// How many emoji that were found have room beside what is searched for.
  package static func searchResults(on layout: KeyboardLayout) -> Int {
    max(1, Int((layout.page(.letters)?.width ?? 0) * 0.65))
  }
}

extension Key {
  /// A key that types an emoji; a long press offers its skin tones.
  fileprivate init(_ emoji: Emoji) {
    self.init(.picture(emoji.text), alternates: emoji.toned, shiftedAlternates: emoji.toned)
  }
}
