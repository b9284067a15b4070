import Controls
import Testing
import UICore
import UITestHost

@MainActor @Suite struct SearchFieldTests {
  private func clearButton(_ stage: Stage<SearchField>) -> IconButton {
    stage.control.subviews.lazy.compactMap { $0 as? IconButton }.first!
  }

  private func editing(_ text: String) -> Stage<SearchField> {
    let stage = Stage(SearchField())
    stage.user.click(stage.control)
    stage.user.type(text)
    return stage
  }

  @Test func theClearButtonKeepsEditing() {
    let stage = editing("ber")
    _ = stage.user.takeNotifications()
    stage.user.click(clearButton(stage))
    #expect(stage.control.text == "")
    #expect(stage.control.isFirstResponder)
    for notification in stage.user.takeNotifications() {
      if case .didEndEditing = notification { Issue.record("editing ended") }
      if case .pressDecided(let report) = notification { #expect(report.decision == .inside) }
    }
  }

  @Test func clearingTellsAndCanBeUndone() {
    let stage = editing("ber")
    var told: [String] = []
    stage.control.onChange = { told.append($0) }
    stage.user.click(clearButton(stage))
    #expect(told == [""])
    #expect(stage.takeActions() == ["clear"])
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "ber")
    #expect(stage.control.selectedRange == 3..<3)
  }

  @Test func eachEditIsTold() {
    let stage = Stage(SearchField())
    var told: [String] = []
    stage.control.onChange = { told.append($0) }
    stage.user.click(stage.control)
    stage.user.type("be")
    stage.user.key(.backspace)
    stage.control.text = "Bern"
    #expect(told == ["b", "be", "b", "Bern"])
  }

  @Test func thereIsAClearButtonOnlyWithAText() {
    let stage = editing("")
    let button = clearButton(stage)
    #expect(button.isHidden)
    stage.user.type("b")
    #expect(!button.isHidden)
    stage.user.key(.backspace)
    #expect(button.isHidden)
  }

  @Test func clearingOneThatIsNotEditedDoesNotBeginEditing() {
    let stage = Stage(SearchField())
    stage.control.text = "ber"
    stage.user.application.endTurn()
    stage.user.click(clearButton(stage))
    #expect(stage.control.text == "")
    #expect(stage.window.firstResponder == nil)
  }

  @Test func tabSkipsTheClearButton() {
    let stage = editing("ber")
    stage.user.key(.tab)
    #expect(stage.control.isFirstResponder)
  }

  @Test func returnEndsTheSearch() {
    let stage = editing("ber")
    stage.user.key(.return)
    #expect(!stage.control.isFirstResponder)
    #expect(stage.control.text == "ber")
  }

  /// Sun's and XFree86's.
  @Test(.bug(id: "linuxmint/xed#489"), arguments: [KeySym(rawValue: 0xff68), KeySym(rawValue: 0x1008_ff1b)])
  func theKeyForFindingGoesToItAndSelectsWhatIsThere(key: KeySym) {
    let stage = Stage(SearchField())
    stage.control.text = "ber"
    let other = TextField("x", frame: Rect(x: 100, y: 50, width: 200, height: 34))
    stage.window.addSubview(other)
    for start in [nil, other, stage.control] as [TextField?] {
      stage.window.endEditing(force: true)
      start?.becomeFirstResponder()
      stage.user.key(key)
      #expect(stage.control.isFirstResponder)
      #expect(stage.control.selectedRange == 0..<3)
    }
    #expect(other.text == "x")
  }

  @Test func withoutAFieldToSearchWithTheKeyForFindingDoesNothing() {
    let stage = Stage(TextField("a"))
    let hidden = SearchField(frame: Rect(x: 100, y: 200, width: 200, height: 34))
    hidden.isHidden = true
    stage.window.addSubview(hidden)
    stage.user.click(stage.control)
    stage.user.key(.find)
    #expect(stage.control.isFirstResponder)
    #expect(stage.control.text == "a")
  }

  @Test func itsEndsAreRound() {
    let stage = Stage(SearchField())
    let shape = RoundedRect(stage.control.frame, radius: 17)
    #expect(stage.drawing().contains(.fillRounded(shape, Theme.light.colors.field)))
  }

  @Test func aKeyDoesNotWipeTheMagnifierAway() {
    let stage = editing("a")
    let id = stage.window.surfaceID!
    for damage in [Rect(x: 118, y: 104, width: 8, height: 24), Rect(x: 200, y: 104, width: 8, height: 24)] {
      let canvas = RecordingCanvas(clip: damage)
      stage.user.application.paint(id, on: canvas, damage: damage)
      let hasIcon = canvas.commands.contains { if case .icon(.magnifier, _, _) = $0 { true } else { false } }
      #expect(hasIcon == (damage.minX < 130))
    }
  }

  @Test func overTheClearButtonThePointerIsAnArrow() {
    let stage = editing("ber")
    #expect(stage.control.pointerShape == .text)
    #expect(clearButton(stage).pointerShape == .arrow)
  }
}
