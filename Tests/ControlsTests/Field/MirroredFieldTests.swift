import Testing
import TextModel
import UICore
import UITestHost

@testable import Controls

/// Fields where the interface is read from right to left, and texts that are where it is not. A cluster is 8
/// points wide, the text's area goes from 11 to 189, and the caret is 2 wide.
@MainActor @Suite struct MirroredFieldTests {
  private func rightToLeft<Control: View>(_ control: Control, height: Double = 34) -> Stage<Control> {
    let stage = Stage.centred(control, height: height)
    stage.turn(.rightToLeft)
    return stage
  }

  /// The left edge of the first text that is drawn, in the control's coordinates.
  private func textX<Control: View>(_ stage: Stage<Control>) -> Double {
    let places = stage.drawing().compactMap { if case .text(_, let place, _) = $0 { place.x } else { nil } }
    return (places.first ?? 0) - stage.control.frame.minX
  }

  private let right = 189.0 - 2

  /// Both edges of the caret are rounded to pixels, so that only one of whole pixels is as wide everywhere.
  @Test(
    .bug(id: "iced-rs/iced#2320"),
    .bug(id: "linebender/druid#1794"), arguments: [96, 110, 120, 144, 192])
  func aCaretIsAsManyPixelsWideWhereverItStands(_ dpi: Int) {
    let scale = Double(dpi) / 96
    for text in ["abc", "שלום", "12"] {
      for field in [TextField(text), TextView(text)] as [TextInputView] {
        let stage = rightToLeft(field)
        stage.user.host.scale = scale
        stage.user.send(.settingsChanged)
        stage.user.click(field)
        for _ in 0..<5 {
          let caret = field.convertToWindow(field.caretRect)
          // As a host rounds edges to pixels.
          let width = (caret.maxX * scale + 1e-6).rounded() - (caret.minX * scale + 1e-6).rounded()
          #expect(width == (1.5 * scale).rounded(), "\(text) at \(caret.minX)")
          stage.user.key(.left)
        }
      }
    }
  }

  /// Like the arrows, in every direction of the paragraph and with Shift.
  @Test func wordKeysMoveAsTheyPoint() {
    for field in [TextField("אבג דהו"), TextView("אבג דהו")] as [any TextInputView & PlainTextInput] {
      let stage = rightToLeft(field)
      stage.user.click(field)
      field.selectedRange = 0..<0
      stage.user.key(.left, modifiers: .control)
      #expect(field.selectedRange == 3..<3)
      stage.user.key(.left, modifiers: [.control, .shift])
      #expect(field.selectedRange == 3..<7)
      stage.user.key(.right, modifiers: .control)
      #expect(field.selectedRange == 4..<4)
      stage.user.key(.right, modifiers: .control)
      #expect(field.selectedRange == 0..<0)
      field.text = "abc def"
      field.selectedRange = 0..<0
      stage.user.key(.right, modifiers: .control)
      #expect(field.selectedRange == 3..<3)
    }
  }

  /// Emacs's names say back and on, not left and right.
  @Test func wordKeysOfEmacsGoBackAndOnWhicheverWayTheTextRuns() {
    for field in [TextField("אבג דהו"), TextView("אבג דהו")] as [any TextInputView & PlainTextInput] {
      let stage = rightToLeft(field)
      stage.user.host.settings.keyTheme = .emacs
      stage.user.click(field)
      field.selectedRange = 0..<0
      stage.user.key(KeySym("f"), modifiers: .alt)
      #expect(field.selectedRange == 3..<3)
      stage.user.key(KeySym("f"), modifiers: [.alt, .shift])
      #expect(field.selectedRange == 3..<7)
      stage.user.key(KeySym("b"), modifiers: .alt)
      #expect(field.selectedRange == 4..<4)
      stage.user.key(.left, modifiers: .control)
      #expect(field.selectedRange == 7..<7)
    }
  }

  // MARK: Fields of one line

  @Test func theMagnifierLeadsAndTheClearButtonEndsTheField() throws {
    let search = SearchField()
    let stage = Stage.centred(search)
    search.text = "Bern"
    stage.user.application.endTurn()
    let clear = try #require(search.subviews.first { $0 is IconButton })
    #expect(clear.frame == Rect(x: 172, y: 6, width: 22, height: 22))
    stage.turn(.rightToLeft)
    #expect(clear.frame == Rect(x: 6, y: 6, width: 22, height: 22))
    let magnifier = Rect(x: 300 + 172, y: 109, width: 16, height: 16)
    #expect(stage.drawing().contains(.icon(.magnifier, magnifier, Theme.light.colors.dimText)))
    stage.user.click(clear)
    #expect(search.text.isEmpty)
  }

  @Test func theRevealButtonAndTheCapsLockMarkEndTheField() throws {
    let field = SecureField()
    field.showsRevealButton = true
    let stage = rightToLeft(field)
    #expect(field.accessory?.frame == Rect(x: 5, y: 5, width: 24, height: 24))
    stage.user.click(Point(x: 450, y: 117), in: stage.window, modifiers: .capsLock)
    let mark = Rect(x: 300 + 33, y: 109, width: 16, height: 16)
    #expect(stage.drawing().contains(.icon(.capsLock, mark, Theme.light.colors.dimText)))
    #expect(field.textArea == Rect(x: 53, y: 1, width: 136, height: 32))
  }

  @Test func aFieldWithoutTextBeginsWhereTheInterfaceDoes() {
    let stage = rightToLeft(TextField(placeholder: "Name"))
    #expect(textX(stage) == right - 4 * 8)
    stage.user.click(stage.control)
    #expect(stage.control.caretRect.maxX == 189)
    stage.turn(.leftToRight)
    #expect(textX(stage) == 11)
    #expect(stage.control.caretRect.minX == 11)
  }

