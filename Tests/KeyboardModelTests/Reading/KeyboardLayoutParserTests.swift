import KeyboardModel
import TestSupport
import Testing

@Suite struct KeyboardLayoutParserTests {
  // MARK: - What is understood

  @Test func exampleOfTheReadmeIsALayout() throws {
    let readme = try Repository.text("Resources/layouts/README.md")
    let parts = readme.split(separator: "```", omittingEmptySubsequences: false)
    let layout = try KeyboardLayout(parsing: String(parts[1]), file: "README.md")
    #expect(layout.locale == "en")
    #expect(layout.name == "Counting")
    #expect(layout.page(.letters)?.rows.count == 2)
    #expect(layout.page(.letters)?.rows[0].keys[0].alternates == ["¹", "½"])
  }

  @Test func oneCharacterIsAlwaysAKey() throws {
    let keys = try keys("# : \" + ' \\ é ا")
    #expect(keys.map { $0.text(isShifted: false) } == ["#", ":", "\"", "+", "'", "\\", "é", "ا"])
  }

  @Test func widthFollowsTheLastColon() throws {
    let keys = try keys("a:2 ::0.5 \":1.5 \":)\" \":)\":3 space:5.5")
    #expect(keys.map(\.width) == [2, 0.5, 1.5, 1, 3, 5.5])
    #expect(keys.map { $0.text(isShifted: false) } == ["a", ":", "\"", ":)", ":)", nil])
  }

  @Test func plusBeforeANumberIsTheIndent() throws {
    #expect(try row("+0.5 a").indent == 0.5)
    #expect(try row("+ a").indent == 0)
    #expect(try row("+:2 a").keys.map(\.width) == [2, 1])
  }

  @Test func quotedTextIsTypedAsAWhole() throws {
    #expect(try keys("\".com\"").map { $0.text(isShifted: false) } == [".com"])
    #expect(try keys("\".com\"").map { $0.text(isShifted: true) } == [".com"])
  }

  @Test func numberedCharacterIsTyped() throws {
    #expect(try keys("U+200D U+1F600:2").map { $0.text(isShifted: false) } == ["\u{200D}", "😀"])
  }

  @Test func combiningMarkIsAKeyOfItsOwn() throws {
    #expect(try keys("\u{93E} \u{301}").map { $0.text(isShifted: false) } == ["\u{93E}", "\u{301}"])
  }

  @Test func shiftedLetterIsTheUpperCaseIfThatIsOneCharacter() throws {
    #expect(try keys("a ß я 1").map { $0.text(isShifted: true) } == ["A", "ß", "Я", "1"])
  }

  @Test func shiftedLineReplacesTheUpperCase() throws {
    let keys = try keys("i ß", then: "shifted i İ\nshifted ß ẞ")
    #expect(keys.map { $0.text(isShifted: true) } == ["İ", "ẞ"])
  }

  @Test func shiftChangesNothingOnPagesOfSymbols() throws {
    let layout = try parse("page letters\nrow a symbols\npage symbols\nrow µ letters")
    #expect(layout.page(.symbols)?.rows[0].keys[0].text(isShifted: true) == "µ")
  }

  @Test func alternatesKeepTheirOrder() throws {
    #expect(try keys("e f", then: "alternates e 3 é \"…x\"")[0].alternates == ["3", "é", "…x"])
  }

  @Test func quotedTextMayBeginWithACombiningMark() throws {
    #expect(try keys("\"\u{94C}\u{902}\":2").map { $0.text(isShifted: false) } == ["\u{94C}\u{902}"])
    #expect(try keys("a", then: "alternates a \"\u{301}\"")[0].alternates == ["\u{301}"])
  }

  @Test func caseSaysWhatShiftGives() throws {
    for (letterCase, shifted) in [("upper", "Ა"), ("page", "ა"), ("none", "ა")] {
      let layout = try parse("case \(letterCase)\npage letters\nrow ა")
      #expect(layout.letterCase.rawValue == letterCase)
      #expect(layout.page(.letters)?.rows[0].keys[0].text(isShifted: true) == shifted)
    }
  }

  @Test func alternatesWithShiftAreCapitalsOfThoseWithout() throws {
    let keys = try keys("i s", then: "shifted i İ\nalternates s ß i µ ś 5")
    #expect(keys[1].alternates(isShifted: true) == ["ß", "İ", "Μ", "Ś", "5"])
    let page = try parse("case page\npage letters\nrow წ\nshifted წ ჭ\nalternates წ ჭ 2").page(.letters)
    #expect(page?.rows[0].keys[0].alternates(isShifted: true) == ["2"])
  }

  @Test func alternatesNamedByTheShiftedTextAreForShift() throws {
    let key = try keys("i", then: "shifted i İ\nalternates i ı\nalternates İ I Î")[0]
    #expect(key.alternates(isShifted: false) == ["ı"])
    #expect(key.alternates(isShifted: true) == ["I", "Î"])
  }

