import TestSupport
import Testing

@testable import KeyboardModel

@Suite struct KeyComposerTests {
  // MARK: - Hangul

  @Test func everySyllableIsTypedByItsJamo() throws {
    let syllables = (UInt32(0xAC00)...0xD7A3).compactMap { Unicode.Scalar($0).map(String.init) }
    var composer = try hangul()
    var typed = ""
    for syllable in syllables { for key in keys(of: syllable) { typed += composer.type(key).committed } }
    typed += composer.finish()
    #expect(typed == syllables.joined())
  }

  @Test(arguments: [
    ("ㄱㅏㄱㅏ", "가가"), ("ㄱㅏㄱㅅㅏ", "각사"), ("ㄷㅏㄹㄱ", "닭"), ("ㄷㅏㄹㄱㅣ", "달기"), ("ㅏㅣ", "ㅏㅣ"), ("ㅗㅏ", "ㅘ"),
    ("ㄱㄱㅏ", "ㄱ가"), ("ㄱㅏㄸㅏ", "가따"), ("ㄱㅗㅏㄴ", "관"), ("ㅋㅋㅋ", "ㅋㅋㅋ"), ("ㄱㅏ1ㄴㅏ", "가1나"), ("ㅇㅓㅂㅅㅇㅓ", "없어"),
    ("ㅇㅓㅂㅅㄷㅏ", "없다"),
  ])
  func jamoAreJoined(keys: String, text: String) throws {
    var composer = try hangul()
    let typed = keys.unicodeScalars.map { composer.type(String($0)).committed }.joined()
    #expect(typed + composer.finish() == text)
  }

  @Test func backspaceTakesOneJamoWhileTheSyllableIsOpen() throws {
    var composer = try hangul()
    for key in ["ㄷ", "ㅏ", "ㄹ", "ㄱ"] { _ = composer.type(key) }
    #expect(composer.marked == "닭")
    for left in ["달", "다", "ㄷ", ""] { #expect(composer.deleteBackward()?.marked == left) }
    #expect(composer.deleteBackward() == nil)
  }

  @Test func whatIsMarkedIsTheOpenSyllableOnly() throws {
    var composer = try hangul()
    #expect(composer.type("ㄱ") == .init(marked: "ㄱ"))
    #expect(composer.type("ㅏ") == .init(marked: "가"))
    #expect(composer.type("ㄱ") == .init(marked: "각"))
    #expect(composer.type("ㅏ") == .init(committed: "가", marked: "가"))
    #expect(composer.type("!") == .init(committed: "가!"))
  }

  // MARK: - Kana

  @Test func aSecondTapGivesTheNextKana() throws {
    var composer = try kana()
    let a = ["あ", "い", "う", "え", "お"]
    #expect(composer.type(cycling: a, at: .zero) == .init(marked: "あ"))
    #expect(composer.type(cycling: a, at: .milliseconds(900)) == .init(marked: "い"))
    #expect(composer.type(cycling: a, at: .milliseconds(2000)) == .init(committed: "い", marked: "あ"))
    #expect(
      composer.type(cycling: ["か", "き"], at: .milliseconds(2100)) == .init(committed: "あ", marked: "か"))
  }

  @Test func changeGoesThroughTheFormsOfTheLastKana() throws {
    var composer = try kana()
    _ = composer.type("つ")
    #expect(["っ", "づ", "つ"].map { _ in composer.change()?.marked } == ["っ", "づ", "つ"])
    _ = composer.finish()
    #expect(composer.change() == nil)
  }

  @Test func backspaceTakesTheWholeKana() throws {
    var composer = try kana()
    _ = composer.type("は")
    _ = composer.change()
    #expect(composer.deleteBackward() == .init())
    #expect(composer.deleteBackward() == nil)
  }

  // MARK: - Others

  @Test func otherLayoutsTypeWhatTheirKeysSay() {
    var composer = KeyComposer(for: .default)
    #expect(composer.type("ㄱ") == .init(committed: "ㄱ"))
    #expect(composer.type(cycling: ["a", "b"], at: .zero) == .init(committed: "a"))
    #expect(composer.change() == nil && composer.deleteBackward() == nil && composer.marked.isEmpty)
  }

  @Test(arguments: 0..<10)
  func anyOrderOfKeysLosesNoLetter(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var composer = try hangul()
    let jamo = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㄲㄸㅃ").map(String.init)
    var (keys, typed) = ([String](), "")
    for _ in 0..<200 {
      let key = jamo.randomElement(using: &random)!
      keys.append(key)
      typed += composer.type(key).committed
    }
    typed += composer.finish()
    let parts = typed.flatMap { self.keys(of: String($0)) }
    #expect(parts == keys)
  }
}

private func hangul() throws -> KeyComposer { KeyComposer(for: try #require(KeyboardLayout.shipped("ko"))) }
private func kana() throws -> KeyComposer {
  KeyComposer(for: try #require(KeyboardLayout.shipped("ja-kana")))
}

/// The keys that are pressed for a syllable, or for a jamo that stands alone.
extension KeyComposerTests {
  func keys(of text: String) -> [String] {
    let value = text.unicodeScalars.first!.value
    guard (0xAC00...0xD7A3).contains(value) else { return pressed(text) }
    let (first, rest) = Int(value - 0xAC00).quotientAndRemainder(dividingBy: 588)
    let (second, third) = rest.quotientAndRemainder(dividingBy: 28)
    let initial = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")[first]
    let vowel = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")[second]
    let final = third == 0 ? "" : String(Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")[third - 1])
    return pressed(String(initial)) + pressed(String(vowel)) + pressed(final)
  }

  private func pressed(_ jamo: String) -> [String] {
    let parts = [
      "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ", "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ",
      "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
    ]
    return (parts[jamo] ?? jamo).map(String.init)
  }
}
