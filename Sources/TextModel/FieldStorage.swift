/// What a field edits: ordinary text, or a secret.
///
/// One type of two cases and no parameter of the editor's, so that whatever a key does is compiled for what it is.
public enum FieldStorage: TextStorage {
  /// Ordinary text.
  case lines(LineStorage)
  /// A secret: no history, no words, no input method, and never a `String`.
  case secret(SecureStorage)

  /// Whether the text is a secret.
  public var isSecret: Bool {
    if case .secret = self { true } else { false }
  }

  /// The length of the text in UTF-8 bytes.
  public var utf8Count: Int {
    switch self {
    case .lines(let lines): lines.utf8Count
    case .secret(let secret): secret.utf8Count
    }
  }

  /// Calls `body` with the bytes of `range`, valid only during the call.
  public func withUTF8<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    switch self {
    case .lines(let lines): try lines.withUTF8(in: range, body)
    case .secret(let secret): try secret.withUTF8(in: range, body)
    }
  }

  /// Replaces the bytes of `range` with `utf8`, which must be valid UTF-8.
  public mutating func replace(_ range: Range<Int>, with utf8: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .lines(var lines):
      // Nobody else holds the chunks meanwhile, or all of them would be copied.
      self = .lines(LineStorage())
      lines.replace(range, with: utf8)
      self = .lines(lines)
    case .secret(let secret): secret.replace(range, with: utf8)
    }
  }

  /// The start of the line that holds `offset`.
  public func lineStart(at offset: Int) -> Int {
    switch self {
    case .lines(let lines): lines.lineStart(at: offset)
    case .secret(let secret): secret.lineStart(at: offset)
    }
  }

  /// The end of the line that holds `offset`.
  public func lineEnd(at offset: Int) -> Int {
    switch self {
    case .lines(let lines): lines.lineEnd(at: offset)
    case .secret(let secret): secret.lineEnd(at: offset)
    }
  }

  /// Ordinary text; no text at all where there is a secret.
  public var lines: LineStorage {
    if case .lines(let lines) = self { lines } else { LineStorage() }
  }
}

/// Where words begin and end would tell of a secret: for whoever moves or deletes by words it is a single one.
extension FieldStorage {
  /// The start of the word at or before `offset`, strictly before it; 0 if none.
  public func wordStart(before offset: Int) -> Int {
    if case .lines(let lines) = self { lines.wordStart(before: offset) } else { 0 }
  }

  /// The end of the word at or after `offset`, strictly after it; the end of the text if none.
  public func wordEnd(after offset: Int) -> Int {
    if case .lines(let lines) = self { lines.wordEnd(after: offset) } else { utf8Count }
  }

  /// What a double click at `offset` selects.
  public func wordRange(at offset: Int) -> Range<Int> {
    if case .lines(let lines) = self { lines.wordRange(at: offset) } else { 0..<utf8Count }
  }
}
