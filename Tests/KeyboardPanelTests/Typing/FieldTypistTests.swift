import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

/// Composed letters, ends of sentences and capitals, in the field.
@MainActor struct FieldTypistTests {
  // MARK: Composing

  @Test func jamoAreMarkedAndBecomeTextWithTheNextSyllable() throws {
    let stage = try Stage.editing("ko")
    stage.click("ㄱ", "ㅏ", "ㄱ")
    #expect(stage.fieldA.markedText?.text == "각" && stage.fieldA.typed == "")
    stage.click("ㅏ")
    #expect(stage.fieldA.markedText?.text == "가" && stage.fieldA.typed == "가")
    stage.click("space")
    #expect(stage.fieldA.markedText == nil && stage.fieldA.typed == "가가 ")
  }

  @Test func backspaceTakesOneJamoThenAWholeSyllable() throws {
    let stage = try Stage.editing("ko")
    stage.click("ㄱ", "ㅏ", "ㄴ", "ㅏ", "delete")
    #expect(stage.fieldA.markedText?.text == "ㄴ" && stage.fieldA.typed == "가")
    stage.click("delete", "delete")
    #expect(stage.fieldA.markedText == nil && stage.fieldA.typed == "")
  }

  @Test func whatAFieldHasUnmarkedItselfIsNotTakenUpAgain() throws {
    let stage = try Stage.editing("ko")
    stage.click("ㄱ")
    stage.fieldA.unmarkText()
    stage.click("ㅏ")
    #expect(stage.fieldA.typed == "ㄱ" && stage.fieldA.markedText?.text == "ㅏ")
  }

  @Test func anotherFieldBeginsAnew() throws {
    let stage = try Stage.editing("ko")
    stage.click("ㄱ")
    stage.user.click(stage.fieldB)
    stage.click("ㅏ", "return")
    #expect(stage.fieldB.typed == "ㅏ" && stage.fieldB.returns == 1)
  }

  @Test func anotherLayoutMakesTextOfWhatIsMarked() throws {
    let stage = try Stage.editing("ko")
    stage.panel.layouts.append(.default)
    stage.user.application.endTurn()
    stage.click("ㄱ", "ㅏ", "globe", "a")
    #expect(stage.fieldA.typed == "가a")
  }

  @Test func kanaChangeWhileTheyAreTheLast() throws {
    let stage = try Stage.editing("ja-kana")
    stage.click("は", "change", "change", "た", "change")
    stage.user.wait(.seconds(2))
    stage.click("space")
    #expect(stage.fieldA.typed == "ぱだ ")
  }

  // MARK: Sentences

  @Test func twoQuickSpacesAreAFullStopWhereSentencesAreWritten() {
    let stage = Stage.editing(capitals: .sentences)
    stage.click("A", "space", "space")
    #expect(stage.fieldA.typed == "A. ")
    stage.click("delete")
    #expect(stage.fieldA.typed == "A  ")
  }

  @Test(arguments: [("", 0), ("a", 1200), ("a.", 0)])
  func otherwiseTwoSpacesAreTwoSpaces(before: String, pause: Int) {
    let stage = Stage.editing(capitals: .sentences)
    stage.fieldA.typed = before
    stage.click("space")
    stage.user.wait(.milliseconds(pause))
    stage.click("space")
    #expect(stage.fieldA.typed == before + "  ")
  }

  @Test func withoutTheWishForSentencesASpaceIsASpace() {
    let stage = Stage.editing()
    stage.click("a", "space", "space")
    #expect(stage.fieldA.typed == "a  ")
  }

  // MARK: Capitals

  @Test(.bug("https://github.com/lockbook/lockbook/issues/2338"))
  func aSentenceBeginsWithACapitalAndSoDoesTheOneAfterTwoSpaces() {
    let stage = Stage.editing(capitals: .sentences)
    stage.click("A", "b", "space", "space", "C", "d", ".", "space", "E")
    #expect(stage.fieldA.typed == "Ab. Cd. E")
  }

  @Test func oneTapOnShiftTakesTheAutomaticCapitalBack() {
    let stage = Stage.editing(capitals: .sentences)
    stage.click("shift", "a")
    #expect(stage.fieldA.typed == "a")
  }

  @Test func wordsAndCharactersAreWishes() {
    let words = Stage.editing(capitals: .words)
    words.click("A", "b", "space", "C")
    #expect(words.fieldA.typed == "Ab C")
    let characters = Stage.editing(capitals: .characters)
    characters.click("A", "B", "space", "C")
    #expect(characters.fieldA.typed == "AB C")
  }

