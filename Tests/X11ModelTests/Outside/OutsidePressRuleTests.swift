import Testing

@testable import X11Model

private func press(
  _ detail: Int32 = 1, touch: Bool = false, time: UInt = 100, device: Int32 = 2
) -> RawPress {
  RawPress(device: device, source: 9, isTouch: touch, detail: detail, time: time)
}

@Suite struct OutsidePressRuleTests {
  /// Feeds one press whose place is known, or else is given by the server; what it was found to be before and after the
  /// release.
  private func run(
    _ raw: RawPress, known: PressPlace? = nil, at place: PressPlace = .elsewhere, ownBefore: Bool = false,
    ownAfter: Bool = false
  ) -> (atOnce: [ForeignPress], atRelease: [ForeignPress]) {
    var rule = OutsidePressRule()
    let touch = raw.isTouch ? raw.detail : nil
    if ownBefore { rule.ownPress(device: raw.device, touch: touch, time: raw.time) }
    rule.rawPress(raw, at: known)
    for unplaced in rule.unplaced() { rule.place(unplaced, at: place) }
    if ownAfter { rule.ownPress(device: raw.device, touch: touch, time: raw.time) }
    let atOnce = rule.settle()
    rule.rawRelease(device: raw.device, detail: raw.detail, isTouch: raw.isTouch)
    let atRelease = rule.settle()
    #expect(rule.isIdle)
    return (atOnce, atRelease)
  }

  @Test func pressElsewhereIsOutsideAtOnceAndOnlyOnce() {
    let result = run(press(), at: .elsewhere)
    #expect(result.atOnce == [ForeignPress(press())])
    #expect(result.atRelease.isEmpty)
  }

  @Test func fingerElsewhereIsOutsideWhenItIsGone() {
    let result = run(press(touch: true), at: .elsewhere)
    #expect(result.atOnce.isEmpty)
    #expect(result.atRelease == [ForeignPress(press(touch: true))])
  }

  /// The first of them are gone again before the last comes, or all stay.
  @Test(arguments: 1...5, [false, true])
  func ofFingersThatAreThereTogetherMoreThanTwoAreAPalm(count: Int, overlap: Bool) {
    var rule = OutsidePressRule()
    let fingers = (1...Int32(count)).map { press($0, touch: true, time: UInt($0)) }
    func lift(_ finger: RawPress) -> [ForeignPress] {
      for unplaced in rule.unplaced() { rule.place(unplaced, at: .elsewhere) }
      rule.rawRelease(device: finger.device, detail: finger.detail, isTouch: true)
      return rule.settle()
    }
    var seen: [ForeignPress] = []
    for finger in fingers {
      rule.rawPress(finger)
      if !overlap { seen += lift(finger) }
    }
    if overlap { for finger in fingers { seen += lift(finger) } }
    #expect(seen == (overlap && count > 2 ? [] : fingers.map { ForeignPress($0) }))
    #expect(rule.isIdle)
  }

  @Test func ownPressWithTheSameTimeIsInsideWithoutAskingTheServer() {
    var rule = OutsidePressRule()
    rule.ownPress(device: 2, touch: nil, time: 100)
    rule.rawPress(press())
    #expect(rule.unplaced().isEmpty)
    #expect(rule.settle().isEmpty)
  }

  @Test(arguments: [PressPlace.elsewhere, .frame, .client])
  func ownPressSeenBesideTheAnswerIsInside(place: PressPlace) {
    let result = run(press(), at: place, ownAfter: true)
    #expect(result.atOnce.isEmpty && result.atRelease.isEmpty)
  }

  @Test func titleBarIsOursWhenNoPressOfOursCanComeAnyMore() {
    let result = run(press(), at: .frame)
    #expect(result.atOnce.isEmpty)
    #expect(result.atRelease == [ForeignPress(press(), isOnFrame: true)])
  }

  @Test func pressOnOurAreaThatNeverComesIsOutsideAtRelease() {
    let result = run(press(), at: .client)
    #expect(result.atOnce.isEmpty)
    #expect(result.atRelease == [ForeignPress(press())])
  }

  /// The server's answer is of where the pointer is when it is asked.
  @Test(arguments: [PressPlace.elsewhere, .frame, .client])
  func whereThePointerWasCountsAndNotWhereItIs(answer: PressPlace) {
    #expect(run(press(), known: .elsewhere, at: answer).atOnce == [ForeignPress(press())])
    #expect(run(press(), known: .frame, at: answer).atOnce == [ForeignPress(press(), isOnFrame: true)])
    let ours = run(press(), known: .client, at: answer)
    #expect(ours.atOnce.isEmpty && ours.atRelease.isEmpty)
  }

  @Test func anotherButtonWhileOneIsHeldInOurWindowIsOursEverywhere() {
    let result = run(press(), known: .elsewhere, ownAfter: true)
    #expect(result.atOnce.isEmpty && result.atRelease.isEmpty)
  }

  @Test func heldBackPressThatIsReplayedBeforeItsReleaseIsInside() {
    var rule = OutsidePressRule()
    rule.rawPress(press())
    for unplaced in rule.unplaced() { rule.place(unplaced, at: .client) }
    #expect(rule.settle().isEmpty)
    rule.ownPress(device: 2, touch: nil, time: 100)
    rule.rawRelease(device: 2, detail: 1, isTouch: false)
    #expect(rule.settle().isEmpty)
  }

