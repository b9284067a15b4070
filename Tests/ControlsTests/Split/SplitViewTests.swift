import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct SplitViewTests {
  private let list = View()
  private let map = Pane()

  private func stage() -> Stage<SplitView> {
    Stage(
      SplitView([.init(list, width: 250), .init(map, minimumWidth: 200)]),
      frame: Rect(x: 0, y: 0, width: 800, height: 400))
  }

  private func place(_ view: View) -> Rect { view.convertToWindow(view.bounds) }

  @Test func aLineLiesBetweenTheColumns() {
    let stage = stage()
    #expect(place(list) == Rect(x: 0, y: 0, width: 250, height: 400))
    #expect(place(map) == Rect(x: 251, y: 0, width: 549, height: 400))
    let line = DrawingCommand.fill(Rect(x: 250, y: 0, width: 1, height: 400), Theme.light.colors.line)
    #expect(stage.drawing().contains(line))
  }

  @Test func thePointerMovesTheLine() {
    let stage = stage()
    stage.user.drag(from: Point(x: 250, y: 50), to: Point(x: 330, y: 90), in: stage.window)
    #expect(stage.control.columnWidths == [330, 469])
    #expect(place(map).minX == 331)
  }

  @Test func theLineKeepsTheMinimumWidths() {
    let stage = stage()
    stage.user.drag(from: Point(x: 250, y: 50), to: Point(x: 20, y: 50), in: stage.window)
    #expect(stage.control.columnWidths[0] == 160)
    stage.user.drag(from: Point(x: 160, y: 50), to: Point(x: 790, y: 50), in: stage.window)
    #expect(stage.control.columnWidths[1] == 200)
  }

  @Test func aDragBeyondTheEndFollowsThePointerBack() {
    let stage = stage()
    stage.user.press(Point(x: 250, y: 50), in: stage.window)
    stage.user.move(to: Point(x: 10, y: 50))
    stage.user.move(to: Point(x: 240, y: 50))
    stage.user.release()
    #expect(stage.control.columnWidths[0] == 240)
  }

  @Test(arguments: [(245.0, false), (246, true), (250, true), (254, true), (255, false)])
  func thePressNeedNotHitTheLineItself(x: Double, isDivider: Bool) {
    let stage = stage()
    let hit = stage.window.hitTest(Point(x: x, y: 50))
    #expect((hit is SplitDivider) == isDivider)
    if !isDivider { #expect(hit === (x < 250 ? list : map)) }
  }

  @Test func theLineIsBrightUnderThePointer() {
    let stage = stage()
    stage.user.hover(Point(x: 250, y: 50), in: stage.window)
    let line = DrawingCommand.fill(Rect(x: 250, y: 0, width: 1, height: 400), Theme.light.colors.accent)
    #expect(stage.drawing().contains(line))
  }

  @Test func aNarrowerWindowTakesFromTheColumnWithoutAWidth() {
    let stage = stage()
    stage.control.frame.size.width = 600
    stage.user.application.endTurn()
    #expect(stage.control.columnWidths == [250, 349])
  }

  @Test func columnsAreNeighboursInWindowsOfTheirOwn() {
    let stage = stage()
    #expect(stage.user.host.surfaces.values.filter { $0.parent == stage.window.surfaceID }.count == 2)
  }
}
