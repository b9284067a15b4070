// The words of a layout file. Everything here works on Unicode scalars or bytes where
// it cuts text: a combining mark that is a key of its own would otherwise be
// one character with the space or the quotation mark before it.

extension KeyboardLayoutParser {
  /// The lines of a file, without the byte order mark that some editors write.
  static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" {
      scalars = scalars.dropFirst()
    }
    var lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1, lines.last?.isEmpty == true {
      lines.removeLast()
    }
    return lines
  }

  /// The words of a line.
  static func words(of line: Substring.UnicodeScalarView) throws(Reason) -> [String] {
    for scalar in line {
      // What a reader puts in the place of bytes that it could not decode.
      guard scalar != "\u{FFFD}" else { throw .notUTF8 }
      guard isBlank(scalar) || !isControl(scalar) else { throw .controlCharacter }
    }
    return line.split(whereSeparator: isBlank).map { String($0) }
  }

  /// The text that a word stands for: one character, a quoted text, or `U+` and a number.
  static func text(of word: String) throws(Reason) -> String {
    guard let text = plainText(of: word) else { throw .badText(word) }
    guard text.unicodeScalars.count <= LayoutLimits.scalars else {
      throw .tooLarge(what: "Unicode scalars on a key", limit: LayoutLimits.scalars)
    }
    return text
  }
}

/// The carriage return is blank, so that files with CRLF can be read.
private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\t" || scalar == "\r"
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
}

private func plainText(of word: String) -> String? {
  if let text = quotedText(of: word) { return text }
  if word.count == 1 { return word }
  return word.utf8.starts(with: "U+".utf8) ? numberedText(of: word) : nil
}

/// What stands between two quotation marks, or `nil` if it is nothing or there are none.
private func quotedText(of word: String) -> String? {
  let bytes = word.utf8
  guard bytes.count > 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
    return nil
  }
  return String(word.unicodeScalars.dropFirst().dropLast())
}

private func numberedText(of word: String) -> String? {
  let digits = word.utf8.dropFirst(2)
  guard (4...6).contains(digits.count), let text = String(digits), text.allSatisfy(\.isHexDigit) else {
    return nil
  }
  guard let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
  return isControl(scalar) ? nil : String(scalar)
}

/// A word of a row, without what stands before it.
struct KeyWord {
  let name: String
  /// Nil where the word gives none.
  let width: Double?

  init(_ word: String) throws(KeyboardLayoutError.Reason) {
    let (name, written) = Self.split(word)
    self.name = name
    width = written.flatMap { Double($0) }
    if let written, width.map(LayoutLimits.width.contains) != true { throw .badWidth(String(written)) }
  }

  /// Takes the width off a key: `shift:1.5` is `shift` and `1.5`, but `:` is a key.
  private static func split(_ word: String) -> (name: String, width: Substring?) {
    guard let colon = word.lastIndex(of: ":"), colon > word.startIndex, quotedText(of: word) == nil else {
      return (word, nil)
    }
    return (String(word[..<colon]), word[word.index(after: colon)...])
  }
}

extension KeyRow {
  /// Reads what stands after `row` or `bottom` in a line.
  init(
    words: [String], page: PageName, signs: LanguageSigns, letterCase: LetterCase
  ) throws(KeyboardLayoutError.Reason) {
    let hasIndent = words.first.map(isIndent) ?? false
    let keys = words.dropFirst(hasIndent ? 1 : 0)
    guard !keys.isEmpty else { throw .wrongWordCount(statement: "row", form: "row [+INDENT] KEY…") }
    guard keys.count <= LayoutLimits.keys else {
      throw .tooLarge(what: "keys in a row", limit: LayoutLimits.keys)
    }
    self.init(indent: hasIndent ? try parsedIndent(of: words[0]) : 0, keys: [])
    for word in keys {
      if let key = try Key(KeyWord(word), page: page, signs: signs, letterCase: letterCase) {
        self.keys.append(key)
      }
    }
  }
}

/// Whether a word is an indent and not the key `+`, which may have a width: `+:2`.
private func isIndent(_ word: String) -> Bool {
  word.count > 1 && word.hasPrefix("+") && !word.hasPrefix("+:")
}

private func parsedIndent(of word: String) throws(KeyboardLayoutError.Reason) -> Double {
  guard let indent = Double(word.dropFirst()), LayoutLimits.indent.contains(indent) else {
    throw .badIndent(word)
  }
  return indent
}

extension Key {
  /// What one word of a row stands for: `nil` for a sign that the language has not.
  init?(
    _ word: KeyWord, page: PageName, signs: LanguageSigns, letterCase: LetterCase
  ) throws(KeyboardLayoutError.Reason) {
    if let function = FunctionKey(rawValue: word.name) {
      self.init(
        .function(function), width: word.width ?? 1, stretches: function.stretches && word.width == nil)
      return
    }
    guard let text = try Self.text(of: word.name, signs: signs) else { return nil }
    let shifted = page.hasLetters && letterCase == .upper ? text.shiftedForm : text
    self.init(.text(text, shifted: shifted), width: word.width ?? 1)
  }

  private static func text(
    of name: String, signs: LanguageSigns
  ) throws(KeyboardLayoutError.Reason) -> String? {
    if let texts = signs.texts(for: name) { return texts.first }
    if name.utf8.count > 1, name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
      throw .unknownFunctionKey(name)
    }
    return try KeyboardLayoutParser.text(of: name)
  }
}
