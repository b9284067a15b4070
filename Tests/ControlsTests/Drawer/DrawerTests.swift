import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct DrawerTests {
  private let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 34))

  private func stage() -> Stage<Drawer> {
    let content = View()
    content.addSubview(field)
    let stage = Stage(Drawer("Settings", content: content), frame: nil)
    stage.control.area = Rect(x: 0, y: 52, width: 800, height: 548)
    stage.user.application.endTurn()
    _ = stage.user.host.takeEffects()
    return stage
  }

  private func closeButton(_ stage: Stage<Drawer>) -> View {
    stage.control.subviews[0].subviews.first { $0 is IconButton }!
  }

  @Test func itSlidesInFromTheRight() {
    let stage = stage()
    #expect(stage.control.isHidden)
    stage.control.open()
    stage.user.application.endTurn()
    #expect(stage.control.frame.minX == 800)
    stage.user.wait(.milliseconds(90))
    #expect((481..<800).contains(stage.control.frame.minX))
    stage.user.wait(.milliseconds(110))
    #expect(stage.control.frame == Rect(x: 480, y: 52, width: 320, height: 548))
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func slidingRepaintsNothing() {
    let stage = stage()
    stage.control.open()
    stage.user.application.endTurn()
    _ = stage.user.host.takeEffects()
    stage.user.wait(.milliseconds(200))
    let effects = stage.user.host.takeEffects()
    #expect(effects.count > 8)
    for effect in effects {
      guard case .moveSurface(stage.control.surfaceID, _) = effect else {
        Issue.record("\(effect)")
        return
      }
    }
  }

  @Test func withReducedMotionItIsThereAtOnce() {
    let stage = stage()
    stage.user.host.settings.reducesMotion = true
    stage.control.open()
    #expect(stage.control.frame.minX == 480)
    stage.control.close()
    #expect(stage.control.isHidden)
  }

  @Test func itsButtonClosesIt() {
    let stage = stage()
    var told: [Bool] = []
    stage.control.onChange = { told.append($0) }
    stage.control.open()
    stage.user.wait(.milliseconds(200))
    stage.user.click(closeButton(stage))
    #expect(!stage.control.isOpen)
    stage.user.wait(.milliseconds(200))
    #expect(stage.control.isHidden)
    #expect(told == [true, false])
  }

  @Test func closingEndsTheEditingInIt() {
    let stage = stage()
    stage.control.open()
    stage.user.wait(.milliseconds(200))
    stage.user.click(field)
    #expect(field.isFirstResponder)
    stage.control.close()
    #expect(stage.window.firstResponder == nil)
  }

  @Test func aSlideThatTurnsRoundGoesOnFromThere() {
    let stage = stage()
    stage.control.open()
    stage.user.wait(.milliseconds(60))
    let place = stage.control.frame
    stage.control.toggle()
    #expect(stage.control.frame == place)
    stage.user.wait(.milliseconds(200))
    #expect(stage.control.isHidden)
  }

  @Test func escapeEndsEditingFirstAndClosesThen() {
    let stage = stage()
    stage.control.open()
    stage.user.wait(.milliseconds(200))
    stage.user.click(field)
    stage.user.key(.escape)
    #expect(stage.control.isOpen && !field.isFirstResponder)
    (closeButton(stage) as? IconButton)?.becomeFirstResponder()
    stage.user.key(.escape)
    #expect(!stage.control.isOpen)
  }

  @Test func itFollowsTheRoomItHas() {
    let stage = stage()
    stage.control.open()
    stage.user.wait(.milliseconds(200))
    stage.control.area = Rect(x: 0, y: 52, width: 300, height: 400)
    #expect(stage.control.frame == Rect(x: 0, y: 52, width: 300, height: 400))
  }
}
