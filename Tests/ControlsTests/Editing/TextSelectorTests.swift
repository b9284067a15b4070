import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What clicks select. A cluster is 8 points wide and the text begins 11 points from the field's edge.
@MainActor @Suite struct TextSelectorTests {
  private let text = "one two three"

  // MARK: What is a double click

  /// What a user does between two clicks that would else be a double click.
  enum Between: CaseIterable {
    case letter, arrow, panelKey, keptKey, wheel, otherView, otherButton, drag
  }

  @Test(.bug(id: "emilk/egui#3508"), arguments: Between.allCases)
  func whatIsDoneBetweenTwoClicksMakesThemTwo(between: Between) throws {
    let stage = Stage(TextField(text))
    let other = TextField(frame: Rect(x: 100, y: 134, width: 200, height: 34))
    stage.window.addSubview(other)
    let place = stage.point(11 + 5 * 8, 33)
    quickClick(place, in: stage)
    switch between {
    case .letter: stage.user.type("x")
    case .arrow: stage.user.key(.left)
    case .panelKey: stage.user.commit("x")
    case .keptKey:
      stage.user.send(.keyKept(try #require(stage.window.windowID), time: EventTime(rawValue: 0)))
    case .wheel: stage.user.turnWheel(1, at: place, in: stage.window)
    // Two points further down, and so no further than a double click may be.
    case .otherView: quickClick(place + Point(x: 0, y: 2), in: stage)
    case .otherButton: quickClick(place, in: stage, button: 2)
    case .drag:
      stage.user.press(place, in: stage.window)
      stage.user.move(to: place + Point(x: 30, y: 0))
      stage.user.release()
    }
    quickClick(place, in: stage)
    #expect(stage.control.selectedRange.isEmpty)
  }

  /// With no pause before it.
  private func quickClick(
    _ point: Point, in stage: Stage<TextField>, button: Int = 1, modifiers: Modifiers = []
  ) {
    stage.user.press(point, in: stage.window, button: button, modifiers: modifiers)
    stage.user.release(button: button)
  }

  @Test func shiftThatIsPressedBetweenTwoClicksIsPartOfThem() {
    let stage = Stage(TextField(text))
    quickClick(stage.at(5), in: stage)
    stage.user.key(KeySym(rawValue: 0xFFE1))
    quickClick(stage.at(5), in: stage)
    #expect(stage.control.selectedRange == 4..<7)
  }

  // MARK: What it selects

  @Test(
    .bug(id: "microsoft/vscode#55771"),
    arguments: [(9.0, 4..<13), (1.0, 0..<7), (5.0, 4..<7)])
  func aClickWithShiftGoesOnByWordsAfterADoubleClick(_ row: (cluster: Double, selected: Range<Int>)) {
    let stage = Stage(TextField(text))
    stage.user.multiClick(stage.at(5), in: stage.window, count: 2)
    stage.user.wait(.seconds(1))
    stage.user.click(stage.point(11 + row.cluster * 8 + 1), in: stage.window, modifiers: .shift)
    #expect(stage.control.selectedRange == row.selected)
  }

  @Test func aDoubleClickWithShiftGoesOnByWords() {
    let stage = Stage(TextField(text))
    stage.user.click(stage.at(1), in: stage.window)
    stage.user.wait(.seconds(1))
    for _ in 0..<2 { quickClick(stage.at(9), in: stage, modifiers: .shift) }
    #expect(stage.control.selectedRange == 1..<13)
  }

  @Test func aSelectionThatAKeyMadeGoesOnByCharacters() {
    let stage = Stage(TextField(text))
    stage.user.multiClick(stage.at(5), in: stage.window, count: 2)
    stage.user.key(.left, modifiers: .shift)
    stage.user.wait(.seconds(1))
    stage.user.click(stage.at(9), in: stage.window, modifiers: .shift)
    #expect(stage.control.selectedRange == 4..<9)
  }

  /// In clusters from the text's left edge: everywhere on a character it is what counts.
  @Test(arguments: [
    (2.2, 0..<3), (2.7, 0..<3), (0.1, 0..<3), (3.2, 3..<4), (3.8, 3..<4), (4.1, 4..<7), (6.9, 4..<7),
    (20, 8..<13),
  ])
  func aDoubleClickIsForTheCharacterUnderThePointer(_ row: (x: Double, selected: Range<Int>)) {
    let stage = Stage(TextField(text))
    stage.user.multiClick(stage.point(11 + row.x * 8), in: stage.window, count: 2)
    #expect(stage.control.selectedRange == row.selected)
    let lines = Stage(TextView(text), frame: Rect(x: 100, y: 100, width: 200, height: 94))
    lines.user.multiClick(lines.point(11 + row.x * 8), in: lines.window, count: 2)
    #expect(lines.control.selectedRange == row.selected)
  }

  @Test func aDoubleClickBehindAWrappedRowIsForItsLastWord() {
    let stage = textStage("one two three")
    stage.user.multiClick(stage.at(0, 9), in: stage.window, count: 2)
    #expect(stage.control.selectedRange == 4..<7)
  }

  @Test func aDragFromTheRightHalfOfAWordKeepsIt() {
    let stage = Stage(TextField(text))
    let place = stage.point(11 + 2.8 * 8)
    quickClick(place, in: stage)
    stage.user.press(place, in: stage.window)
    stage.user.move(to: stage.at(5))
    #expect(stage.control.selectedRange == 0..<7)
    stage.user.move(to: stage.at(1))
    #expect(stage.control.selectedRange == 0..<3)
    stage.user.release()
  }
}
