import Testing

@testable import X11Model

private func press(
  _ detail: Int32 = 1, touch: Bool = false, time: UInt = 100, device: Int32 = 2
) -> RawPress {
  RawPress(device: device, source: 9, isTouch: touch, detail: detail, time: time)
}

@Suite struct OutsidePressRuleTests {
  /// Feeds one press whose place the server gives as `place`; the presses found outside before and after
  /// the release.
  private func run(
    _ raw: RawPress, at place: PressPlace, ownBefore: Bool = false, ownAfter: Bool = false
  ) -> (atOnce: [RawPress], atRelease: [RawPress]) {
    var rule = OutsidePressRule()
    let touch = raw.isTouch ? raw.detail : nil
    if ownBefore { rule.ownPress(touch: touch, button: 1, time: raw.time) }
    rule.rawPress(raw)
    for unplaced in rule.unplaced() { rule.place(unplaced, at: place) }
    if ownAfter { rule.ownPress(touch: touch, button: 1, time: raw.time) }
    let atOnce = rule.settle()
    rule.rawRelease(device: raw.device, detail: raw.detail, isTouch: raw.isTouch)
    let atRelease = rule.settle()
    #expect(rule.isIdle)
    return (atOnce, atRelease)
  }

  @Test(arguments: [false, true])
  func pressElsewhereIsOutsideAtOnceAndOnlyOnce(touch: Bool) {
    let result = run(press(touch: touch), at: .elsewhere)
    #expect(result.atOnce == [press(touch: touch)])
    #expect(result.atRelease.isEmpty)
  }

  @Test func ownPressWithTheSameTimeIsInsideWithoutAskingTheServer() {
    var rule = OutsidePressRule()
    rule.ownPress(touch: nil, button: 1, time: 100)
    rule.rawPress(press())
    #expect(rule.unplaced().isEmpty)
    #expect(rule.settle().isEmpty)
  }

  @Test(arguments: [PressPlace.elsewhere, .frame, .client])
  func ownPressSeenBesideTheAnswerIsInside(place: PressPlace) {
    let result = run(press(), at: place, ownAfter: true)
    #expect(result.atOnce.isEmpty && result.atRelease.isEmpty)
  }

  @Test func titleBarIsInside() {
    let result = run(press(), at: .frame)
    #expect(result.atOnce.isEmpty && result.atRelease.isEmpty)
  }

  @Test func pressOnOurAreaThatNeverComesIsOutsideAtRelease() {
    let result = run(press(), at: .client)
    #expect(result.atOnce.isEmpty)
    #expect(result.atRelease == [press()])
  }

  @Test func heldBackPressThatIsReplayedBeforeItsReleaseIsInside() {
    var rule = OutsidePressRule()
    rule.rawPress(press())
    for unplaced in rule.unplaced() { rule.place(unplaced, at: .client) }
    #expect(rule.settle().isEmpty)
    rule.ownPress(touch: nil, button: 1, time: 100)
    rule.rawRelease(device: 2, detail: 1, isTouch: false)
    #expect(rule.settle().isEmpty)
  }

  @Test func pressAndReleaseInOneBatchAreDecidedTogether() {
    var rule = OutsidePressRule()
    rule.rawPress(press())
    rule.rawRelease(device: 2, detail: 1, isTouch: false)
    for unplaced in rule.unplaced() { rule.place(unplaced, at: .elsewhere) }
    #expect(rule.settle() == [press()])
    #expect(rule.isIdle)
  }

  @Test(arguments: [Int32(4), 5, 6, 7])
  func wheelIsNoPress(button: Int32) {
    var rule = OutsidePressRule()
    rule.rawPress(press(button))
    #expect(rule.unplaced().isEmpty)
  }

  @Test func otherTimeOrOtherButtonIsNotOurs() {
    var rule = OutsidePressRule()
    rule.ownPress(touch: nil, button: 1, time: 99)
    rule.ownPress(touch: nil, button: 2, time: 100)
    rule.rawPress(press())
    #expect(rule.unplaced() == [press()])
  }

  @Test func fingerOfOursIsKnownByItsNumberOrAsButtonOne() {
    var rule = OutsidePressRule()
    rule.ownPress(touch: 7, button: 1, time: 100)
    rule.ownPress(touch: nil, button: 1, time: 200)
    rule.rawPress(press(7, touch: true))
    rule.rawPress(press(8, touch: true, time: 200))
    rule.rawPress(press(9, touch: true, time: 100))
    #expect(rule.unplaced() == [press(9, touch: true, time: 100)])
  }

  @Test func releaseOfAnotherDeviceDecidesNothing() {
    var rule = OutsidePressRule()
    rule.rawPress(press())
    for unplaced in rule.unplaced() { rule.place(unplaced, at: .client) }
    rule.rawRelease(device: 5, detail: 1, isTouch: false)
    rule.rawRelease(device: 2, detail: 3, isTouch: false)
    rule.rawRelease(device: 2, detail: 1, isTouch: true)
    #expect(rule.settle().isEmpty)
    #expect(!rule.isIdle)
  }
}
