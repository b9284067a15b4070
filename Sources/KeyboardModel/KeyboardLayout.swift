/// The keys of a language on all their pages.
public struct KeyboardLayout: Sendable, Hashable {
  /// The language tag: `en-US`.
  public let locale: String
  /// The name for people: `English`.
  public let name: String
  /// The pages in the order of the file; `letters` is always among them.
  public let pages: [KeyboardPage]
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

  init(locale: String, name: String, pages: [KeyboardPage], labels: [FunctionKey: String]) {
    self.locale = locale
    self.name = name
    self.pages = pages
    self.labels = labels
  }

  public func page(_ name: PageName) -> KeyboardPage? {
    pages.first { $0.name == name }
  }

  /// The key at a position, or `nil` if the layout has none there.
  public func key(at position: KeyPosition) -> Key? {
    page(position.page)?.key(at: position)
  }

  /// What a function key shows in this layout.
  public func label(for function: FunctionKey) -> String {
    labels[function] ?? (function == .space ? name : function.defaultLabel)
  }
}
