import Controls
import Testing
import UICore
import UITestHost

@MainActor @Suite struct NavigationBarTests {
  private let back = Button("Back")
  private let save = Button("Save")
  private let done = Button("Done")

  private func stage(_ title: String = "Title", width: Double = 600) -> Stage<NavigationBar> {
    let bar = NavigationBar(title, leading: [back], trailing: [save, done])
    return Stage(bar, frame: Rect(x: 0, y: 0, width: width, height: 52))
  }

  private func title(_ stage: Stage<NavigationBar>) -> Rect {
    stage.control.subviews.first { $0 is Label }!.frame
  }

  @Test func whatBelongsToItStandsAtBothEnds() {
    _ = stage()
    #expect(back.frame == Rect(x: 20, y: 9, width: 62, height: 34))
    #expect(save.frame == Rect(x: 440, y: 9, width: 62, height: 34))
    #expect(done.frame == Rect(x: 518, y: 9, width: 62, height: 34))
  }

  @Test func theTitleStandsInTheMiddle() { #expect(title(stage()).midX == 300) }

  @Test func aLongTitleKeepsClearOfTheButtons() {
    let place = title(stage(String(repeating: "x", count: 100)))
    #expect(place.minX == 98 && place.maxX == 424)
  }

  @Test func atTheLeadingEdgeTheTitleComesBeforeTheLeadingViews() {
    let stage = stage()
    stage.control.titleAlignment = .leading
    stage.user.application.endTurn()
    #expect(title(stage).minX == 20)
    #expect(back.frame.minX == 20 + 5 * 8 + 16)
  }

  @Test func aLineDividesItFromTheContent() {
    let line = DrawingCommand.fill(Rect(x: 0, y: 51, width: 600, height: 1), Theme.light.colors.line)
    #expect(stage().drawing().contains(line))
  }

  @Test func otherButtonsTakeThePlaceOfTheFirst() {
    let stage = stage()
    stage.control.trailing = [done]
    stage.user.application.endTurn()
    #expect(save.superview == nil)
    #expect(done.frame.maxX == 580)
  }

  @Test func anotherTitleIsCentredAnew() {
    let stage = stage()
    stage.control.title = "Another title"
    stage.user.application.endTurn()
    #expect(title(stage).width == 13 * 8)
    #expect(title(stage).midX == 300)
  }
}
