import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct EmojiPageTests {
  @Test func emojiAreTypedAndOneBackspaceTakesOne() {
    let stage = Stage.editing()
    stage.click("emoji", "😀", "people", "👋", "delete")
    #expect(stage.fieldA.typed == "😀")
    #expect(stage.fieldA.commands == [.delete(.backward)])
    stage.click("space", "letters", "a")
    #expect(stage.fieldA.typed == "😀 a")
  }

  @Test func thePanelKeepsItsHeight() {
    let stage = Stage.editing()
    let frame = stage.panel.frame
    stage.forget()
    stage.click("emoji", "search emoji", "c", "emoji", "letters")
    #expect(stage.panel.frame == frame && stage.phases == [])
  }

  @Test func aScreenLaysOutItsOwnEmojiOnly() {
    let stage = Stage.editing()
    stage.forget()
    let (laidOut, asked) = (stage.text.layoutCount, stage.text.pictureCount)
    stage.click("emoji")
    let columns = KeyboardPage.emojiColumns(forWidth: 960)
    #expect(stage.text.layoutCount - laidOut <= 3 * columns + EmojiGroup.allCases.count + 4)
    #expect(stage.text.pictureCount - asked <= EmojiGroup.smileys.emoji.count)
  }

  /// Every emoji can be reached by turning on, and each once.
  @Test(arguments: [Size(width: 960, height: 640), Size(width: 360, height: 560)])
  func turningComesByEveryEmojiAndBack(size: Size) {
    let stage = Stage.editing(size)
    stage.click("emoji")
    var seen = stage.emoji
    var screens = 1
    while screens < 200, case let before = stage.emoji {
      stage.click("next page")
      if stage.emoji == before { break }
      seen += stage.emoji
      screens += 1
    }
    #expect(seen == EmojiGroup.allCases.flatMap(\.emoji).map(\.text))
    for _ in 1..<screens { stage.click("previous page") }
    #expect(stage.emoji == Array(seen.prefix(stage.emoji.count)))
    #expect(stage.fieldA.typed == "")
  }

  @Test(arguments: EmojiGroup.allCases)
  func aTabShowsItsGroupAndIsMarked(group: EmojiGroup) {
    let stage = Stage.editing()
    stage.click("emoji", group.rawValue)
    #expect(stage.emoji == group.emoji.map(\.text).prefix(stage.emoji.count).map { $0 })
    let marked = stage.keys.filter { $0.face.role == .engaged }
    #expect(marked.map(\.keyName) == [group.rawValue])
  }

  @Test func theWheelTurnsAScreenAtEachNotch() {
    let stage = Stage.editing()
    stage.click("emoji")
    let first = stage.emoji
    stage.user.turnWheel(1, at: stage.center(of: "😀"), in: stage.window)
    #expect(stage.emoji != first)
    stage.user.turnWheel(-1, at: stage.center(of: "next page"), in: stage.window)
    #expect(stage.emoji == first)
    for _ in 0..<4 { stage.user.turnWheel(0.25, at: stage.center(of: "next page"), in: stage.window) }
    #expect(stage.emoji != first)
  }

  @Test func aFingerTurnsThePage() {
    let stage = Stage.editing()
    stage.click("emoji")
    let (first, start) = (stage.emoji, stage.center(of: "😂"))
    stage.user.drag(from: start, to: start - Point(x: 150, y: 0), in: stage.window)
    #expect(stage.emoji != first && stage.fieldA.typed == "")
  }

  @Test(.bug(id: "nightkr/flickboard#209"), .bug(id: "FossifyOrg/Keyboard#364"))
  func whatWasTypedLastComesFirstAndDoesNotMoveUnderTheFinger() {
    let stage = Stage.editing()
    stage.click("emoji", "😀", "food", "🍕", "letters", "emoji")
    #expect(stage.emoji == ["🍕", "😀"])
    stage.click("😀")
    #expect(stage.emoji == ["🍕", "😀"])
    stage.click("letters", "emoji")
    #expect(stage.emoji == ["😀", "🍕"])
    #expect(stage.fieldA.typed == "😀🍕😀")
  }

  @Test func aLongPressTypesASkinTone() {
    let stage = Stage.editing()
    stage.click("emoji", "people")
    stage.user.press(stage.center(of: "👍"), in: stage.window)
    stage.user.wait(.milliseconds(300))
    stage.user.release()
    #expect(stage.fieldA.typed == "👍🏻")
    stage.click("recent")
    #expect(stage.emoji == ["👍🏻"])
  }

  @Test func whatIsRememberedIsAskedForWhenThePageComesUpAndToldOfEachEmoji() {
    let stage = Stage.editing()
    var (asked, told) = (0, [RecentEmoji]())
    stage.panel.emojiMemory = EmojiMemory {
      asked += 1
      return RecentEmoji(fileText: "🐈\n🍕\n")
    } remember: {
      told.append($0)
    }
    #expect(asked == 0)
    stage.click("emoji")
    #expect(stage.emoji == ["🐈", "🍕"])
    stage.click("🍕", "letters", "emoji")
    #expect(asked == 1 && told.map(\.texts) == [["🍕", "🐈"]])
  }

  // MARK: Where there are none

  @Test func secretsAndFieldsForNumbersAndAddressesHaveNoKeyForThem() {
    for content in KeyboardTraits.ContentType.allCases {
      let stage = Stage()
      stage.fieldA.keyboardTraits.contentType = content
      stage.user.click(stage.fieldA)
      #expect(stage.hasEmojiKey == (content == .text || content == .search), "\(content)")
    }
    let stage = Stage()
    stage.fieldA.isSecure = true
    stage.user.click(stage.fieldA)
    #expect(!stage.hasEmojiKey && stage.keys.contains { $0.keyName == "q" })
    stage.user.click(stage.fieldB)
    #expect(stage.hasEmojiKey)
  }

  @Test func aSecretThatIsClickedWhileEmojiAreUpGetsTheLetters() {
    let stage = Stage.editing()
    stage.fieldB.isSecure = true
    stage.click("emoji", "😀")
    stage.user.click(stage.fieldB)
    #expect(!stage.hasEmojiKey && stage.emoji == [])
    stage.click("q")
    #expect(stage.fieldB.typed == "q")
  }

  @Test(.bug(id: "FelipeFTN/Emoji-Copy#81")) func withoutAFontThereIsNoKey() {
    let stage = Stage()
    stage.text.missingPictures = nil
    stage.user.click(stage.fieldA)
    #expect(!stage.hasEmojiKey && stage.keys.contains { $0.keyName == "q" })
  }

  @Test func noFontIsAskedForEmojiBeforeThePanelComesUpAndOnlyForOneThen() {
    let stage = Stage()
    #expect(stage.text.pictureCount == 0)
    stage.user.click(stage.fieldA)
    #expect(stage.text.pictureCount == 1)
  }

  @Test(.bug(id: "timeopochin/tokiponakeyboard#7")) func whatNoFontDrawsIsNotOffered() {
    let stage = Stage()
    stage.text.missingPictures = ["😃", "😄", "🐈"]
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.click("emoji")
    #expect(stage.emoji.prefix(3) == ["😀", "😁", "😆"])
    stage.click("search emoji", "c", "a", "t")
    #expect(!stage.emoji.isEmpty && !stage.emoji.contains("🐈"))
  }

  @Test func aNarrowerWindowHasFewerInARow() {
    let stage = Stage.editing()
    stage.click("emoji")
    let count = stage.emoji.count
    stage.resize(to: Size(width: 400, height: 640))
    #expect(stage.emoji.count < count && stage.emoji.first == "😀")
    #expect(stage.keys.allSatisfy { stage.frame(of: $0).maxX <= 400 })
  }
}

extension Stage {
  /// The emoji that can be typed now, in order.
  var emoji: [String] { keys.filter(\.key.isPicture).map(\.keyName) }

  var hasEmojiKey: Bool { keys.contains { $0.key.function == .emoji } }

  var text: FixedTextSystem { user.host.textSystem }
}
