import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct ScrollIndicatorTests {
  private func thumb(_ stage: Stage<ScrollView>) -> Rect? {
    let shapes = stage.drawing(of: stage.control).compactMap { command in
      if case .fillRounded(let shape, _) = command { shape.rect } else { nil }
    }
    return shapes.last
  }

  @Test func itShowsHowMuchThereIsAndWhereOneIs() {
    let stage = ScrollViewTests.stage(height: 600)
    // 300 of 600 points, with 4 free at both ends.
    #expect(thumb(stage)?.minY == 4)
    #expect(abs((thumb(stage)?.height ?? 0) - 146) < 3)
    stage.control.scroll(to: Point(x: 0, y: 300))
    #expect(abs((thumb(stage)?.maxY ?? 0) - 296) < 0.001)
  }

  @Test func contentThatFitsHasNone() {
    #expect(thumb(ScrollViewTests.stage(height: 300)) == nil)
  }

  @Test func aLongContentStillHasAThumbToTake() {
    #expect(thumb(ScrollViewTests.stage(height: 100_000))?.height == 28)
  }

  @Test func pullingItToTheEndScrollsToTheEnd() {
    let stage = ScrollViewTests.stage()
    let start = stage.control.spot(196, 20)
    stage.user.drag(from: start, to: Point(x: start.x, y: start.y + 300), in: stage.window)
    #expect(stage.control.boundsOrigin.y == 700)
  }

  @Test func onlyTheThumbTakesPresses() {
    let stage = ScrollViewTests.stage()
    #expect(stage.window.hitTest(stage.control.spot(196, 20)) is ScrollIndicator)
    #expect(stage.window.hitTest(stage.control.spot(196, 280)) === stage.control.contentView)
  }

  @Test func itIsWiderUnderThePointer() {
    let stage = ScrollViewTests.stage()
    #expect(thumb(stage)?.width == 4)
    stage.user.hover(stage.control.spot(196, 20), in: stage.window)
    #expect(thumb(stage)?.width == 6)
  }
}
