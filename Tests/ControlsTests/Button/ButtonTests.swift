import Controls
import Testing
import UICore
import UITestHost

@MainActor @Suite struct ButtonTests {
  @Test func aClickActsAndTellsTheActionName() {
    var count = 0
    let stage = Stage(Button("Send", actionName: "send") { count += 1 })
    stage.user.click(stage.control)
    #expect(count == 1)
    #expect(stage.takeActions() == ["send"])
  }

  @Test func theActionIsNamedForTheTitleUnlessToldOtherwise() {
    #expect(Button("Reset").actionName == "Reset")
  }

  @Test func itActsOnReleaseAndNotOnPress() {
    let stage = Stage(Button("Send"))
    stage.user.press(stage.point(20), in: stage.window)
    #expect(stage.takeActions().isEmpty)
    stage.user.release()
    #expect(stage.takeActions() == ["Send"])
  }

  @Test func slidingOffAButtonCancelsIt() {
    let stage = Stage(Button("Send"))
    stage.user.drag(from: stage.point(20), to: stage.point(20, 60), in: stage.window)
    #expect(stage.takeActions().isEmpty)
  }

  @Test func slidingOffAndBackPressesIt() {
    let stage = Stage(Button("Send"))
    stage.user.press(stage.point(20), in: stage.window)
    stage.user.move(to: stage.point(20, 60))
    stage.user.move(to: stage.point(24))
    stage.user.release()
    #expect(stage.takeActions() == ["Send"])
  }

  @Test func onlyTheLeftButtonPresses() {
    let stage = Stage(Button("Send"))
    stage.user.click(stage.control, button: 3)
    #expect(stage.takeActions().isEmpty)
  }

  @Test(arguments: [KeySym.space, .return, .keypadEnter])
  func spaceAndReturnPressTheFocusedButton(_ keysym: KeySym) {
    let stage = Stage(Button("Send"))
    stage.user.key(.tab)
    #expect(stage.control.isFirstResponder)
    stage.user.key(keysym)
    #expect(stage.takeActions() == ["Send"])
  }

  @Test func aHeldKeyPressesOnce() {
    let stage = Stage(Button("Send"))
    stage.user.key(.tab)
    let id = WindowID(rawValue: stage.window.surfaceID!.rawValue)
    for isRepeat in [false, true, true] {
      stage.user.send(
        .key(KeyEvent(window: id, keysym: .space, isRepeat: isRepeat, time: EventTime(rawValue: 1))))
    }
    #expect(stage.takeActions() == ["Send"])
  }

  @Test func aClickDoesNotTakeTheFocus() {
    let stage = Stage(Button("Send"))
    stage.user.click(stage.control)
    #expect(!stage.control.isFirstResponder)
  }

  @Test func aDisabledButtonIsDrawnFaintAndDoesNotAct() {
    let stage = Stage(Button("Send", style: .primary))
    stage.control.isEnabled = false
    stage.user.click(stage.control)
    #expect(stage.takeActions().isEmpty)
    #expect(stage.fill() == Theme.light.colors.accent.withOpacity(0.4))
  }

  @Test func hoverIsOneStepDarkerAndPressedTwo() {
    let stage = Stage(Button("Send", style: .primary))
    let theme = Theme.light
    #expect(stage.fill() == theme.colors.accent)
    stage.user.hover(stage.point(20), in: stage.window)
    #expect(stage.fill() == theme.shaded(theme.colors.accent, steps: 1))
    stage.user.press(stage.point(20), in: stage.window)
    #expect(stage.fill() == theme.shaded(theme.colors.accent, steps: 2))
    stage.user.move(to: stage.point(20, 90))
    #expect(stage.fill() == theme.shaded(theme.colors.accent, steps: 1))
  }

  @Test func theFocusRingIsDrawnOnlyWhileItHasTheFocus() {
    let stage = Stage(Button("Send"))
    let ring = DrawingCommand.stroke(
      RoundedRect(stage.control.frame.inset(by: -3), radius: 11), width: 3,
      Theme.light.colors.accent.withOpacity(0.28))
    #expect(!stage.drawing().contains(ring))
    stage.user.key(.tab)
    #expect(stage.drawing().contains(ring))
  }

  @Test func hoverRepaintsTheButtonAndNoMore() {
    let stage = Stage(Button("Send"))
    stage.user.hover(stage.point(20), in: stage.window)
    #expect(stage.takeDamage() == [stage.control.bounds.inset(by: -3)])
  }

  @Test func itWantsRoomForItsTitle() {
    let stage = Stage(Button("Send"))
    #expect(stage.control.preferredSize(width: 500) == Size(width: 4 * 8 + 30, height: 34))
    #expect(stage.control.preferredSize(width: 40).width == 40)
  }
}

extension Stage {
  /// The first round shape's colour: the control's own background.
  @MainActor fileprivate func fill() -> Color? {
    drawing().lazy.compactMap { if case .fillRounded(_, let color) = $0 { color } else { nil } }.first
  }
}
