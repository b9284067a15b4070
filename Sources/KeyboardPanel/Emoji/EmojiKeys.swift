import KeyboardModel
import UICore

/// What stands on the emoji pages of the panel: which part of them, what is searched for, what was typed last.
///
/// Nothing is made of any emoji before the page comes up, and of a group before it is looked at.
@MainActor final class EmojiKeys {
  private let style: KeyStyle
  /// Where they are kept; nothing is recalled before it is needed.
  var memory: EmojiMemory?
  private var recent = RecentEmoji()
  private var hasRecalled = false
  /// What is typed while the search is up.
  private(set) var query: EmojiQuery?
  private var section = EmojiSection.recent
  private var screen = 0
  /// What was recent when the page came up: keys do not move away from under the finger.
  private var shownRecent: [Emoji] = []
  /// Those of a group that a font draws.
  private var offered: [EmojiGroup: [Emoji]] = [:]

  init(style: KeyStyle) { self.style = style }

  /// Whether there is a font for emoji at all.
  private(set) lazy var isAvailable = style.drawsPicture(of: EmojiGroup.smileys.sign)

  // MARK: Recent ones

  func note(_ emoji: String) {
    recent.note(emoji)
    memory?.remember(recent)
  }

  private func recall() {
    guard !hasRecalled, let memory else { return }
    hasRecalled = true
    recent = memory.recall()
  }

  // MARK: Pages

  /// Does what a key asks for; ``page(on:width:)`` is another then.
  func perform(_ command: EmojiCommand, on layout: KeyboardLayout, width: Double) {
    switch command {
    case .open: open()
    case .section(let section): show(section)
    case .turn(let steps): turn(steps < 0 ? -1 : 1, width)
    case .search: query = EmojiQuery(layout)
    case .query: break
    }
  }

  /// What is on the panel.
  func page(on layout: KeyboardLayout, width: Double) -> KeyboardPage {
    if let query { return .emojiSearch(query.text, found(query, on: layout), on: layout) }
    let (count, emoji) = (Self.count(width), emoji)
    screen = min(max(0, screen), Self.screens(emoji, width) - 1)
    return .emoji(
      Array(emoji.dropFirst(screen * count).prefix(count)), of: section,
      columns: KeyboardPage.emojiColumns(forWidth: width))
  }

  /// Comes up again where it was left; what was typed last comes first.
  private func open() {
    query = nil
    recall()
    if !recent.texts.isEmpty { return show(.recent) }
    if section == .recent { show(.group(.smileys)) }
  }

  private func show(_ section: EmojiSection) {
    self.section = section
    screen = 0
    if section == .recent {
      shownRecent = recent.texts.filter { style.drawsPicture(of: $0) }.map { Emoji($0) }
    }
  }

  /// All sections are one row of screens.
  private func turn(_ step: Int, _ width: Double) {
    screen += step
    guard screen < 0 || screen >= Self.screens(emoji, width) else { return }
    let all = EmojiSection.all.filter { $0 != .recent || !recent.texts.isEmpty }
    let place = (all.firstIndex(of: section) ?? 0) + step
    guard all.indices.contains(place) else { return }
    show(all[place])
    if step < 0 { screen = Self.screens(emoji, width) - 1 }
  }

  private var emoji: [Emoji] {
    switch section {
    case .recent: return shownRecent
    case .group(let group):
      if let known = offered[group] { return known }
      let emoji = group.emoji.filter { style.drawsPicture(of: $0.text) }
      offered[group] = emoji
      return emoji
    }
  }

  private static func count(_ width: Double) -> Int {
    KeyboardPage.emojiColumns(forWidth: width) * KeyboardPage.emojiRows
  }

  private static func screens(_ emoji: [Emoji], _ width: Double) -> Int {
    max(1, (emoji.count + count(width) - 1) / count(width))
  }

  // MARK: Search

  /// Takes what a key types for the search, if it is up; false for what is not its business.
  func search(_ action: KeyAction, at time: Duration) -> Bool {
    query?.perform(action, at: time) ?? false
  }

  /// Other letters are on the panel, and the search goes on with them.
  func adopt(_ layout: KeyboardLayout) { query?.adopt(layout) }

  /// What Return types while the search is up.
  func bestResult(on layout: KeyboardLayout) -> String? {
    query.flatMap { found($0, on: layout).first?.text }
  }

  private func found(_ query: EmojiQuery, on layout: KeyboardLayout) -> [Emoji] {
    EmojiSearch.emoji(
      for: query.text, locale: layout.locale, limit: KeyboardPage.searchResults(on: layout)
    ) { style.drawsPicture(of: $0.text) }
  }
}