  @Test func pressAndReleaseInOneBatchAreDecidedTogether() {
    var rule = OutsidePressRule()
    rule.rawPress(press())
    rule.rawRelease(device: 2, detail: 1, isTouch: false)
    for unplaced in rule.unplaced() { rule.place(unplaced, at: .elsewhere) }
    #expect(rule.settle() == [ForeignPress(press())])
    #expect(rule.isIdle)
  }

  @Test(.bug(id: "libsdl-org/SDL#14005")) func aPressIsKnownAgainWhateverButtonTheMappingMadeOfIt() {
    var rule = OutsidePressRule()
    rule.ownPress(device: 2, touch: nil, time: 99)
    rule.ownPress(device: 3, touch: nil, time: 100)
    rule.rawPress(press())
    #expect(rule.unplaced() == [press()])
    rule.ownPress(device: 2, touch: nil, time: 100)
    #expect(rule.unplaced().isEmpty)
  }

  @Test func fingerOfOursIsKnownByItsNumberOrAsAButton() {
    var rule = OutsidePressRule()
    rule.ownPress(device: 2, touch: 7, time: 100)
    rule.ownPress(device: 2, touch: nil, time: 200)
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

@Suite struct ButtonMappingTests {
  @Test(
    .bug(id: "libsdl-org/SDL#14005"),
    arguments: [
      ([], 1, 1), ([[3, 2, 1]], 1, 3), ([[2, 1, 3], [3, 2, 0]], 1, 2), ([[2, 1, 3], [3, 2, 0]], 3, 0),
      ([[1, 2, 3, 4, 5, 6, 7, 4, 5]], 8, 4), ([[1, 2, 3]], 9, 9), ([[0], [1]], 1, 0),
    ] as [([[UInt8]], Int, Int)])
  func theMouseMapsFirstAndThenThePointer(_ maps: [[UInt8]], _ physical: Int, _ logical: Int) {
    #expect(ButtonMapping.logical(physical, through: maps) == logical)
  }

  @Test func theWheelAndAButtonThatIsOffPressNothing() {
    #expect((0...10).filter(ButtonMapping.presses) == [1, 2, 3, 8, 9, 10])
  }
}

@Suite struct PointerWhereaboutsTests {
  private static let ours = PointerCrossing.Window.client(around: .frame)

  private func place(
    after crossings: [(PointerCrossing.Window, isEnter: Bool, isInferior: Bool, isGrab: Bool)]
  ) -> PressPlace? {
    var whereabouts = PointerWhereabouts()
    for (window, isEnter, isInferior, isGrab) in crossings {
      whereabouts.crossed(
        PointerCrossing(
          device: 2, window: window, isEnter: isEnter, isInferior: isInferior, isGrab: isGrab))
    }
    return whereabouts.place(of: 2)
  }

  @Test func nothingIsKnownUntilThePointerComesOrGoes() {
    #expect(PointerWhereabouts().place(of: 2) == nil)
  }

  @Test func throughTheFrameIntoTheWindowAndOutAgain() {
    let way: [(PointerCrossing.Window, isEnter: Bool, isInferior: Bool, isGrab: Bool)] = [
      (.frame, true, false, false), (Self.ours, true, false, false), (Self.ours, false, false, false),
      (.frame, true, true, false), (.frame, false, false, false),
    ]
    let places = (1...way.count).map { place(after: Array(way.prefix($0))) }
    #expect(places == [.frame, .client, .frame, .frame, .elsewhere])
  }

  @Test func aWindowInsideIsStillTheWindow() {
    #expect(place(after: [(Self.ours, true, false, false), (Self.ours, false, true, false)]) == .client)
    #expect(place(after: [(.frame, true, false, false), (.frame, false, true, false)]) == .frame)
  }

  @Test func withoutAFrameAroundItThePointerIsElsewhereAtOnce() {
    let alone = PointerCrossing.Window.client(around: .elsewhere)
    #expect(place(after: [(alone, true, false, false), (alone, false, false, false)]) == .elsewhere)
    let unknown = PointerCrossing.Window.client(around: nil)
    #expect(place(after: [(unknown, true, false, false), (unknown, false, false, false)]) == nil)
  }

  @Test func aGrabOfAnothersHidesWhereThePointerIs() {
    #expect(place(after: [(Self.ours, true, false, false), (Self.ours, false, false, true)]) == nil)
    // A manager that holds a press back grabs the pointer on the frame.
    #expect(
      place(after: [(Self.ours, true, false, false), (.frame, true, true, true)]) == .client)
  }

  @Test func eachPointerIsSomewhere() {
    var whereabouts = PointerWhereabouts()
    whereabouts.pressed(2)
    whereabouts.crossed(PointerCrossing(device: 7, window: .frame, isEnter: false))
    #expect(whereabouts.place(of: 2) == .client)
    #expect(whereabouts.place(of: 7) == .elsewhere)
    whereabouts.forget()
    #expect(whereabouts.place(of: 2) == nil)
  }
}
