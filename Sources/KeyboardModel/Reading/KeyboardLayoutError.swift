/// What is wrong with a layout file, and where.
public struct KeyboardLayoutError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name that was given to the file.
  public let file: String
  /// The line, counted from 1. What is missing from a file is missing at its last line.
  public let line: Int
  /// What is wrong there.
  public let reason: Reason

  /// For example `en-US.layout:12: unknown function key 'foo'`.
  public var description: String {
    "\(file):\(line): \(reason)"
  }

  /// Why a layout file cannot be used.
  public enum Reason: Error, Sendable, Hashable {
    /// A line does not begin with the name of a statement.
    case unknownStatement(String)
    /// `page` is followed by what is no ``PageName`` of files.
    case unknownPage(String)
    /// A word that is longer than a character is no function key.
    case unknownFunctionKey(String)
    /// What follows the colon of a key is no number, or not from 0.25 to 20.
    case badWidth(String)
    /// What follows the `+` of a row is no number, or not from 0 to 10.
    case badIndent(String)
    /// A word is no character, no quoted text and no `U+` with a number.
    case badText(String)
    /// A statement has too many or too few words; `form` is how it is written.
    case wrongWordCount(statement: String, form: String)
    /// A statement about keys stands before the first page.
    case outsidePage(statement: String)
    /// A statement about the whole layout stands after the first page.
    case afterPage(statement: String)
    /// A statement stands on a page where it means nothing.
    case onLettersOnly(statement: String)
    /// Something that a layout has once is there twice.
    case repeated(String)
    /// A statement is about a key that no row above it has.
    case noSuchKey(String)
    /// A page has no rows.
    case emptyPage(PageName)
    /// A statement that every layout needs is not there.
    case missingStatement(String)
    /// A page has no key `letters`: nobody could leave it.
    case noWayBack(PageName)
    /// The file has a control character other than line ends and tabs.
    case controlCharacter
    /// The file is no UTF-8 text.
    case notUTF8
    /// The file has more than `limit` bytes, pages, rows or whatever else `what` is.
    case tooLarge(what: String, limit: Int)
  }
}

extension KeyboardLayoutError.Reason: CustomStringConvertible {
  /// The same for people, in English; words of the file are in quotes.
  public var description: String {
    switch self {
    case .unknownStatement(let word): "unknown statement \(quoted(word))"
    case .unknownPage(let word): "unknown page \(quoted(word))"
    case .unknownFunctionKey(let word): "unknown function key \(quoted(word))"
    case .badWidth(let word): "\(quoted(word)) is not a width from 0.25 to 20"
    case .badIndent(let word): "\(quoted(word)) is not an indent from +0 to +10"
    case .badText(let word): "\(quoted(word)) is not a character, a quoted text or U+ and a number"
    case .wrongWordCount(let statement, let form): "'\(statement)' is written '\(form)'"
    case .outsidePage(let statement): "'\(statement)' stands before the first 'page'"
    case .afterPage(let statement): "'\(statement)' stands after the first 'page'"
    case .onLettersOnly(let statement): "'\(statement)' is for the page 'letters' only"
    case .repeated(let what): "\(what) is there twice"
    case .noSuchKey(let text): "this page has no key \(quoted(text)) above this line"
    case .emptyPage(let page): "page '\(page.rawValue)' has no rows"
    case .missingStatement(let statement): "no '\(statement)' line"
    case .noWayBack(let page): "page '\(page.rawValue)' has no key 'letters': nobody could leave it"
    case .controlCharacter: "control character"
    case .notUTF8: "not UTF-8 text"
    case .tooLarge(let what, let limit): "more than \(limit) \(what)"
    }
  }
}

/// A word of a file in quotes, cut so that a bad file cannot flood a terminal.
private func quoted(_ word: String) -> String {
  let scalars = word.unicodeScalars
  return scalars.count > 24 ? "'\(String(scalars.prefix(24)))…'" : "'\(word)'"
}
