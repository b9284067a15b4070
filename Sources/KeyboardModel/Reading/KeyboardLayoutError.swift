/// What is wrong with a layout file, and where.
public struct KeyboardLayoutError: Error, Sendable, Hashable, CustomStringConvertible {
  public let file: String
  /// The line, counted from 1. What is missing from a file is missing at its last line.
  public let line: Int
  public let reason: Reason

  /// For example `en-US.layout:12: unknown function key 'foo'`.
  public var description: String {
    "\(file):\(line): \(reason)"
  }

  /// Why a layout file cannot be used.
  public enum Reason: Error, Sendable, Hashable {
    case unknownStatement(String)
    case unknownPage(String)
    case unknownFunctionKey(String)
    case badWidth(String)
    case badIndent(String)
    case badText(String)
    case wrongWordCount(statement: String, form: String)
    case outsidePage(statement: String)
    case afterPage(statement: String)
    case onLettersOnly(statement: String)
    case repeated(String)
    case noSuchKey(String)
    case emptyPage(PageName)
    case missingStatement(String)
    case noWayBack(PageName)
    case controlCharacter
    case notUTF8
    case tooLarge(what: String, limit: Int)
  }
}

extension KeyboardLayoutError.Reason: CustomStringConvertible {
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
