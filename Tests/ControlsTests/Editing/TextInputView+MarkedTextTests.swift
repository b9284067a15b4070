import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextInputViewMarkedTextTests {
  private func edited(_ text: String, placeholder: String = "") -> Stage<TextField> {
    let stage = Stage(TextField(text, placeholder: placeholder))
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    _ = stage.takeDamage()
    return stage
  }

  private var ink: Color { Theme.light.colors.text }

  /// The underlines of a drawing, thin and thick.
  private func underlines(_ drawing: [DrawingCommand]) -> [Rect] {
    drawing.compactMap { command in
      if case .fill(let rect, ink) = command, rect.height <= 2 { rect } else { nil }
    }
  }

  // MARK: Shown

  @Test func itIsShownUnderlinedInItsPlaceAndNoPartOfTheText() {
    let stage = edited("abc")
    stage.control.selectedRange = 1..<1
    stage.user.mark("xy")
    #expect(stage.drawnTexts() == ["axybc"])
    #expect(stage.control.text == "abc")
    #expect(underlines(stage.drawing()).map { ($0.minX - 111, $0.width) }.map { [$0.0, $0.1] } == [[8, 16]])
    #expect(stage.control.caretRect.minX == 11 + 24)
  }

  @Test func itStandsWhereTheSelectionWas() {
    let stage = edited("hello")
    stage.control.selectAll()
    stage.user.mark("に")
    #expect(stage.drawnTexts() == ["に"])
    #expect(stage.control.text == "hello")
    stage.control.discardMarkedText()
    stage.user.application.endTurn()
    #expect(stage.drawnTexts() == ["hello"])
    #expect(stage.control.selectedRange == 0..<5)
  }

  @Test func theCaretIsInItAndWhatIsPointedOutIsSelectedAndThick() {
    let stage = edited("ab")
    stage.user.mark("xyz", selection: 1..<1)
    #expect(stage.control.caretRect.minX == 11 + 24)
    stage.user.mark("xyz", selection: 1..<3)
    let drawing = stage.drawing()
    #expect(underlines(drawing).map(\.height) == [1, 2])
    #expect(underlines(drawing).last?.width == 16)
    let selection = Theme.light.colors.selection
    #expect(drawing.contains { if case .fill(let rect, selection) = $0 { rect.width == 16 } else { false } })
  }

  @Test func itHidesThePlaceholder() {
    let stage = edited("", placeholder: "Name")
    stage.user.mark("x")
    #expect(stage.drawnTexts() == ["x"])
    stage.user.mark("")
    #expect(stage.drawnTexts() == ["Name"])
  }

  @Test func onlyWhatChangesIsPainted() {
    let stage = edited("some words")
    stage.user.mark("x")
    let damage = stage.takeDamage()
    // From the space before the word, whose letters may join, and no further left.
    #expect(!damage.isEmpty && damage.allSatisfy { $0.minX >= 10 + 4 * 8 && $0.width < 80 })
    stage.user.mark("x", selection: 0..<0)
    #expect(stage.takeDamage().allSatisfy { $0.width < 6 })
  }

  @Test func itIsToldAndTheTextIsNot() {
    let stage = edited("ab")
    _ = stage.user.takeNotifications()
    stage.user.mark("x")
    #expect(changes(stage) == ["marked x"])
    stage.user.commit("y")
    #expect(changes(stage) == ["marked", "selection", "text aby"])
  }

  private func changes(_ stage: Stage<TextField>) -> [String] {
    stage.user.takeNotifications().compactMap { notification in
      switch notification {
      case .markedTextDidChange: stage.control.markedText.map { "marked " + $0.text } ?? "marked"
      case .textDidChange: "text " + stage.control.text
      case .selectionDidChange: "selection"
      default: nil
      }
    }
  }

  @Test func aViewOfManyLinesWrapsItLikeText() {
    let stage = textStage("one\ntwo")
    stage.focus()
    stage.control.selectedRange = 3..<3
    stage.user.application.endTurn()
    stage.user.mark(" three four", selection: 1..<6)
    #expect(stage.drawnTexts() == ["one three ", "four", "two"])
    #expect(stage.control.text == "one\ntwo")
    #expect(underlines(stage.drawing()).map(\.height).sorted() == [1, 1, 2])
    stage.user.commit(" 3")
    #expect(stage.drawnTexts() == ["one 3", "two"])
    #expect(underlines(stage.drawing()).isEmpty)
  }

  @Test func inASecureFieldThereIsNone() {
    let stage = Stage(SecureField())
    stage.control.becomeFirstResponder()
    stage.user.mark("pass")
    #expect(stage.control.markedText == nil)
    #expect(stage.drawnTexts().isEmpty)
    stage.user.commit("é")
    #expect(stage.control.length == 1)
  }

  @Test func aReadOnlyFieldTakesNone() {
    let stage = edited("a")
    stage.control.isReadOnly = true
    stage.control.becomeFirstResponder()
    stage.user.mark("x")
    #expect(stage.drawnTexts() == ["a"])
  }

  // MARK: Ending

  enum End: CaseIterable {
    case blur, clickInside, clickOutside, pressElsewhere, escape, tab, windowFocus, removal, typing, key
  }

  @Test(arguments: End.allCases) func whateverTakesTheCaretAwayCommitsItOnce(end: End) {
    let stage = edited("ab")
    stage.window.addSubview(TextField(frame: Rect(x: 100, y: 200, width: 200, height: 34)))
    stage.user.mark("に")
    switch end {
    case .blur: stage.control.resignFirstResponder()
    case .clickInside: stage.user.click(stage.point(12), in: stage.window)
    case .clickOutside: stage.user.click(Point(x: 600, y: 500), in: stage.window)
    case .pressElsewhere: stage.user.pressOutsideApplication()
    case .escape: stage.user.key(.escape)
    case .tab: stage.user.key(.tab)
    case .windowFocus: stage.user.unfocus(stage.window)
    case .removal: stage.control.removeFromSuperview()
    case .typing: stage.control.insertText("")
    case .key: stage.user.key(.left)
    }
    stage.user.application.endTurn()
    #expect(stage.control.text == "abに")
    #expect(stage.control.markedText == nil)
    stage.control.perform(.undo)
    #expect(stage.control.text == "ab")
  }

  @Test func whereAClickInsideLeadsIsJudgedByWhatWasSeen() {
    let stage = edited("ab")
    stage.control.selectedRange = 0..<0
    stage.user.mark("xyz")
    stage.user.click(stage.point(11 + 4 * 8), in: stage.window)
    #expect(stage.control.text == "xyzab")
    #expect(stage.control.selectedRange == 4..<4)
  }

  @Test func aNewTextDropsItEvenIfItIsTheSame() {
    let stage = edited("ab")
    stage.user.mark("x")
    stage.control.text = "ab"
    #expect(stage.control.markedText == nil)
    #expect(stage.drawnTexts() == ["ab"])
    stage.user.mark("x")
    stage.control.text = "cd"
    #expect(stage.drawnTexts() == ["cd"])
  }

  @Test func undoDropsItAndTakesBackNothingElse() {
    let stage = edited("")
    stage.user.type("ab")
    stage.user.mark("x")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "ab")
    #expect(stage.drawnTexts() == ["ab"])
    // It never was in the text, so there is nothing to bring back.
    #expect(!stage.control.canRedo)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "")
  }

  @Test func typingOnThePanelCommitsItFirst() {
    let stage = edited("a")
    stage.user.mark("に")
    stage.control.insertText("b")
    #expect(stage.control.text == "aにb")
  }

  @Test func aVetoLeavesItMarked() {
    final class Keeper: TextInputDelegate {
      func shouldEndEditing(_ input: TextInputView) -> Bool { false }
    }
    let (stage, keeper) = (edited("a"), Keeper())
    stage.control.delegate = keeper
    stage.user.mark("x")
    #expect(!stage.control.resignFirstResponder())
    #expect(stage.control.markedText?.text == "x")
    #expect(stage.control.text == "a")
  }

  @Test func theMaximumIsCountedAtTheCommit() {
    let stage = edited("ab")
    stage.control.maxLength = 3
    stage.user.mark("xyz")
    #expect(stage.drawnTexts() == ["abxyz"])
    stage.control.unmarkText()
    stage.user.application.endTurn()
    #expect(stage.control.text == "abx")
    #expect(stage.drawnTexts() == ["abx"])
    #expect(stage.user.host.bellCount == 1)
  }

  @Test func aFilterSeesItAtTheCommit() {
    let stage = edited("ab")
    stage.control.filter = { _, _ in nil }
    stage.user.mark("x")
    stage.user.commit("x")
    #expect(stage.control.text == "ab")
    #expect(stage.drawnTexts() == ["ab"])
  }

  @Test func aSearchHearsOfItAtTheCommit() {
    let stage = Stage(SearchField())
    var heard: [String] = []
    stage.control.onChange = { heard.append($0) }
    stage.control.becomeFirstResponder()
    stage.user.mark("に")
    #expect(heard.isEmpty)
    stage.user.commit("日")
    #expect(heard == ["日"])
  }

  @Test(.bug(id: "T59")) func impossibleSelectionsDoNoHarm() {
    let stage = edited("ab")
    for selection in [-9..<2, 2..<7, 500..<501, Int.min..<Int.max] {
      stage.user.mark("にx", selection: selection)
      #expect(stage.drawnTexts() == ["abにx"])
    }
    // What came as bytes that are no UTF-8.
    stage.user.mark(String(decoding: [0x61, 0xFF, 0xC3, 0x62], as: UTF8.self))
    #expect(stage.drawnTexts() == ["aba\u{FFFD}\u{FFFD}b"])
  }

  @Test func withNobodyToTakeItNothingHappens() {
    let stage = edited("ab")
    stage.control.resignFirstResponder()
    stage.user.mark("x")
    #expect(stage.control.markedText == nil)
  }
}
