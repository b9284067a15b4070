import Controls
import Testing
import UICore
import UITestHost

/// Each cluster is 8 points wide on the fake host.
@MainActor @Suite struct LabelTests {
  @Test func aTextThatFitsIsDrawnWhole() {
    #expect(Stage(Label("Reference")).drawnTexts() == ["Reference"])
  }

  @Test func aTextThatIsTooWideEndsInAnEllipsis() {
    let stage = Stage(Label("Reference"), frame: Rect(x: 0, y: 0, width: 48, height: 20))
    #expect(stage.drawnTexts() == ["Refer…"])
  }

  @Test func theEllipsisFollowsAWordAndNotASpace() {
    let stage = Stage(Label("Order now"), frame: Rect(x: 0, y: 0, width: 56, height: 20))
    #expect(stage.drawnTexts() == ["Order…"])
  }

  @Test func aLabelWithNoRoomDrawsTheEllipsisAlone() {
    let stage = Stage(Label("Order"), frame: Rect(x: 0, y: 0, width: 4, height: 20))
    #expect(stage.drawnTexts() == ["…"])
  }

  @Test func linesBreakAfterSpaces() {
    #expect(wrapped("one two three", width: 64) == ["one two", "three"])
  }

  @Test func aWordWiderThanTheLineBreaksBetweenClusters() {
    #expect(wrapped("abcdefgh", width: 24) == ["abc", "def", "gh"])
  }

  @Test func newlinesBreakAndEmptyLinesStay() {
    #expect(wrapped("a\n\nb", width: 100) == ["a", "", "b"])
  }

  @Test func theLastAllowedLineSaysThatMoreFollows() {
    #expect(wrapped("one two three four", width: 64, maxLines: 2) == ["one two", "three f…"])
    #expect(wrapped("one\ntwo\nthree", width: 64, maxLines: 2) == ["one", "two…"])
  }

  @Test(arguments: zip(TextAlignment.allCases, [100.0, 180, 260]))
  func alignmentPlacesTheLine(_ alignment: TextAlignment, _ x: Double) {
    let label = Label("Order")
    label.alignment = alignment
    #expect(Stage(label).textX() == x)
  }

  @Test(arguments: zip([TextRole.primary, .dim, .error], ["text", "dim", "error"]))
  func theRoleDecidesTheColour(_ role: TextRole, _ name: String) {
    let colors = Theme.light.colors
    let expected = ["text": colors.text, "dim": colors.dimText, "error": colors.error][name]
    #expect(Stage(Label("Order", role: role)).textColor() == expected)
  }

  @Test func drawingAgainLaysNothingOut() {
    let stage = Stage(Label("Reference"))
    let count = stage.user.host.textSystem.layoutCount
    _ = stage.drawing()
    #expect(stage.user.host.textSystem.layoutCount == count)
  }

  @Test func pressesGoThroughALabel() {
    let stage = Stage(Label("Order"))
    #expect(stage.window.hitTest(stage.point(10)) === stage.window)
  }

  @Test func itWantsTheRoomOfItsLines() {
    let label = Label("one two three")
    label.maxLines = 0
    let stage = Stage(label)
    #expect(stage.control.preferredSize(width: 64) == Size(width: 56, height: 40))
  }

  private func wrapped(_ text: String, width: Double, maxLines: Int = 0) -> [String] {
    let label = Label(text)
    label.maxLines = maxLines
    return Stage(label, frame: Rect(x: 0, y: 0, width: width, height: 200)).drawnTexts()
  }
}

extension Stage {
  @MainActor fileprivate func textX() -> Double? {
    drawing().lazy.compactMap { if case .text(_, let point, _) = $0 { point.x } else { nil } }.first
  }

  @MainActor fileprivate func textColor() -> Color? {
    drawing().lazy.compactMap { if case .text(_, _, let color) = $0 { color } else { nil } }.first
  }
}