  @Test func wordsForSignsAreTheLanguagesOwn() throws {
    let layout = try parse(
      "comma ، ؛\ndecimal ٫\ndigits ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠\npage letters\nrow comma digit2 latin2 beside")
    #expect(layout.pages[0].rows[0].keys.map { $0.text(isShifted: false) } == ["،", "٢", "2"])
    let decimal = layout.page(.decimal)?.rows.last?.keys[2]
    #expect(decimal?.text(isShifted: false) == "٫" && decimal?.alternates == [",", "."])
    let two = layout.page(.symbols)?.rows[0].keys[1]
    #expect(two?.alternates.prefix(2) == ["2", "²"])
  }

  @Test func lettersWithoutASpaceKeyGetTheBottomRowOfTheField() throws {
    let layout = try parse("comma ،\nbeside U+200C\npage letters\nrow a b")
    #expect(texts(layout, .letters) == ["،", "\u{200C}", "."])
    #expect(texts(layout, .email) == ["@", ".", ".com"])
    #expect(texts(layout, .url) == ["/", ".", ".com"])
    #expect(try parse("page letters\nrow a b space").page(.email) == nil)
  }

  @Test func bracketsOfPagesAreInTheOrderInWhichTheyAreSeen() throws {
    let layout = try parse("direction rtl\npage letters\nrow a")
    let row = layout.page(.symbols)?.rows[1].keys.compactMap { $0.text(isShifted: false) }
    #expect(row?.suffix(3) == [")", "(", "/"])
  }

  @Test func flicksAndChangesAreRead() throws {
    let layout = try parse("compose kana\nchange か が ゕ\npage letters\nrow か\nflick か き く け こ")
    #expect(layout.pages[0].rows[0].keys[0].flicks == ["き", "く", "け", "こ"])
    #expect(layout.changes == ["か": "が", "が": "ゕ", "ゕ": "か"])
    #expect(layout.composition == .kana)
  }

  @Test func keysWithoutAWidthTakeWhatTheirRowLeaves() throws {
    let rows = try parse("page letters\nrow a b c d e f\nrow shift g h delete\nrow 1 space:2").pages[0].rows
    #expect(rows[1].keys.map(\.width) == [2, 1, 1, 2])
    #expect(rows[2].keys.map(\.width) == [1, 2])
  }

  @Test func byteOrderMarkAndCarriageReturnsAreSkipped() throws {
    let text = "\u{FEFF}locale en\r\nname English (old)\r\n\r\npage letters\r\nrow a\tb\r\n"
    let layout = try KeyboardLayout(parsing: text, file: "crlf.layout")
    #expect(layout.name == "English (old)")
    #expect(layout.page(.letters)?.rows[0].keys.count == 2)
  }

  // MARK: - What is refused

  @Test(arguments: [
    ("keys a", "3: unknown statement 'keys'"),
    ("page numbers", "3: unknown page 'numbers'"),
    ("page letters\nrow a\npage letters", "5: page 'letters' is there twice"),
    ("row a", "3: 'row' stands before the first 'page'"),
    ("locale de", "3: 'locale' is there twice"),
    ("label", "3: 'label' is written 'label KEY TEXT'"),
    ("label foo x", "3: unknown function key 'foo'"),
    ("page letters\nrow a foo", "4: unknown function key 'foo'"),
    ("page letters\nrow", "4: 'row' is written 'row [+INDENT] KEY…'"),
    ("page letters\nrow +1", "4: 'row' is written 'row [+INDENT] KEY…'"),
    ("page letters\nrow +11 a", "4: '+11' is not an indent from +0 to +10"),
    ("page letters\nrow a:0", "4: '0' is not a width from 0.25 to 20"),
    ("page letters\nrow a:nan", "4: 'nan' is not a width from 0.25 to 20"),
    ("page letters\nrow a:", "4: '' is not a width from 0.25 to 20"),
    ("page letters\nrow \"\"", "4: '\"\"' is not a character, a quoted text or U+ and a number"),
    ("page letters\nrow U+D800", "4: 'U+D800' is not a character, a quoted text or U+ and a number"),
    ("page letters\nrow U+0007", "4: 'U+0007' is not a character, a quoted text or U+ and a number"),
    ("page letters\nrow \u{7}", "4: control character"),
    ("page letters\nrow \u{FFFD}", "4: not UTF-8 text"),
    ("page letters\nrow a\nshifted b B", "5: this page has no key 'b' above this line"),
    ("page letters\nrow a\nalternates a", "5: 'alternates' is written 'alternates KEY TEXT…'"),
    ("page email\nrow a", "3: unknown page 'email'"),
    ("page symbols\nbottom a", "4: 'bottom' is for the page 'letters' only"),
    ("page letters\nbottom a\nbottom b", "5: 'bottom' of page 'letters' is there twice"),
    ("page letters\nrow a\ncomma ،", "5: 'comma' stands after the first 'page'"),
    ("comma ،\ncomma ,", "4: 'comma' is there twice"),
    ("direction up", "3: 'direction' is written 'direction ltr|rtl'"),
    ("case title", "3: 'case' is written 'case upper|page|none'"),
    ("compose pinyin", "3: 'compose' is written 'compose hangul|kana'"),
    ("change か", "3: 'change' is written 'change TEXT TEXT…'"),
    ("change か が\nchange か ゕ", "4: 'change か' is there twice"),
    ("symbol (", "3: 'symbol' is written 'symbol KEY TEXT…'"),
    ("page letters\nrow あ\nflick い う", "5: this page has no key 'い' above this line"),
    ("page letters\nrow あ\nflick あ", "5: 'flick' is written 'flick KEY LEFT [UP [RIGHT [DOWN]]]'"),
    (
      "page letters\nrow a\npage symbols\nrow 1",
      "5: page 'symbols' has no key 'letters': nobody could leave it"
    ),
    ("page letters\n\n", "3: page 'letters' has no rows"),
    ("page symbols\nrow letters\n", "4: no 'page letters' line"),
  ])
  func errorNamesFileLineAndReason(text: String, message: String) {
    #expect(error(in: head + text)?.description == "test.layout:" + message)
  }