  /// A hardware key has typed the capital, or something was pasted.
  @Test(
    .bug(id: "SimpleMobileTools/Simple-Keyboard#196"), .bug(id: "archagon/tasty-imitation-keyboard#60"),
    arguments: [("H", "He"), ("Hi. ", "Hi. E"), ("Hi, ", "Hi, e"), ("", "E")])
  func anAutomaticCapitalFollowsWhatOthersType(text: String, result: String) {
    let stage = Stage.editing(capitals: .sentences)
    stage.user.type(text)
    stage.user.click(stage.keys.first { $0.keyName.lowercased() == "e" }!)
    #expect(stage.fieldA.typed == result)
  }

  @Test func aCapitalThatTheUserWantsStaysWhateverOthersType() {
    let stage = Stage.editing(capitals: .sentences)
    stage.click("A", "b", "shift")
    stage.user.type("c")
    stage.click("D")
    #expect(stage.fieldA.typed == "AbcD")
  }

  @Test func whereAllLettersAreCapitalsOneKeyIsPaintedForEach() {
    let stage = Stage.editing(capitals: .characters)
    stage.click("A")
    stage.forget()
    stage.click("B")
    let frame = stage.frame(of: stage.key("B")).offset(by: Point.zero - stage.panel.frame.origin)
    let damage = stage.damage(in: stage.surface)
    #expect(!damage.isEmpty && damage.allSatisfy { frame.inset(by: -2).contains($0) })
  }

  /// Where nothing is deleted nothing changes.
  @Test(.bug(id: "Julow/Unexpected-Keyboard#1338"))
  func deletingNothingLeavesShiftAlone() {
    let stage = Stage.editing(capitals: .sentences)
    stage.click("delete")
    #expect(stage.view?.state.shift == .oneShot)
    stage.click("shift", "delete", "delete")
    #expect(stage.view?.state.shift == .off)
  }

  @Test(.bug(id: "futo-org/android-keyboard#2017"))
  func aCapitalThatIsDeletedComesAgain() {
    let stage = Stage.editing(capitals: .sentences)
    stage.click("A", "delete", "B", "c", "space", "space", "D", "delete", "E")
    #expect(stage.fieldA.typed == "Bc. E")
  }

  @Test func aSecretHasNoAutomaticCapitals() {
    let stage = Stage()
    stage.fieldA.keyboardTraits.capitalization = .sentences
    stage.fieldA.isSecure = true
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.click("a")
    #expect(stage.fieldA.typed == "a")
  }

  @Test(arguments: [
    ("", true), ("Hello", false), ("Hello ", false), ("Hello. ", true), ("Hello.", false), ("Is it? ", true),
    ("“Yes.” ", true), ("Yes.          ", true), (" \t\u{A0}", true), ("Yes.\t\u{A0}", true),
    ("(No!)  ", true), ("line\n", true), ("3.5", false), ("Что? ", true), ("x; ", false),
  ])
  func aSentenceBeginsAfterItsEndAndASpace(text: String, begins: Bool) {
    #expect(CapitalWatch.beginsSentence(after: String(text.suffix(16))) == begins)
  }

  // MARK: The caret

  @Test func theSpaceKeyMovesTheCaretTheWayTheFingerGoes() throws {
    for name in ["en-US", "he"] {
      let stage = try Stage.editing(name)
      stage.user.press(stage.center(of: "space"), in: stage.window)
      stage.user.wait(.milliseconds(600))
      stage.user.move(to: stage.center(of: "space") + Point(x: 30, y: 0))
      stage.user.release()
      #expect(stage.fieldA.commands == [.move(.forward), .move(.forward)])
      #expect(stage.fieldA.typed == "")
    }
  }
}

extension Stage {
  /// With a click on the first field, and the keys of a layout.
  fileprivate static func editing(_ layout: String) throws -> Stage {
    let stage = Stage.editing()
    stage.panel.layouts = [try #require(KeyboardLayout.shipped(layout))]
    stage.user.application.endTurn()
    return stage
  }

  /// With a click on the first field, which wishes for capitals.
  fileprivate static func editing(capitals: KeyboardTraits.Capitalization) -> Stage {
    let stage = Stage()
    stage.fieldA.keyboardTraits.capitalization = capitals
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    return stage
  }
}