  @Test(.bug(id: "AvaloniaUI/Avalonia#10282"), arguments: ["a", "א", "🇰🇷"])
  func aPlaceholderThatIsTooLongEndsInAnEllipsisOnTheSideWhereReadingEnds(_ letter: String) {
    let stage = rightToLeft(TextField(placeholder: String(repeating: letter, count: 40)))
    #expect(stage.drawnTexts() == [String(repeating: letter, count: 21) + "…"])
  }

  @Test(arguments: [("Zoë", true), ("שלום", false), ("12 34", false), ("+49 (0)", false), ("7 Zoë", true)])
  func aTextStandsWhereItsFirstLetterBegins(text: String, isLeft: Bool) {
    let x = textX(rightToLeft(TextField(text)))
    #expect(x == (isLeft ? 11 : right - 8 * Double(text.count)))
  }

  @Test(arguments: [("Zoë", true), ("שלום", false), ("12 34", true)])
  func soItDoesFromLeftToRight(text: String, isLeft: Bool) {
    let x = textX(Stage.centred(TextField(text)))
    #expect(x == (isLeft ? 11 : right - 8 * Double(text.count)))
  }

  @Test func aSecretStandsAtTheRightMaskedAndRevealed() {
    let field = SecureField()
    let stage = rightToLeft(field)
    stage.user.click(field)
    stage.user.type("abc")
    #expect(textX(stage) == right - 3 * 8)
    field.isRevealed = true
    stage.user.application.endTurn()
    #expect(textX(stage) == right - 3 * 8)
  }

  @Test func aClickMeetsTheLetterUnderIt() {
    let stage = rightToLeft(TextField("שלום"))
    stage.user.click(stage.point(right - 2 * 8), in: stage.window)
    #expect(stage.control.selectedRange == 2..<2)
    stage.user.click(stage.point(right), in: stage.window)
    #expect(stage.control.selectedRange == 0..<0)
    stage.user.click(stage.point(20), in: stage.window)
    #expect(stage.control.selectedRange == 4..<4)
    #expect(stage.control.caretRect.minX == right - 4 * 8)
  }

  @Test func arrowsMoveAsTheyPoint() {
    let stage = rightToLeft(TextField("12 34"))
    stage.user.click(stage.point(right), in: stage.window)
    let end = stage.control.caretRect.minX
    stage.user.key(.left)
    #expect(stage.control.caretRect.minX == end - 8)
    stage.user.key(.right)
    #expect(stage.control.caretRect.minX == end)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aLongTextFromTheRightIsSeenFromItsBeginning(direction: LayoutDirection) {
    let stage = Stage.centred(TextField(String(repeating: "א", count: 40)))
    stage.turn(direction)
    #expect(abs(textX(stage) + 40 * 8 - right) < 1)
    stage.user.click(stage.point(100), in: stage.window)
    stage.user.key(.end)
    #expect(stage.control.textArea.contains(stage.control.caretRect))
    #expect(textX(stage) == 11)
  }

  @Test func typingDigitsMovesThemAway() {
    let stage = rightToLeft(TextField(placeholder: "Phone"))
    stage.user.click(stage.control)
    for count in 1...30 {
      stage.user.type("7")
      #expect(stage.control.textArea.contains(stage.control.caretRect))
      if count < 20 { #expect(textX(stage) == right - 8 * Double(count)) }
    }
  }

  @Test func theWordsOfAnErrorBeginAtTheRight() {
    let stage = rightToLeft(TextField("x"))
    stage.control.errorMessage = "Too short"
    stage.user.application.endTurn()
    let places = stage.drawing().compactMap {
      if case .text("Too short", let place, _) = $0 { place.x } else { nil }
    }
    #expect(places == [428.0])
  }

  // MARK: Texts of several lines

  @Test func linesStandWhereTheirFirstLetterBegins() {
    let stage = rightToLeft(TextView("abc\nשלום\n12"), height: 94)
    let places = stage.drawing().compactMap {
      if case .text(_, let place, _) = $0 { place.x - 300 } else { nil }
    }
    #expect(places == [11, right - 4 * 8, right - 2 * 8])
  }

  @Test func aLineThatLosesItsLettersGoesToTheRight() {
    let stage = rightToLeft(TextView("a1"), height: 94)
    #expect(textX(stage) == 11)
    stage.user.click(stage.point(11, 10), in: stage.window)
    stage.user.key(.delete)
    #expect(textX(stage) == right - 8)
    stage.user.type("b")
    #expect(textX(stage) == 11)
  }

  @Test func anEmptyTextViewBeginsAtTheRight() {
    let stage = rightToLeft(TextView(placeholder: "Note"), height: 94)
    #expect(textX(stage) == 189 - 4 * 8)
    stage.user.click(stage.control)
    #expect(stage.control.caretRect.maxX == 189)
  }

  @Test func theIndicatorOfALongTextIsAtTheLeft() {
    let stage = rightToLeft(TextView(String(repeating: "line\n", count: 40)), height: 94)
    let color = Theme.light.colors.dimText.withOpacity(0.5)
    let bars = stage.drawing().compactMap { command -> Double? in
      if case .fillRounded(let bar, color) = command { bar.rect.minX - 300 } else { nil }
    }
    #expect(bars == [3])
  }

  @Test func aSelectedNewlineShowsBehindTheLine() {
    let stage = rightToLeft(TextView("שלום\n12"), height: 94)
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = 0..<5
    stage.user.application.endTurn()
    let selection = stage.drawing().compactMap { command -> Rect? in
      if case .fill(let rect, Theme.light.colors.selection) = command { rect } else { nil }
    }
    let edge = 300 + right - 4 * 8
    #expect(selection.map(\.minX) == [edge, edge - 5])
  }
}
