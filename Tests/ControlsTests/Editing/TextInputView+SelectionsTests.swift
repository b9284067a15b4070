import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextInputViewSelectionsTests {
  private func edited(_ text: String) -> Stage<TextField> {
    let stage = Stage(TextField(text))
    stage.user.click(stage.control)
    stage.user.key(.end)
    return stage
  }

  private func secret() -> Stage<SecureField> {
    let stage = Stage(SecureField())
    stage.user.click(stage.control)
    stage.user.type("hunter2")
    return stage
  }

  // MARK: Copy and cut

  @Test(arguments: [(KeySym("c"), Modifiers.control), (.insert, .control), (.keypadInsert, .control)])
  func copyOffersWhatIsSelectedAndChangesNothing(_ key: KeySym, _ modifiers: Modifiers) {
    let stage = edited("one two")
    stage.user.key(.left, modifiers: [.control, .shift])
    stage.user.key(key, modifiers: modifiers)
    #expect(stage.user.host.pasteboards[.clipboard] == "two")
    #expect(stage.control.text == "one two")
    #expect(stage.control.selectedRange == 4..<7)
  }

  @Test(arguments: [(KeySym("x"), Modifiers.control), (.delete, .shift)])
  func cutOffersAndDeletesInOneStep(_ key: KeySym, _ modifiers: Modifiers) {
    let stage = edited("one two")
    stage.user.type("!")
    stage.user.key(.home, modifiers: .shift)
    stage.user.key(key, modifiers: modifiers)
    #expect(stage.user.host.pasteboards[.clipboard] == "one two!")
    #expect(stage.control.text == "")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one two!")
    #expect(stage.control.selectedRange == 0..<8)
  }

  @Test func nothingSelectedIsNeverOffered() {
    let stage = edited("abc")
    stage.user.offerElsewhere("theirs")
    stage.user.key(KeySym("c"), modifiers: .control)
    stage.user.key(KeySym("x"), modifiers: .control)
    #expect(stage.user.host.pasteboards[.clipboard] == "theirs")
    #expect(stage.control.text == "abc")
    #expect(stage.user.host.pasteboards.offers.isEmpty)
  }

  @Test func theOfferHasTheTimeOfTheKeyThatAskedForIt() {
    let stage = edited("abc")
    stage.user.key(KeySym("a"), modifiers: .control)
    _ = stage.user.host.takeEffects()
    stage.user.send(
      .key(
        KeyEvent(
          window: stage.window.windowID!, keysym: KeySym("c"), modifiers: .control,
          time: EventTime(rawValue: 77_777))))
    let offers = stage.user.host.takeEffects().filter { effect in
      if case .offer(.clipboard, _, _) = effect { true } else { false }
    }
    #expect(offers == [.offer(.clipboard, Array("abc".utf8), EventTime(rawValue: 77_777))])
  }

  @Test func losingASelectionClaimsNothing() {
    let stage = edited("abc")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(KeySym("c"), modifiers: .control)
    #expect(stage.user.application.pasteboards.owned == [.clipboard, .primary])
    stage.user.offerElsewhere("theirs")
    stage.user.wait(.seconds(5))
    #expect(stage.user.application.pasteboards.owned == [.primary])
    #expect(stage.user.host.pasteboards[.clipboard] == "theirs")
  }

  // MARK: Paste

  @Test(arguments: [(KeySym("v"), Modifiers.control), (.insert, .shift), (.keypadInsert, .shift)])
  func pasteReplacesTheSelectionInOneStep(_ key: KeySym, _ modifiers: Modifiers) {
    let stage = edited("one two")
    stage.user.offerElsewhere("three")
    stage.user.key(.left, modifiers: [.control, .shift])
    stage.user.key(key, modifiers: modifiers)
    #expect(stage.control.text == "one three")
    #expect(stage.control.selectedRange == 9..<9)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "one two")
    #expect(stage.control.selectedRange == 4..<7)
  }

  @Test(arguments: [
    ("a\nb\r\nc\n", "a b c"), ("ab\0cd", "abcd"), ("x\u{1B}[31m", "x[31m"), ("a\tb", "a\tb"),
  ])
  func pasteIsMadeFitForOneLine(_ clip: String, _ expected: String) {
    let stage = edited("")
    stage.user.offerElsewhere(clip)
    stage.user.key(KeySym("v"), modifiers: .control)
    #expect(stage.control.text == expected)
  }

  @Test func bytesThatAreNoTextBecomeReplacementCharacters() {
    let stage = edited("")
    stage.user.host.pasteboards.setBytes([0x61, 0xFF, 0xC3, 0x62], of: .clipboard)
    stage.user.key(KeySym("v"), modifiers: .control)
    #expect(stage.control.text == "a\u{FFFD}\u{FFFD}b")
  }

  @Test func whatIsTooLongIsCutWithABell() {
    let stage = edited("ab")
    stage.control.maxLength = 4
    stage.user.offerElsewhere("👨‍👩‍👧🇩🇪cd")
    stage.user.key(KeySym("v"), modifiers: .control)
    #expect(stage.control.text == "ab👨‍👩‍👧🇩🇪")
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func twoPastesArriveTwiceInOrder() {
    let stage = edited("")
    stage.user.host.pasteboards.isAnswering = false
    stage.user.offerElsewhere("1")
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.host.pasteboards.isAnswering = true
    stage.user.deliverPastes()
    #expect(stage.control.text == "11")
  }

  // MARK: Late answers

  @Test func typingGoesOnWhileAPasteIsAwaited() {
    let stage = edited("")
    stage.user.offerElsewhere("late")
    stage.user.host.pasteboards.isAnswering = false
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.type("q")
    #expect(stage.control.text == "q")
    stage.user.host.pasteboards.timeOut()
    stage.user.deliverPastes()
    #expect(stage.control.text == "q")
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func aLateAnswerGoesToTheFieldThatAskedWhereItAsked() {
    let stage = edited("ab")
    let other = TextField(frame: Rect(x: 100, y: 200, width: 200, height: 34))
    stage.window.addSubview(other)
    stage.user.offerElsewhere("X")
    stage.user.host.pasteboards.isAnswering = false
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.key(.left)
    stage.user.click(other)
    stage.user.host.pasteboards.isAnswering = true
    stage.user.deliverPastes()
    #expect(stage.control.text == "abX")
    #expect(other.text == "")
    #expect(other.isFirstResponder)
  }

  /// As if it had come at once, whatever is done until it comes.
  @Test(
    arguments: [
      ([], [], "cd", "abPPcd", 6), ([.left], [], "c", "aPPcb", 4), ([], [.left, .left], "", "abPP", 0),
      ([], [.backspace], "", "aPP", 3), ([.left], [.delete], "", "aPP", 3), ([], [], "", "abPP", 4),
    ] as [([KeySym], [KeySym], String, String, Int)])
  func aLateTextComesToWhereItWasAskedFor(
    _ before: [KeySym], _ after: [KeySym], _ typed: String, _ text: String, _ caret: Int
  ) {
    let stage = edited("ab")
    for key in before { stage.user.key(key) }
    paste("PP", in: stage) {
      for key in after { stage.user.key(key) }
      stage.user.type(typed)
    }
    #expect(stage.control.text == text)
    #expect(stage.control.selectionHead == caret)
  }

  @Test(
    arguments: [([], "x", "PPx", 3), ([.right], "c", "PPc", 3), ([], "", "PP", 2)]
      as [([KeySym], String, String, Int)])
  func aLateTextTakesThePlaceOfWhatWasSelected(
    _ after: [KeySym], _ typed: String, _ text: String, _ caret: Int
  ) {
    let stage = edited("ab")
    stage.control.selectAll()
    paste("PP", in: stage) {
      for key in after { stage.user.key(key) }
      stage.user.type(typed)
    }
    #expect(stage.control.text == text)
    #expect(stage.control.selectionHead == caret)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == (typed.isEmpty ? "ab" : after.isEmpty ? typed : "ab" + typed))
  }

  @Test func aByteOrderMarkInFrontIsNoPartOfTheText() {
    let stage = edited("ab")
    paste("\u{FEFF}c\u{FEFF}", in: stage) {}
    #expect(stage.control.text == "abc\u{FEFF}")
  }

  @Test func twoLateTextsTakeThePlaceOfWhatWasSelectedInOrder() {
    let stage = edited("ab")
    stage.control.selectAll()
    paste("1", in: stage) {
      stage.user.key(KeySym("v"), modifiers: .control)
      stage.user.type("x")
    }
    #expect(stage.control.text == "11x")
  }

  /// Its owner answers only when `body` has been done.
  private func paste(_ text: String, in stage: Stage<TextField>, _ body: () -> Void) {
    stage.user.offerElsewhere(text)
    stage.user.host.pasteboards.isAnswering = false
    stage.user.key(KeySym("v"), modifiers: .control)
    body()
    stage.user.host.pasteboards.isAnswering = true
    stage.user.deliverPastes()
  }

  @Test func aFieldThatIsGoneGetsNothing() {
    let stage = edited("ab")
    stage.user.offerElsewhere("X")
    stage.user.host.pasteboards.isAnswering = false
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.control.removeFromSuperview()
    stage.user.host.pasteboards.isAnswering = true
    stage.user.deliverPastes()
    #expect(stage.control.text == "ab")
    #expect(stage.user.host.bellCount == 0)
  }

  // MARK: Read-only

  @Test func aReadOnlyFieldGivesButDoesNotTake() {
    let stage = edited("abc")
    stage.control.isReadOnly = true
    stage.user.click(stage.control)
    stage.user.offerElsewhere("X", on: .primary)
    stage.user.offerElsewhere("X")
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.click(stage.control, button: 2)
    #expect(stage.control.text == "abc")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(KeySym("x"), modifiers: .control)
    #expect(stage.user.host.pasteboards[.clipboard] == "X")
    stage.user.key(KeySym("c"), modifiers: .control)
    #expect(stage.user.host.pasteboards[.clipboard] == "abc")
    #expect(stage.control.text == "abc")
  }

  // MARK: Secrets

  @Test func nothingLeavesASecureField() {
    let stage = secret()
    stage.user.offerElsewhere("theirs")
    stage.user.offerElsewhere("theirs", on: .primary)
    for (key, modifiers) in [
      (KeySym("a"), Modifiers.control), (KeySym("c"), .control), (KeySym("x"), .control), (.delete, .shift),
      (.insert, .control), (.home, .shift),
    ] {
      stage.user.key(key, modifiers: modifiers)
    }
    stage.user.wait(.seconds(1))
    stage.user.drag(from: stage.point(10), to: stage.point(60), in: stage.window)
    stage.user.multiClick(stage.point(20), in: stage.window, count: 2)
    #expect(stage.user.host.pasteboards.offers.isEmpty)
    #expect(stage.control.length == 7)
    stage.user.key(KeySym("v"), modifiers: .control)
    #expect(stage.control.withUTF8 { String(decoding: $0, as: UTF8.self) } == "theirs")
  }

  // MARK: PRIMARY

  @Test func aSelectionByMouseIsClaimedOnceOnRelease() {
    let stage = edited("abcdef")
    stage.user.press(stage.point(stage.control.caretRect.minX), in: stage.window)
    for x in [50.0, 40, 30, 20] { stage.user.move(to: stage.point(x)) }
    #expect(stage.user.host.pasteboards.offers.isEmpty)
    stage.user.move(to: stage.point(0))
    stage.user.release()
    #expect(stage.user.host.pasteboards.offers.map(\.text) == ["abcdef"])
    #expect(stage.user.host.pasteboards.isOurs(.primary))
  }

  @Test func aDoubleClickClaimsTheWord() {
    let stage = edited("one two")
    stage.user.multiClick(stage.point(20), in: stage.window, count: 2)
    #expect(stage.user.host.pasteboards[.primary] == "one")
  }

  @Test func aSelectionByKeysIsClaimedOnceWhenTheKeysRest() {
    let stage = edited("abc")
    for _ in 0..<3 {
      stage.user.key(.left, modifiers: .shift)
      stage.user.wait(.milliseconds(100))
    }
    #expect(stage.user.host.pasteboards.offers.isEmpty)
    stage.user.wait(.milliseconds(300))
    #expect(stage.user.host.pasteboards.offers.map(\.text) == ["abc"])
  }

  @Test func theNextKeyIsNeverTooFastForPrimary() {
    let stage = edited("abc")
    stage.user.key(.home, modifiers: .shift)
    stage.user.key(.end)
    #expect(stage.user.host.pasteboards[.primary] == "abc")
    stage.user.key(.left, modifiers: .shift)
    stage.user.type("x")
    #expect(stage.user.host.pasteboards[.primary] == "c")
  }

  @Test func primaryStaysWhenNothingIsSelectedAnyMore() {
    let stage = edited("abc")
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.wait(.seconds(1))
    stage.user.click(stage.control)
    stage.user.key(.delete)
    stage.user.wait(.seconds(1))
    #expect(stage.user.host.pasteboards.offers.map(\.text) == ["abc"])
  }

  @Test func tabIntoAFieldLeavesPrimaryAlone() {
    let stage = edited("abc")
    stage.window.addSubview(TextField("other", frame: Rect(x: 100, y: 200, width: 200, height: 34)))
    stage.user.key(.tab)
    stage.user.wait(.seconds(1))
    #expect(stage.user.host.pasteboards.offers.isEmpty)
  }

  @Test func theMiddleButtonPastesOnReleaseWhereItIs() {
    let stage = edited("ab")
    let between = stage.point(stage.control.caretRect.minX - FixedTextSystem.advance)
    stage.user.offerElsewhere("X", on: .primary)
    stage.user.press(between, in: stage.window, button: 2)
    #expect(stage.control.text == "ab")
    stage.user.release(button: 2)
    #expect(stage.control.text == "aXb")
    #expect(stage.control.selectedRange == 2..<2)
  }

  @Test func theMiddleButtonPastesNothingForAUserWhoDoesNotWantThat() {
    let stage = edited("ab")
    let selection = stage.control.selectedRange
    stage.user.offerElsewhere("X", on: .primary)
    stage.user.host.settings.pastesPrimary = false
    stage.user.click(stage.point(20), in: stage.window, button: 2)
    #expect(stage.control.text == "ab")
    #expect(stage.control.selectedRange == selection)
    stage.user.host.settings.pastesPrimary = true
    stage.user.click(stage.point(190), in: stage.window, button: 2)
    #expect(stage.control.text == "abX")
  }

  @Test func theMiddleButtonReleasedElsewherePastesNothing() {
    let stage = edited("ab")
    stage.user.offerElsewhere("X", on: .primary)
    stage.user.press(stage.point(20), in: stage.window, button: 2)
    stage.user.send(
      .pointer(
        PointerEvent(
          window: stage.window.windowID!, phase: .up, button: 2, location: Point(x: 5, y: 5),
          time: EventTime(rawValue: 99_999))))
    #expect(stage.control.text == "ab")
  }
}
