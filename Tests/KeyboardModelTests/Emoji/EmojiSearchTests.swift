import Testing

@testable import KeyboardModel

@Suite struct EmojiSearchTests {
  private func found(_ query: String, _ locale: String = "en-US", limit: Int = 6) -> [String] {
    EmojiSearch.emoji(for: query, locale: locale, limit: limit).map(\.text)
  }

  @Test(arguments: [
    ("cat", "en-US", "🐈"), ("Grinning F", "en-GB", "😀"), ("red heart", "en-US", "❤️"), ("pizza", "fr", "🍕"),
    ("katze", "de", "🐈"), ("rotes herz", "de", "❤️"), ("cœur rouge", "fr", "❤️"),
    ("corazón rojo", "es", "❤️"), ("красное сердце", "ru", "❤️"), ("Кошка", "ru", "🐈"), ("قلب أحمر", "ar", "❤️"),
    ("germany", "ko", "🇩🇪"), ("deutschland", "de-CH", "🇩🇪"), ("up thumbs", "en-US", "👍"),
  ])
  func anEmojiIsFoundByWhatItIsCalled(query: String, locale: String, text: String) {
    #expect(found(query, locale).contains(text), "\(found(query, locale))")
  }

  @Test func aNameThatBeginsSoComesFirst() {
    #expect(found("grinning")[0] == "😀")
    #expect(found("dog")[0] == "🐶")
  }

  @Test(.bug(id: "Sav22999/emoji#157")) func englishComesBehindTheLanguagesOwn() {
    let german = found("hand", "de", limit: 100)
    #expect(german.count > 20 && Set(german).count == german.count)
    #expect(found("taxi", "ru") == found("taxi"))
  }

  @Test func nothingIsFoundForNothing() {
    for query in ["", " ", "xyzzy", "|", "grinning xyzzy", "\n"] { #expect(found(query) == [], "\(query)") }
    #expect(found("face", limit: 0) == [])
  }

  @Test func noMoreAreAskedForThanAreWanted() {
    var asked = 0
    let faces = EmojiSearch.emoji(for: "face", locale: "en", limit: 5) { _ in
      asked += 1
      return asked != 2
    }
    #expect(faces.count == 5 && asked == 6)
  }
}

@Suite struct RecentEmojiTests {
  @Test func theNewestIsFirstAndNoneIsThereTwice() {
    var recent = RecentEmoji()
    for text in ["😀", "🐈", "😀"] { recent.note(text) }
    #expect(recent.texts == ["😀", "🐈"])
  }

  @Test func theyAreBounded() {
    var recent = RecentEmoji()
    for emoji in EmojiGroup.flags.emoji { recent.note(emoji.text) }
    #expect(recent.texts.count == RecentEmoji.limit)
    #expect(recent.texts.first == EmojiGroup.flags.emoji.last?.text)
  }

  @Test func aFileBringsThemBack() {
    var recent = RecentEmoji()
    for text in EmojiGroup.people.emoji.prefix(30).flatMap({ [$0.text] + $0.toned.prefix(1) }) {
      recent.note(text)
    }
    #expect(RecentEmoji(fileText: recent.fileText) == recent)
    #expect(RecentEmoji(fileText: "").texts == [])
  }

  @Test func whatIsNoEmojiIsNotTakenFromAFile() {
    let text = "secret\n😀\n1\n\u{1F3FB}\u{1F3FB}x\n\n😀\n1️⃣\né\n🇩🇪🇫🇷\n🐈"
    #expect(RecentEmoji(fileText: text).texts == ["😀", "1️⃣", "🐈"])
    #expect(RecentEmoji(fileText: String(repeating: "😀\n", count: 100_000)).texts == ["😀"])
  }
}
