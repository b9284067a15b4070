import KeyboardPanel
import Testing
import UICore
import UITestHost

/// The panel is pulled down by its bar.
@MainActor @Suite struct PullingTests {
  private let stage = Stage.editing(bar: .automatic)
  private var user: TestUser { stage.user }
  private var top: Double { stage.view?.frame.minY ?? 0 }
  private let start: Point
  private let up: Double

  init() {
    let bar = stage.barKey("next")
    start = bar.convertToWindow(bar.bounds).center
    up = stage.panel.frame.minY
  }

  /// In steps of 10 points, which are 10 ms apart; then the finger rests.
  private func pull(by way: Double, resting: Duration = .milliseconds(200)) {
    user.putFinger(at: start, in: stage.window)
    for step in stride(from: 10, through: abs(way), by: 10) {
      user.moveFinger(to: start + Point(x: 0, y: way < 0 ? -step : step))
    }
    user.wait(resting)
  }

  @Test func itFollowsTheFingerAndGoesBack() {
    pull(by: 60)
    #expect(top == up + 60)
    user.moveFinger(to: start + Point(x: 0, y: 30))
    #expect(top == up + 30)
    user.liftFinger()
    user.wait(.milliseconds(400))
    #expect(top == up && stage.panel.isVisible)
    #expect(stage.phases == [] && stage.fieldA.isFirstResponder)
    #expect(stage.fieldB.isFirstResponder == false)
  }

  @Test func letGoFarDownItIsHiddenAndTheFieldStaysEdited() {
    pull(by: 150)
    user.liftFinger()
    user.wait(.milliseconds(400))
    #expect(!stage.panel.isVisible && stage.fieldA.isFirstResponder)
    #expect(stage.phases == [.willHide, .didHide])
  }

  @Test func thrownItIsHiddenSoon() {
    pull(by: 40, resting: .zero)
    user.liftFinger()
    #expect(!stage.panel.isVisible)
  }

  @Test(arguments: [-100.0, 10]) func aPullUpOrATapMovesNothing(way: Double) {
    pull(by: way)
    #expect(top == up)
    user.liftFinger()
    #expect(stage.panel.isVisible && top == up)
  }

  @Test func cancelledItGoesBack() {
    pull(by: 80)
    user.send(.windowVisibility(stage.window.windowID!, isVisible: false))
    user.send(.windowVisibility(stage.window.windowID!, isVisible: true))
    user.wait(.milliseconds(400))
    #expect(top == up)
  }
}
