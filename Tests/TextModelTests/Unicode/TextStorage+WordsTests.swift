import TestSupport
import Testing

@testable import TextModel

@Suite struct TextStorageWordsTests {
  static func segments(_ text: String) -> [String] {
    var found: [String] = []
    let storage = LineStorage(text)
    guard storage.utf8Count > 0 else { return [] }
    storage.scanWords(around: 0) {
      found.append(storage.text(in: $0.range))
      return true
    }
    return found
  }

  @Test func wordForwardStopsAtTheEndsOfWords() {
    let storage = LineStorage("foo-bar baz_qux 3.14 don't")
    var stops: [Int] = []
    var offset = 0
    while offset < storage.utf8Count {
      offset = storage.wordEnd(after: offset)
      stops.append(offset)
    }
    #expect(stops == [3, 7, 15, 20, 26])
  }

  @Test func wordBackwardStopsAtTheStartsOfWords() {
    let storage = LineStorage("foo-bar baz_qux 3.14 don't")
    var stops: [Int] = []
    var offset = storage.utf8Count
    while offset > 0 {
      offset = storage.wordStart(before: offset)
      stops.append(offset)
    }
    #expect(stops == [21, 16, 8, 4, 0])
  }

  @Test(arguments: [
    ("漢字かな", ["漢字", "かな"]), ("カタカナ漢", ["カタカナ", "漢"]), ("한국어 말", ["한국어", " ", "말"]),
    ("can't.", ["can't", "."]), ("1,234.5", ["1,234.5"]), ("a.b.", ["a.b", "."]), ("a  b", ["a", "  ", "b"]),
    ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]), ("👨‍👩‍👧a", ["👨‍👩‍👧", "a"]), ("ת\"א ש'", ["ת\"א", " ", "ש'"]), ("a\r\nb", ["a", "\r\n", "b"]),
    ("é́x", ["é́x"]), ("a:b c", ["a:b", " ", "c"]), ("''", ["'", "'"]), ("x'", ["x", "'"]),
  ])
  func segmentsFollowTheWordRules(_ row: (text: String, segments: [String])) {
    #expect(Self.segments(row.text) == row.segments)
  }

  /// As in other programs, where no dictionary is at hand: Pango, Windows.
  @Test(
    .bug(id: "microsoft/vscode#25208"),
    arguments: [
      ("我们在学中文。很好", ["我们在学中文", "。", "很好"]), ("人々の", ["人々", "の"]), ("らーめん", ["らーめん"]),
      ("ラーメンを", ["ラーメン", "を"]), ("食べる", ["食", "べる"]), ("日本語abc漢", ["日本語", "abc", "漢"]),
      ("2024年", ["2024", "年"]), ("か゛が", ["か゛が"]), ("ｶﾞｰ漢", ["ｶﾞｰ", "漢"]), ("漢\u{FE00}字", ["漢\u{FE00}字"]),
      ("สวัสดีครับ abc", ["สวัสดีครับ", " ", "abc"]), ("ខ្មែរ។", ["ខ្មែរ", "។"]), ("東京、大阪", ["東京", "、", "大阪"]),
      ("한국어漢字", ["한국어", "漢字"]), ("𠮷野家", ["𠮷野家"]), ("「漢字」", ["「", "漢字", "」"]), ("漢_字", ["漢", "_", "字"]),
    ])
  func aScriptWithoutSpacesIsCutWhereTheScriptChanges(_ row: (text: String, segments: [String])) {
    #expect(Self.segments(row.text) == row.segments)
  }

  @Test func stepsFromAnywhereAgreeWithOnePassOverTheText() {
    for separator in ["", "-", " ", "\n"] {
      checkSteps(Samples.strings.joined(separator: separator))
    }
  }

  @Test func everyShortTextIsCutAlikeFromAnywhere() {
    let all: [Unicode.Scalar] = [
      "a", "1", "_", ".", ",", "'", "\"", " ", "\n", "-", "א", "カ", "漢", "か", "ー", "ก", "\u{301}", "\u{200D}",
      "\u{2764}", "\u{1F1E9}",
    ]
    forEachText(of: all, length: 3, checkSteps)
    forEachText(of: ["a", "1", ".", "'", "\u{301}", "\u{200D}", "\u{2764}"], length: 4, checkSteps)
  }

  private func checkSteps(_ text: String) {
    let storage = LineStorage(text)
    let words = Self.words(storage)
    for offset in text.clusterOffsets {
      let end = words.first { $0.upperBound > offset }?.upperBound ?? text.utf8.count
      let start = words.last { $0.lowerBound < offset }?.lowerBound ?? 0
      if storage.wordEnd(after: offset) != storage.clusterBoundary(atOrAfter: end)
        || storage.wordStart(before: offset) != storage.clusterBoundary(atOrBefore: start)
      {
        Issue.record("\(text.unicodeScalars.map(\.value)) at \(offset)")
      }
    }
  }

  private static func words(_ storage: LineStorage) -> [Range<Int>] {
    var words: [Range<Int>] = []
    storage.scanWords(around: 0) {
      if $0.isWord { words.append($0.range) }
      return true
    }
    return words
  }

  @Test(arguments: [
    ("foo bar", 1, 0..<3), ("foo bar", 3, 3..<4), ("foo bar", 7, 4..<7), ("a \t b", 2, 1..<4), ("", 0, 0..<0),
    ("ab\ncd", 2, 0..<2), ("ab\ncd", 3, 3..<5), ("a\n\nb", 2, 2..<2), ("foo, bar", 3, 3..<4),
    ("ab  ", 4, 2..<4),
  ])
  func doubleClickTakesTheWordOrTheRunOfSpaces(_ row: (text: String, offset: Int, range: Range<Int>)) {
    #expect(LineStorage(row.text).wordRange(at: row.offset) == row.range)
  }

  @Test(arguments: ["word ", "漢字。", "слово ", "👍🏽", "हिन्दी "])
  func aStepReadsAFewBytesOfALongText(_ unit: String) {
    let storage = CountingStorage(LineStorage(String(repeating: unit, count: 50_000) + "\n"))
    let middle = storage.clusterBoundary(atOrBefore: storage.utf8Count / 2)
    storage.count.bytes = 0
    _ = storage.wordStart(before: middle)
    _ = storage.wordEnd(after: middle)
    #expect(storage.count.bytes < 2000)
  }

  @Test func aStepOverManySymbolsReadsEachAFewTimes() {
    let storage = CountingStorage(LineStorage("a" + String(repeating: "─", count: 50_000)))
    #expect(storage.wordStart(before: storage.utf8Count) == 0)
    #expect(storage.count.bytes < 10 * storage.utf8Count)
  }
}
