import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct EmojiSearchPageTests {
  private func searching() -> Stage {
    let stage = Stage.editing()
    stage.click("emoji", "search emoji")
    return stage
  }

  @Test func lettersOfThePanelAreSearchedForAndTheFieldGetsTheResult() {
    let stage = searching()
    stage.click("p", "i", "z", "z")
    #expect(stage.query == "pizz" && stage.emoji == ["🍕"])
    stage.click("🍕")
    #expect(stage.fieldA.typed == "🍕" && stage.query == "pizz")
    stage.click("delete", "delete")
    #expect(stage.query == "pi")
    stage.click("space")
    #expect(stage.query == "pi " && stage.fieldA.typed == "🍕" && stage.fieldA.commands == [])
  }

  @Test func theWayBackLeadsToTheEmojiAndOnToTheLetters() {
    let stage = searching()
    stage.click("c", "emoji")
    #expect(stage.emoji.first == "😀")
    stage.click("search emoji")
    #expect(stage.query == "")
    stage.click("emoji", "letters", "c")
    #expect(stage.fieldA.typed == "c")
  }

  @Test func returnTypesWhatWasFoundFirst() {
    let stage = searching()
    stage.click("p", "i", "z", "z", "return")
    #expect(stage.fieldA.typed == "🍕" && stage.fieldA.returns == 0)
    stage.click("x", "x", "x", "return")
    #expect(stage.fieldA.typed == "🍕" && stage.fieldA.returns == 0)
  }

  @Test func keysOfARealKeyboardAreSearchedFor() {
    let stage = searching()
    stage.user.type("taxx")
    stage.user.key(.backspace)
    #expect(stage.query == "tax" && stage.fieldA.typed == "")
    #expect(stage.emoji.contains("🚕"))
    stage.user.key(.return)
    #expect(stage.fieldA.typed == "🚕" && stage.fieldA.returns == 0)
    stage.user.key(.escape)
    #expect(stage.query == nil && stage.fieldA.isFirstResponder)
    stage.user.type("a")
    #expect(stage.fieldA.typed == "🚕a")
  }

  @Test func shortcutsAreTheFieldsOwn() {
    let stage = searching()
    stage.user.key(KeySym("a"), modifiers: [.control])
    #expect(stage.query == "")
  }

  @Test(.bug(id: "futo-org/android-keyboard#1645"), .bug(id: "FelipeFTN/Emoji-Copy#106"))
  func namesAreThoseOfTheKeyboardsLanguageAndTheGlobeGoesOnSearching() throws {
    let stage = Stage.editing()
    stage.panel.layouts = try ["de", "ru"].map { try #require(KeyboardLayout.shipped($0)) }
    stage.user.application.endTurn()
    stage.click("emoji", "search emoji", "k", "a", "t", "z")
    #expect(stage.emoji.contains("🐈"))
    for _ in 0..<4 { stage.click("delete") }
    stage.click("globe", "т", "а", "к", "с")
    #expect(stage.query == "такс" && stage.emoji.contains("🚕"))
    #expect(stage.fieldA.typed == "")
  }

  @Test func jamoAreJoinedInTheSearchToo() throws {
    let stage = Stage.editing()
    stage.panel.layouts = [try #require(KeyboardLayout.shipped("ko"))]
    stage.user.application.endTurn()
    stage.click("emoji", "search emoji", "ㅎ", "ㅏ", "ㄴ")
    #expect(stage.query == "한" && stage.fieldA.markedText == nil)
    stage.click("delete")
    #expect(stage.query == "하")
  }

  @Test func twoThumbsSearchInTheOrderOfTheirPresses() {
    let stage = searching()
    stage.finger(1, .down, at: stage.center(of: "t"))
    stage.finger(2, .down, at: stage.center(of: "a"))
    stage.finger(1, .up, at: stage.center(of: "t"))
    stage.finger(2, .up, at: stage.center(of: "a"))
    #expect(stage.query == "ta")
  }

  @Test func anotherFieldEndsTheSearch() {
    let stage = searching()
    stage.click("c")
    stage.user.click(stage.fieldB)
    stage.user.type("x")
    #expect(stage.query == nil && stage.fieldB.typed == "x")
  }
}

extension Stage {
  /// What stands on the line of the search; nil while there is none.
  fileprivate var query: String? {
    keys.lazy.compactMap { key in
      if case .emojiPage(.query(let text), _) = key.key.content { text } else { nil }
    }.first
  }
}