  @Test func fileWithoutLocaleOrNameIsRefused() {
    expectReason(.missingStatement("locale"), "name A\npage letters\nrow a")
    expectReason(.missingStatement("name"), "locale en\npage letters\nrow a")
    expectReason(.missingStatement("locale"), "")
  }

  @Test func sizesAreBounded() {
    let head = head + "page letters\n"
    let many = { (text: String, count: Int) in String(repeating: text, count: count) }
    expectReason(.tooLarge(what: "bytes", limit: 65_536), many("#", 65_537))
    expectReason(.tooLarge(what: "rows on a page", limit: 8), head + many("row a\n", 9))
    expectReason(.tooLarge(what: "keys in a row", limit: 24), head + "row" + many(" a", 25))
    expectReason(.tooLarge(what: "alternates", limit: 24), head + "row a\nalternates a" + many(" b", 25))
    expectReason(
      .tooLarge(what: "Unicode scalars on a key", limit: 16), head + "row \"" + many("x", 17) + "\"")
    expectReason(
      .tooLarge(what: "Unicode scalars on a key", limit: 16), head + "row x" + many("\u{301}", 16))
  }

  @Test func messageDoesNotRepeatALongWordInFull() {
    let message = error(in: String(repeating: "x", count: 10_000))?.description
    #expect(message == "test.layout:1: unknown statement '" + String(repeating: "x", count: 24) + "…'")
  }

  @Test(arguments: 0..<40)
  func mutatedFileIsALayoutOrAnErrorInOneOfItsLines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let original = Array(try Repository.text("Resources/layouts/en-US.layout").utf8)
    for _ in 0..<50 {
      let text = String(decoding: mutated(original, using: &random), as: UTF8.self)
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
      if let line = error(in: text)?.line {
        #expect((1...lines).contains(line))
      }
    }
  }
}

// MARK: - Helpers

private let head = "locale en\nname Test\n"

private func parse(_ text: String) throws -> KeyboardLayout {
  try KeyboardLayout(parsing: head + text, file: "test.layout")
}

/// What the keys of the last row of a page type.
private func texts(_ layout: KeyboardLayout, _ page: PageName) -> [String]? {
  layout.page(page)?.rows.last?.keys.compactMap { $0.text(isShifted: false) }
}

/// What is wrong with a whole file, or `nil` if it is a layout.
private func error(in text: String) -> KeyboardLayoutError? {
  do throws(KeyboardLayoutError) {
    _ = try KeyboardLayout(parsing: text, file: "test.layout")
    return nil
  } catch {
    return error
  }
}

private func row(_ words: String, then lines: String = "") throws -> KeyRow {
  let layout = try parse("page letters\nrow \(words)\n\(lines)")
  return try #require(layout.page(.letters)?.rows.first)
}

private func keys(_ words: String, then lines: String = "") throws -> [Key] {
  try row(words, then: lines).keys
}

private func expectReason(_ reason: KeyboardLayoutError.Reason, _ text: String) {
  #expect(error(in: text)?.reason == reason)
}

private func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...6, using: &random) {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = Int.random(in: start...min(bytes.count, start + 12), using: &random)
    let piece = Array(bytes[start..<end])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<max(end, min(start + 1, bytes.count - 1)))
    case 2: bytes.insert(contentsOf: piece, at: Int.random(in: 0..<bytes.count, using: &random))
    default: bytes.replaceSubrange(start..<end, with: Array(": \"#+U\n".utf8).shuffled(using: &random))
    }
  }
  return bytes
}
