// The words of a layout file. Everything here works on Unicode scalars where
// it cuts text: a combining mark that is a key of its own would otherwise be
// one character with the space before it.

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
  scalar.properties.generalCategory == .control
}

private func plainText(of word: String) -> String? {
  if word.count == 1 {
    return word
  }
  if word.hasPrefix("U+") {
    return numberedText(of: word)
  }
  guard word.count > 2, word.hasPrefix("\""), word.hasSuffix("\"") else { return nil }
  return String(word.dropFirst().dropLast())
}

private func numberedText(of word: String) -> String? {
  let digits = word.dropFirst(2)
  guard (4...6).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else { return nil }
  guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
  return isControl(scalar) ? nil : String(scalar)
}

extension KeyRow {
  /// Reads what stands after `row` in a line.
  init(words: [String], page: PageName) throws(KeyboardLayoutError.Reason) {
    let hasIndent = words.first.map(isIndent) ?? false
    let keys = words.dropFirst(hasIndent ? 1 : 0)
    guard !keys.isEmpty else { throw .wrongWordCount(statement: "row", form: "row [+INDENT] KEY…") }
    guard keys.count <= LayoutLimits.keys else {
      throw .tooLarge(what: "keys in a row", limit: LayoutLimits.keys)
    }
    self.init(indent: hasIndent ? try parsedIndent(of: words[0]) : 0, keys: [])
    for word in keys {
      self.keys.append(try Key(word: word, page: page))
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
  /// Reads one word of a row.
  init(word: String, page: PageName) throws(KeyboardLayoutError.Reason) {
    let (name, width) = splitWidth(word)
    guard let units = width.map({ Double($0) }) ?? 1, LayoutLimits.width.contains(units) else {
      throw .badWidth(String(width ?? ""))
    }
    self.init(try parsedContent(of: name, page: page), width: units)
  }
}

/// Takes the width off a key: `shift:1.5` is `shift` and `1.5`, but `:` is a key.
private func splitWidth(_ word: String) -> (name: String, width: Substring?) {
  guard let colon = word.lastIndex(of: ":"), colon > word.startIndex else { return (word, nil) }
  let isInQuotes = word.hasPrefix("\"") && word.count > 2 && word.hasSuffix("\"")
  guard !isInQuotes else { return (word, nil) }
  return (String(word[..<colon]), word[word.index(after: colon)...])
}

private func parsedContent(
  of name: String, page: PageName
) throws(KeyboardLayoutError.Reason) -> Key.Content {
  if let function = FunctionKey(rawValue: name) {
    return .function(function)
  }
  if name.count > 1, name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
    throw .unknownFunctionKey(name)
  }
  let text = try KeyboardLayoutParser.text(of: name)
  return .text(text, shifted: page == .letters ? text.shiftedForm : text)
}
