import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct SwitchTests {
  private func stage(isOn: Bool = false) -> Stage<Switch> { Stage(Switch("Pin panel", isOn: isOn)) }

  private func knob(_ stage: Stage<Switch>) -> Rect? {
    stage.drawing().compactMap { command -> Rect? in
      if case .fillRounded(let shape, _) = command { shape.rect } else { nil }
    }.last
  }

  @Test func aClickAnywhereSwitchesAndTells() {
    var told: [Bool] = []
    let stage = stage()
    stage.control.onChange = { told.append($0) }
    stage.user.click(stage.point(4), in: stage.window)
    stage.user.click(stage.point(190), in: stage.window)
    #expect(told == [true, false])
    #expect(stage.takeActions() == ["Pin panel", "Pin panel"])
  }

  @Test func spaceSwitchesTheFocusedOne() {
    let stage = stage()
    stage.user.key(.tab)
    stage.user.key(.space)
    #expect(stage.control.isOn)
  }

  @Test func aChangeByTheProgramIsNotTold() {
    let stage = stage()
    stage.control.onChange = { _ in Issue.record("told") }
    stage.control.isOn = true
    stage.user.application.endTurn()
    #expect(stage.takeActions() == [])
  }

  @Test func theKnobSlides() {
    let stage = stage()
    #expect(knob(stage)?.minX == 263)
    stage.control.isOn = true
    stage.user.wait(.milliseconds(50))
    #expect((264..<279).contains(knob(stage)!.minX))
    stage.user.wait(.milliseconds(100))
    #expect(knob(stage)?.minX == 279)
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func withReducedMotionTheKnobIsThereAtOnce() {
    let stage = stage()
    stage.user.host.settings.reducesMotion = true
    stage.control.isOn = true
    #expect(knob(stage)?.minX == 279)
  }

  @Test func oneThatIsOnFromTheStartIsDrawnSo() {
    #expect(knob(stage(isOn: true))?.minX == 279)
  }

  @Test func aDisabledSwitchDoesNotSwitch() {
    let stage = stage()
    stage.control.isEnabled = false
    stage.user.click(stage.control)
    #expect(!stage.control.isOn)
  }
}
