import Controls
import Testing
import UICore
import UITestHost

/// A whole blink is 1060 ms, and it ends after 10 s.
@MainActor @Suite struct CaretBlinkerTests {
  @Test func theCaretIsOnForHalfABlinkAndOffForTheOther() {
    let stage = focused()
    #expect(stage.showsCaret)
    stage.user.wait(.milliseconds(540))
    #expect(!stage.showsCaret)
    stage.user.wait(.milliseconds(530))
    #expect(stage.showsCaret)
  }

  @Test func inputMakesItSolidForHalfABlink() {
    let stage = focused()
    stage.user.wait(.milliseconds(540))
    stage.user.type("a")
    #expect(stage.showsCaret)
    stage.user.wait(.milliseconds(500))
    #expect(stage.showsCaret)
    stage.user.wait(.milliseconds(40))
    #expect(!stage.showsCaret)
  }

  @Test func itRestsVisiblyAfterAWhileAndWakesNobody() {
    let stage = focused()
    stage.user.wait(.seconds(12))
    #expect(stage.showsCaret)
    #expect(stage.user.application.nextWake == nil)
    stage.user.type("a")
    #expect(stage.user.application.nextWake != nil)
  }

  @Test func tenSecondsOfBlinkingTakeAtMostTwentyFiveWakeUps() {
    let stage = focused()
    var wakes = 0
    while stage.user.application.nextWake != nil, wakes < 100 {
      wakes += 1
      stage.user.wait(stage.user.application.nextWake! - stage.user.host.clock.now)
    }
    #expect(wakes <= 25)
  }

  @Test func thereIsNoneWithoutTheWindowsFocus() {
    let stage = focused()
    stage.user.unfocus(stage.window)
    #expect(!stage.showsCaret)
    #expect(stage.user.application.nextWake == nil)
    stage.user.focus(stage.window)
    #expect(stage.showsCaret)
  }

  @Test func thereIsNoneInAFieldThatIsNotEdited() {
    let stage = focused()
    stage.control.resignFirstResponder()
    stage.user.application.endTurn()
    #expect(!stage.showsCaret)
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func aBlinkTimeOfZeroMakesACaretThatStays() {
    let stage = Stage(TextField())
    stage.user.host.settings.caretBlink = .zero
    stage.user.click(stage.control)
    #expect(stage.user.application.nextWake == nil)
    #expect(stage.showsCaret)
  }

  @Test func blinkingCanBeSwitchedOffLiveWhileTheCaretIsOff() {
    let stage = focused()
    stage.user.wait(.milliseconds(540))
    #expect(!stage.showsCaret)
    stage.user.host.settings.caretBlink = .zero
    stage.user.send(.settingsChanged)
    #expect(stage.showsCaret)
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func blinkingCanBeMadeFasterAndBeSwitchedOnLive() {
    let stage = focused()
    stage.user.host.settings.caretBlink = .milliseconds(200)
    stage.user.send(.settingsChanged)
    stage.user.wait(.milliseconds(110))
    #expect(!stage.showsCaret)
    for blink in [Duration.zero, .milliseconds(200)] {
      stage.user.host.settings.caretBlink = blink
      stage.user.send(.settingsChanged)
    }
    stage.user.wait(.milliseconds(110))
    #expect(!stage.showsCaret)
  }

  @Test func otherSettingsMakeNoCaretInAFieldThatIsNotEdited() {
    let stage = focused()
    stage.control.resignFirstResponder()
    stage.user.send(.settingsChanged)
    #expect(!stage.showsCaret)
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func aBlinkDamagesOnlyTheCaret() {
    let stage = focused()
    _ = stage.takeDamage()
    stage.user.wait(.milliseconds(540))
    #expect(stage.takeDamage() == [stage.control.caretRect])
    #expect(stage.control.caretRect.width == 2)
  }

  @Test func aBlinkLaysNothingOut() {
    let stage = focused()
    let count = stage.user.host.textSystem.layoutCount
    stage.user.wait(.seconds(3))
    #expect(stage.user.host.textSystem.layoutCount == count)
  }

  private func focused() -> Stage<TextField> {
    let stage = Stage(TextField("hello"))
    stage.user.click(stage.control)
    return stage
  }
}

extension Stage where Control: TextInputView {
  /// Whether the caret is drawn.
  @MainActor var showsCaret: Bool {
    let caret = control.convertToWindow(control.caretRect)
    return drawing().contains(.fill(caret, Theme.light.colors.accent))
  }
}
