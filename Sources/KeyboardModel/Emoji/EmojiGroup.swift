/// The parts of the emoji page, in Unicode's order; the raw value is the part's name.
package enum EmojiGroup: String, Sendable, Hashable, CaseIterable {
  case smileys, people, animals, food, travel, activities, objects, symbols, flags

  /// All of the group, in Unicode's order: made anew each time.
  package var emoji: [Emoji] {
    table.split { $0 == " " || $0 == "\n" }.map(Emoji.init(word:))
  }

  /// What stands for the group on its tab.
  package var sign: String {
    switch self {
    case .smileys: "😀"
    case .people: "👋"
    case .animals: "🐻"
    case .food: "🍔"
    case .travel: "🚗"
    case .activities: "⚽"
    case .objects: "💡"
    case .symbols: "🔣"
    case .flags: "🏁"
    }
  }

  private var table: String {
    switch self {
    case .smileys: EmojiTable.smileys
    case .people: EmojiTable.people
    case .animals: EmojiTable.animals
    case .food: EmojiTable.food
    case .travel: EmojiTable.travel
    case .activities: EmojiTable.activities
    case .objects: EmojiTable.objects
    case .symbols: EmojiTable.symbols
    case .flags: EmojiTable.flags
    }
  }
}

/// A tab of the emoji page.
package enum EmojiSection: Sendable, Hashable {
  /// What was typed last.
  case recent
  case group(EmojiGroup)

  /// In the order of the tabs.
  package static let all: [EmojiSection] = [.recent] + EmojiGroup.allCases.map(EmojiSection.group)

  package var name: String {
    switch self {
    case .recent: "recent"
    case .group(let group): group.rawValue
    }
  }
}

/// What a key of the emoji pages asks for.
package enum EmojiCommand: Sendable, Hashable {
  /// The emoji come up: instead of the letters, or of the search.
  case open
  case section(EmojiSection)
  /// So many screens on, or back where the number is below 0.
  case turn(Int)
  /// The search comes up.
  case search
  /// What is searched for; the key only shows it.
  case query(String)
}
