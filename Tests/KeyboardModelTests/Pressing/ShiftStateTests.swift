import KeyboardModel
import Testing

@Suite struct ShiftStateTests {
  @Test func pressOnShiftShiftsOneCharacter() {
    var shift = pressed(at: 0)
    #expect(shift.mode == .oneShot)
    shift.characterTyped()
    #expect(shift.mode == .off)
  }

  @Test func slowSecondTapOnShiftSwitchesItOff() {
    #expect(pressed(at: 0, 401).mode == .off)
  }

  @Test func fastDoubleTapOnShiftLocksCaps() {
    #expect(pressed(at: 0, 400).mode == .caps)
    #expect(pressed(at: 0, 120).mode == .caps)
  }

  @Test func doubleTapFromShiftedLocksCaps() {
    #expect(pressed(from: .oneShot, at: 0).mode == .off)
    #expect(pressed(from: .oneShot, at: 0, 120).mode == .caps)
  }

  @Test func tapEndsCaps() {
    #expect(pressed(from: .caps, at: 0).mode == .off)
  }

  @Test func thirdFastTapEndsCaps() {
    #expect(pressed(at: 0, 100, 200).mode == .off)
    #expect(pressed(at: 0, 100, 200, 300).mode == .caps)
  }

  @Test func capsOutlastCharacters() {
    var shift = pressed(at: 0, 100)
    shift.characterTyped()
    shift.characterTyped()
    #expect(shift.mode == .caps)
  }

  @Test func characterBetweenTwoTapsMakesThemNoDoubleTap() {
    var shift = pressed(at: 0)
    shift.characterTyped()
    shift.press(at: .milliseconds(150))
    #expect(shift.mode == .oneShot)
  }

  @Test func otherKeyBetweenTwoTapsMakesThemNoDoubleTap() {
    var shift = pressed(at: 0)
    shift.interrupt()
    shift.press(at: .milliseconds(150))
    #expect(shift.mode == .off)
  }

  @Test func changeOfFieldEndsOneShotButNotCaps() {
    for (mode, after) in [(ShiftState.Mode.off, ShiftState.Mode.off), (.oneShot, .off), (.caps, .caps)] {
      var shift = ShiftState(mode)
      shift.endOneShot()
      #expect(shift.mode == after)
    }
  }

  @Test func automaticCapitalLeavesCapsAlone() {
    for (mode, after) in [(ShiftState.Mode.off, ShiftState.Mode.oneShot), (.caps, .caps)] {
      var shift = ShiftState(mode)
      shift.beginAutomaticCapital()
      #expect(shift.mode == after)
    }
  }

  @Test func onlyACapitalThatTheFieldWantedEndsWithItsWish() {
    var shift = ShiftState()
    shift.beginAutomaticCapital()
    shift.endAutomaticCapital()
    #expect(shift.mode == .off)
    for mode in [ShiftState.Mode.oneShot, .caps] {
      var shift = ShiftState(mode)
      shift.beginAutomaticCapital()
      shift.endAutomaticCapital()
      #expect(shift.mode == mode)
    }
    shift.beginAutomaticCapital()
    shift.press(at: .milliseconds(0))
    shift.press(at: .milliseconds(2000))
    shift.endAutomaticCapital()
    #expect(shift.mode == .oneShot)
  }

  @Test func timeThatGoesBackIsNoDoubleTap() {
    #expect(pressed(at: 1000, 900).mode == .off)
  }

  @Test func doubleClickIntervalCanBeSet() {
    var shift = ShiftState(doubleClickInterval: .milliseconds(200))
    shift.press(at: .zero)
    shift.press(at: .milliseconds(201))
    #expect(shift.mode == .off)
  }
}

/// The state after presses at some times in milliseconds.
private func pressed(from mode: ShiftState.Mode = .off, at times: Int...) -> ShiftState {
  var shift = ShiftState(mode)
  for time in times {
    shift.press(at: .milliseconds(time))
  }
  return shift
}
