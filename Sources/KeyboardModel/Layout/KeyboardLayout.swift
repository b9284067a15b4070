import UICore

/// The keys of a language on all their pages.
public struct KeyboardLayout: Sendable, Hashable {
  /// The language tag: `en-US`.
  public let locale: String
  /// The name for people, in the language itself: `English`.
  public let name: String
  /// How the language is read, and so how brackets are drawn. Rows are from left to right always.
  public let direction: LayoutDirection
  /// What Shift gives.
  package let letterCase: LetterCase
  /// What becomes of what the keys type.
  package let composition: TextComposition
  /// What ``FunctionKey/change`` turns a character into, and that into the next, in a circle.
  package let changes: [String: String]
  /// What two quick spaces are in text: the full stop and a space; `nil` where that is not done.
  package let sentenceEnd: String?
  /// The pages, `letters` first; those of the layout's file, then those that all layouts share.
  package private(set) var pages: [KeyboardPage]
  let labels: [FunctionKey: String]

  /// Reads a layout file.
  ///
  /// - Parameters:
  ///   - text: the contents of the file; the format is described in `Resources/layouts/README.md`.
  ///   - file: the name that errors give to the file.
  /// - Throws: the first thing that is wrong, with its line.
  public init(parsing text: String, file: String) throws(KeyboardLayoutError) {
    var parser = KeyboardLayoutParser(file: file)
    self = try parser.parse(text)
  }

  init(
    locale: String, name: String, direction: LayoutDirection = .leftToRight, letterCase: LetterCase = .upper,
    composition: TextComposition = .none, changes: [String: String] = [:], sentenceEnd: String? = ". ",
    pages: [KeyboardPage], labels: [FunctionKey: String] = [:]
  ) {
    self.locale = locale
    self.name = name
    self.direction = direction
    self.letterCase = letterCase
    self.composition = composition
    self.changes = changes
    self.sentenceEnd = sentenceEnd
    self.pages = pages
    self.labels = labels
    for index in self.pages.indices { self.pages[index].stretchRows() }
  }

  /// A page of the layout; nil where it has none of that name.
  package func page(_ name: PageName) -> KeyboardPage? {
    name == .secret ? secretPage : pages.first { $0.name == name }
  }

  private var secretPage: KeyboardPage? {
    guard var page = page(.letters), page.contains(.emoji) else { return nil }
    page.name = .secret
    page.remove(.emoji)
    return page
  }

  /// The key at a position, or `nil` if the layout has none there.
  package func key(at position: KeyPosition) -> Key? {
    page(position.page)?.key(at: position)
  }

  /// What a function key shows in this layout.
  package func label(for function: FunctionKey) -> String {
    labels[function] ?? (function == .space ? name : function.defaultLabel)
  }

  /// The same layout with other pages in the places of its own.
  func mappingPages(_ transform: (KeyboardPage) -> KeyboardPage) -> KeyboardLayout {
    var layout = self
    layout.pages = pages.map(transform)
    return layout
  }

  /// The same layout without a globe key, for a panel that has no other.
  package func withoutGlobe() -> KeyboardLayout { without(.globe) }

  /// The same layout without a key for emoji, where nothing can draw them.
  package func withoutEmoji() -> KeyboardLayout { without(.emoji) }

  private func without(_ function: FunctionKey) -> KeyboardLayout {
    var layout = self
    for page in pages.indices { layout.pages[page].remove(function) }
    return layout
  }
}
