import UICore

/// Reads the lines of a layout file one after the other, and then those of the pages that all layouts share.
struct KeyboardLayoutParser {
  typealias Reason = KeyboardLayoutError.Reason

  private let file: String
  private var line = 0
  private var head = LayoutHead()
  private var pages = PageDrafts()

  init(file: String) {
    self.file = file
  }

  mutating func parse(_ text: String) throws(KeyboardLayoutError) -> KeyboardLayout {
    let limit = LayoutLimits.bytes
    guard text.utf8.count <= limit else {
      throw error(.tooLarge(what: "bytes", limit: limit), line: 1)
    }
    try readLines(of: text)
    try checkHead()
    try checkPages()
    return head.layout(with: pages.finished(with: commonPages(), letterCase: head.letterCase))
  }

  /// The pages that every layout has unless it has its own, with the signs of this one.
  private func commonPages() -> PageDrafts {
    var parser = KeyboardLayoutParser(file: "common.pages")
    parser.head = head
    parser.pages = PageDrafts(commonFor: head)
    do throws(KeyboardLayoutError) {
      try parser.readLines(of: ShippedLayouts.commonPages)
    } catch {
      fatalError("the library's own pages are bad: \(error)")
    }
    return parser.pages
  }

  private mutating func readLines(of text: String) throws(KeyboardLayoutError) {
    for content in Self.lines(of: text) {
      line += 1
      do throws(Reason) {
        try read(content)
      } catch {
        throw self.error(error)
      }
    }
  }

  private mutating func read(_ content: Substring.UnicodeScalarView) throws(Reason) {
    let words = try Self.words(of: content)
    guard let statement = words.first, statement.unicodeScalars.first != "#" else { return }
    let arguments = Array(words.dropFirst())
    if try pages.read(statement, arguments, line: line, head: head) { return }
    guard try head.read(statement, arguments) else { throw .unknownStatement(statement) }
    guard pages.isEmpty else { throw .afterPage(statement: statement) }
  }

  // MARK: - End of file

  private func checkHead() throws(KeyboardLayoutError) {
    for (statement, value) in [("locale", head.locale), ("name", head.name)] where value == nil {
      throw error(.missingStatement(statement))
    }
    guard pages.hasLetters else { throw error(.missingStatement("page letters")) }
  }

  private func checkPages() throws(KeyboardLayoutError) {
    for page in pages.drafts {
      guard !page.rows.isEmpty else { throw error(.emptyPage(page.name), line: page.line) }
      guard page.name == .letters || page.name.isPad || page.contains(.letters) else {
        throw error(.noWayBack(page.name), line: page.line)
      }
    }
  }

  /// An error in a certain line, or in the one that was read last.
  private func error(_ reason: Reason, line: Int? = nil) -> KeyboardLayoutError {
    KeyboardLayoutError(file: file, line: max(1, line ?? self.line), reason: reason)
  }
}
