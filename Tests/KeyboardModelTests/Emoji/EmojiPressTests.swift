import KeyboardModel
import Testing
import UICore

/// Presses on the emoji pages, which are no pages of the layout.
@Suite struct EmojiPressTests {
  private static let page = KeyboardPage.emoji(
    Array(EmojiGroup.people.emoji.prefix(40)), of: .group(.people), columns: 20)

  private func fingers(_ page: KeyboardPage = page) -> Fingers {
    var fingers = Fingers()
    fingers.show(page)
    return fingers
  }

  @Test func theKeyOnTheLettersAsksForThePage() {
    var fingers = Fingers()
    fingers.tap("emoji")
    #expect(fingers.actions == [.emojiPage(.open)])
  }

  @Test func anEmojiIsTypedAndTheLettersComeBack() {
    var fingers = fingers()
    #expect(fingers.actions == [.switchPage(.emoji)])
    fingers.tap("👋", "delete", "space", "letters", "a")
    let rest: [KeyAction] = [.emoji("👋"), .deleteBackward, .space, .switchPage(.letters), .type("a")]
    #expect(fingers.actions.dropFirst() == rest[...])
  }

  @Test func aLongPressOffersSkinTonesAndTypesOne() {
    var fingers = fingers()
    let point = fingers.center(of: "👋")
    fingers.down(at: point)
    fingers.wait(300)
    #expect(fingers.tracker.popUp?.choices == ["👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
    fingers.move(to: fingers.tracker.popUp!.frames[4].center)
    fingers.up(at: point)
    fingers.down("👋")
    fingers.wait(300)
    fingers.up("👋")
    #expect(fingers.actions.contains(.emoji("👋🏻")))
  }

  @Test(arguments: [(-60.0, 1), (60, -1)])
  func aFingerThatSlidesSidewaysTurnsThePageOnceAndTypesNothing(way: Double, steps: Int) {
    var fingers = fingers()
    let start = fingers.center(of: "🖐️") + Point(x: 200, y: 0)
    fingers.down(at: start)
    for part in [0.3, 0.9, 1, 3] { fingers.move(to: start + Point(x: way * part, y: 4)) }
    fingers.up(at: start + Point(x: way * 3, y: 4))
    #expect(fingers.actions.dropFirst() == [.emojiPage(.turn(steps))])
  }

  @Test func tabsTurnToTheirSection() throws {
    var fingers = fingers()
    for (column, section) in EmojiSection.all.enumerated() {
      fingers.tap(row: 0, column: column)
      #expect(fingers.actions.last == .emojiPage(.section(section)))
    }
    fingers.tap(row: 0, column: EmojiSection.all.count)
    #expect(fingers.actions.last == .emojiPage(.search))
  }

  @Test(.bug(id: "LeanBitLab/LeanType#330"), arguments: KeyboardLayout.shippedNames)
  func theSearchHasTheLettersOfEachLayoutAndAWayBack(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    let page = KeyboardPage.emojiSearch("ab", Array(EmojiGroup.food.emoji.prefix(20)), on: layout)
    let keys = page.rows.flatMap(\.keys)
    #expect(keys.contains { $0.content == .emojiPage(.open, isOn: false) })
    #expect(keys.contains { $0.content == .emojiPage(.query("ab"), isOn: false) })
    #expect(!page.contains(.symbols) && !page.contains(.emoji) && page.contains(.space))
    let letters = try #require(layout.page(.letters))
    #expect(page.width == letters.width)
    let texts = Set(keys.compactMap { $0.text(isShifted: false) })
    let wanted = letters.rows.flatMap(\.keys).compactMap { $0.text(isShifted: false) }
    #expect(texts.isSuperset(of: wanted))
  }

  @Test func aPressGoesOnWhenOnlyTheResultsChange() {
    var fingers = fingers(.emojiSearch("", [], on: .default))
    fingers.down("c", finger: 1)
    fingers.show(.emojiSearch("x", [Emoji("🐈")], on: .default))
    fingers.up("c", finger: 1)
    #expect(fingers.typed == "c")
    fingers.tap("🐈")
    #expect(fingers.actions.last == .emoji("🐈"))
    let place = fingers.center(of: "🐈")
    fingers.down(at: place)
    fingers.show(.emojiSearch("xy", [Emoji("🐶")], on: .default))
    fingers.up(at: place)
    #expect(fingers.actions.last == .switchPage(.emojiSearch))
  }

  @Test func theSearchBeginsWithSmallLettersWhateverTheFieldWants() {
    var fingers = Fingers()
    fingers.beginCapital()
    fingers.show(.emojiSearch("", [], on: .default))
    fingers.tap("c")
    #expect(fingers.typed == "c")
  }

  @Test func whatIsSearchedForIsNoKey() {
    var fingers = fingers(.emojiSearch("cat", [], on: .default))
    fingers.tap(row: 0, column: 0)
    #expect(fingers.actions == [.switchPage(.emojiSearch)])
  }

  @Test func anotherFieldHasItsOwnPage() {
    var fingers = fingers()
    fingers.beginField(page: .email)
    #expect(fingers.tracker.page == .email)
  }

  @Test(arguments: [320.0, 360, 960, 1920, 4000, 0, -.infinity, .nan])
  func aScreenHasRowsOfEqualLengthAndEveryEmojiIsWideEnough(width: Double) {
    let columns = KeyboardPage.emojiColumns(forWidth: width)
    #expect((7...22).contains(columns))
    let emoji = EmojiGroup.smileys.emoji
    let page = KeyboardPage.emoji(emoji, of: .group(.smileys), columns: columns)
    #expect(page.rows.count == 5 && page.rows[1...3].allSatisfy { $0.keys.count == columns })
    for row in page.rows { #expect(abs(row.width - Double(columns)) < 0.001) }
    let geometry = KeyboardGeometry(page: page, width: width, height: 204)
    if width >= 320 && width.isFinite { #expect(geometry.unit >= 32) }
  }
}

extension Fingers {
  fileprivate mutating func tap(row: Int, column: Int) {
    let point = tracker.geometry.rows[row][column].center
    down(at: point)
    up(at: point)
  }
}
