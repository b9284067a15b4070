import KeyboardPanel
import Testing
import UICore
import UITestHost

@MainActor struct PanelSlideTests {
  @Test func itSlidesUpIn180MillisecondsAndSlowsDown() {
    let stage = Stage()
    stage.user.click(stage.fieldA)
    #expect(stage.view?.frame.minY == 640, "it begins below the window")
    stage.user.wait(.milliseconds(179))
    #expect(stage.phases == [.willShow])
    stage.user.wait(.milliseconds(20))
    #expect(stage.phases == [.willShow, .didShow])
    let tops = stage.moves(of: stage.surface).map(\.minY)
    #expect(tops.last == 436)
    #expect(tops == tops.sorted(by: >))
    #expect((tops.first ?? 0) < 610, "the first step is the longest")
  }

  @Test func slidingRepaintsNothing() {
    let stage = Stage()
    stage.user.click(stage.fieldA)
    stage.forget()
    stage.user.wait(.milliseconds(150))
    let surface = stage.surface
    let effects = stage.user.host.takeEffects()
    #expect(effects.count > 5)
    #expect(effects.allSatisfy { if case .moveSurface(surface, _) = $0 { true } else { false } })
  }

  @Test func aPanelThatIsDownIsHiddenAndPaintsNothing() {
    let stage = Stage.editing()
    stage.user.click(Point(x: 500, y: 300), in: stage.window)
    stage.user.wait(.milliseconds(200))
    #expect(stage.user.host.surfaces[stage.surface]?.isVisible == false)
    stage.forget()
    stage.user.wait(.seconds(5))
    #expect(stage.user.host.effects == [])
  }

  @Test func framesAndDurationAreTold() {
    let stage = Stage.editing()
    stage.click("hide")
    let change = stage.changes.last
    #expect(change?.beginFrame == Rect(x: 0, y: 436, width: 960, height: 204))
    #expect(change?.endFrame == Rect(x: 0, y: 640, width: 960, height: 204))
    #expect(change?.duration == .milliseconds(180))
  }

  @Test func showingWhileItHidesReversesFromWhereItIs() {
    let stage = Stage.editing()
    stage.user.click(Point(x: 500, y: 300), in: stage.window)
    stage.user.wait(.milliseconds(60))
    let top = stage.view!.frame.minY
    #expect(top > 436 && top < 640)
    _ = stage.user.host.takeEffects()
    stage.user.click(stage.fieldA)
    #expect(stage.view?.frame.minY == top)
    stage.user.wait(.milliseconds(200))
    #expect(stage.moves(of: stage.surface).allSatisfy { $0.minY <= top })
    #expect(stage.view?.frame.minY == 436)
    #expect(stage.phases == [.willHide, .didHide, .willShow, .didShow])
    #expect(stage.changes[2].beginFrame.minY == top)
    #expect(stage.changes[2].duration < .milliseconds(180))
  }

  @Test func hidingWhileItShowsReversesFromWhereItIs() {
    let stage = Stage()
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(60))
    let top = stage.view!.frame.minY
    stage.user.click(Point(x: 500, y: 300), in: stage.window)
    #expect(stage.view?.frame.minY == top)
    stage.user.wait(.milliseconds(200))
    #expect(stage.phases == [.willShow, .didShow, .willHide, .didHide])
    #expect(stage.view?.isHidden == true)
  }

  @Test func reducedMotionPutsItThereAtOnce() {
    let stage = Stage(reducesMotion: true)
    stage.user.click(stage.fieldA)
    #expect(stage.view?.frame.minY == 436)
    #expect(stage.phases == [.willShow, .didShow])
    #expect(stage.changes.allSatisfy { $0.duration == .zero })
    stage.click("hide")
    #expect(stage.view?.isHidden == true)
    #expect(stage.phases.suffix(2) == [.willHide, .didHide])
  }

  @Test func aResizedWindowMovesThePanelAndTellsOnce() {
    let stage = Stage.editing()
    stage.resize(to: Size(width: 700, height: 500))
    #expect(stage.view?.frame == Rect(x: 0, y: 296, width: 700, height: 204))
    #expect(stage.phases == [.willChangeFrame, .didChangeFrame])
    #expect(stage.changes.allSatisfy { $0.cause == .windowResized })
    #expect(stage.changes.last?.endFrame == stage.panel.frame)
    #expect(stage.damage(in: stage.surface) == [Rect(x: 0, y: 0, width: 700, height: 204)])
  }

  @Test func aResizeDuringTheSlideEndsTheSlideFirst() {
    let stage = Stage()
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(50))
    stage.resize(to: Size(width: 700, height: 500))
    #expect(stage.phases == [.willShow, .didShow, .willChangeFrame, .didChangeFrame])
    #expect(stage.view?.frame.minY == 296)
  }

  @Test func aPanelOnItsWayOutDoesNotFollowAResize() {
    let stage = Stage.editing()
    stage.user.click(Point(x: 500, y: 300), in: stage.window)
    stage.resize(to: Size(width: 960, height: 900))
    #expect(stage.view?.isHidden == true)
    #expect(stage.phases == [.willHide, .didHide])
  }
}
