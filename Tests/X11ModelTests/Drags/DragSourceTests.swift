import Testing
import TextModel
import UICore

@testable import X11Model

@Suite struct DragSourceTests {
  private let ours = XWindow(rawValue: 1)
  private let home = XWindow(rawValue: 2)
  private let theirs = DragPeer(window: peer, receiver: peer, version: 5)
  private let id = DragID.own(1)

  private func source(allowsMove: Bool = true, types: [Atom] = [7, 8, 9, 10]) -> DragSource {
    DragSource(
      DragOffer(
        id: id, window: WindowID(rawValue: 1), pointer: .mouse, text: [0x61], allowsMove: allowsMove),
      window: ours, types: types)
  }

  private func motion(_ x: Int, _ modifiers: Modifiers = [], at moment: UInt32 = 100) -> DragMotion {
    DragMotion(place: ScreenPoint(x: x, y: 5), modifiers: modifiers, time: time(moment))
  }

  private func position(_ x: Int, _ action: DragAction = .copy, at moment: UInt32 = 100) -> DragStep {
    send(.position(ScreenPoint(x: x, y: 5), time(moment), action))
  }

  private func send(_ message: XdndMessage) -> DragStep { .send(message, to: theirs, from: ours) }

  private func status(_ action: DragAction?) -> XdndMessage { .status(XdndStatus(action: action)) }

  /// Over another program, which has accepted the place 10.
  private func accepted(allowsMove: Bool = true, _ action: DragAction = .copy) -> DragSource {
    var source = source(allowsMove: allowsMove)
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    #expect(source.received(status(action), from: peer, now: .origin) == [.show(action)])
    return source
  }

  private func dropped(allowsMove: Bool = true, _ action: DragAction = .copy) -> DragSource {
    var source = accepted(allowsMove: allowsMove, action)
    #expect(source.released(motion(10, at: 200)) == [.find(motion(10, at: 200))])
    let steps = source.found(.peer(theirs), for: motion(10, at: 200), now: .origin)
    #expect(steps == [send(.drop(time(200))), .show(nil)])
    return source
  }

  // MARK: Over another program

  @Test func itEntersWithItsTypesAndOwnsTheSelectionWithTheMotionsTime() {
    var source = source()
    #expect(source.moved(motion(10)) == [.find(motion(10))])
    #expect(
      source.found(.peer(theirs), for: motion(10), now: .origin) == [
        .own(time(100)), send(.enter(version: 5, types: [7, 8, 9, 10], hasList: true)), .show(nil),
        position(10),
      ])
  }

  @Test func threeTypesNeedNoList() {
    var source = source(types: [7, 8, 9])
    let steps = source.found(.peer(theirs), for: motion(10), now: .origin)
    #expect(steps[1] == send(.enter(version: 5, types: [7, 8, 9], hasList: false)))
  }

  @Test func onePositionIsInFlightAndTheLastMotionIsKept() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    for x in 11...15 { #expect(source.moved(motion(x)).isEmpty) }
    #expect(source.received(status(.copy), from: peer, now: .origin) == [.show(.copy), .find(motion(15))])
    #expect(source.found(.peer(theirs), for: motion(15), now: .origin) == [position(15)])
    #expect(source.received(status(nil), from: peer, now: .origin) == [.show(nil)])
  }

  @Test func insideOfTheAnsweredAreaNothingIsSaid() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    let area = PixelRect(x: 0, y: 0, width: 50, height: 50)
    let answer = XdndStatus(action: .copy, area: area, wantsAll: false)
    _ = source.received(.status(answer), from: peer, now: .origin)
    #expect(source.found(.peer(theirs), for: motion(49), now: .origin).isEmpty)
    #expect(source.found(.peer(theirs), for: motion(49, .shift), now: .origin) == [position(49, .move)])
    _ = source.received(.status(answer), from: peer, now: .origin)
    #expect(source.found(.peer(theirs), for: motion(50, .shift), now: .origin) == [position(50, .move)])
  }

  @Test func aTargetThatWantsAllHearsAll() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    let area = PixelRect(x: 0, y: 0, width: 50, height: 50)
    _ = source.received(.status(XdndStatus(action: .copy, area: area)), from: peer, now: .origin)
    #expect(source.found(.peer(theirs), for: motion(11), now: .origin) == [position(11)])
  }

  @Test func aSpokesmanIsToldInTheNameOfTheWindow() {
    let proxied = DragPeer(window: peer, receiver: XWindow(rawValue: 99), version: 4)
    var source = source()
    let steps = source.found(.peer(proxied), for: motion(10), now: .origin)
    #expect(
      steps[1] == .send(.enter(version: 4, types: [7, 8, 9, 10], hasList: true), to: proxied, from: ours))
  }

  @Test func movingOnLeavesAndEntersAndOwnsNoSecondTime() {
    var source = accepted()
    let other = DragPeer(window: XWindow(rawValue: 50), receiver: XWindow(rawValue: 50), version: 5)
    let steps = source.found(.peer(other), for: motion(20), now: .origin)
    #expect(
      steps == [
        send(.leave), .send(.enter(version: 5, types: [7, 8, 9, 10], hasList: true), to: other, from: ours),
        .show(nil), .send(.position(ScreenPoint(x: 20, y: 5), time(100), .copy), to: other, from: ours),
      ])
    // The one before has nothing more to say.
    #expect(source.received(status(.move), from: peer, now: .origin).isEmpty)
  }

  // MARK: Over our own windows

  @Test func overAWindowOfOursTheProgramIsToldAndNobodyElse() {
    var source = source()
    #expect(
      source.found(.own(home), for: motion(10), now: .origin) == [
        .show(nil), .tell(id, .moved, in: home, at: motion(10).place, .move, time(100)),
      ])
    #expect(source.answered(.move) == [.show(.move)])
    #expect(
      source.found(.nobody, for: motion(20), now: .origin) == [
        .tell(id, .left, in: home, at: motion(10).place, .move, time(100)), .show(nil),
      ])
  }

  @Test func aReleaseOverAWindowOfOursIsADropWithTheText() {
    var source = source()
    _ = source.found(.own(home), for: motion(10), now: .origin)
    _ = source.released(motion(12, .control, at: 300))
    #expect(
      source.found(.own(home), for: motion(12, .control, at: 300), now: .origin) == [
        .tell(id, .dropped(SecureBytes([0x61])), in: home, at: motion(12).place, .copy, time(300))
      ])
    #expect(source.isOver)
  }

  @Test func theSelectionIsGivenBackAfterADropAtHome() {
    var source = accepted()
    _ = source.released(motion(12))
    #expect(source.found(.own(home), for: motion(12), now: .origin).last == .disown)
  }

  // MARK: Dropping

  @Test func aReleaseOverNobodyEndsIt() {
    var source = source()
    #expect(source.released(motion(10)) == [.find(motion(10))])
    #expect(source.found(.nobody, for: motion(10), now: .origin) == [.show(nil), .end(id, nil)])
    #expect(source.isOver)
  }

  @Test func aRefusedPlaceGetsALeave() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    _ = source.received(status(nil), from: peer, now: .origin)
    _ = source.released(motion(10))
    #expect(
      source.found(.peer(theirs), for: motion(10), now: .origin) == [
        send(.leave), .show(nil), .end(id, nil), .disown,
      ])
  }

  @Test func theLastPlaceIsAskedAboutBeforeTheDrop() {
    var source = accepted()
    _ = source.released(motion(30, at: 400))
    #expect(source.found(.peer(theirs), for: motion(30, at: 400), now: .origin) == [position(30, at: 400)])
    #expect(source.received(status(.copy), from: peer, now: .origin) == [send(.drop(time(400))), .show(nil)])
  }

  @Test func aReleaseWaitsForThePositionInFlight() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    #expect(source.released(motion(20)).isEmpty)
    #expect(!source.followsPointer)
    #expect(source.moved(motion(99)).isEmpty)
    #expect(source.received(status(.copy), from: peer, now: .origin) == [.show(.copy), .find(motion(20))])
    #expect(source.found(.peer(theirs), for: motion(20), now: .origin) == [position(20)])
    #expect(source.received(status(nil), from: peer, now: .origin).first == send(.leave))
    #expect(source.isOver)
  }

  @Test(
    arguments: [
      (true, true, .move, .move), (true, true, .copy, .copy), (true, false, .move, nil),
      (false, true, .move, .copy),
    ] as [(Bool, Bool, DragAction, DragAction?)])
  func finishedSaysWhatWasDone(
    _ allowsMove: Bool, _ isAccepted: Bool, _ action: DragAction, _ expected: DragAction?
  ) {
    var source = dropped(allowsMove: allowsMove)
    let steps = source.received(.finished(isAccepted: isAccepted, action), from: peer, now: .origin)
    #expect(steps == [.show(nil), .end(id, expected), .disown])
    #expect(source.received(.finished(isAccepted: true, .move), from: peer, now: .origin).isEmpty)
  }

  @Test func beforeVersionFiveTheLastAnswerCounts() {
    let old = DragPeer(window: peer, receiver: peer, version: 4)
    var source = source()
    _ = source.found(.peer(old), for: motion(10), now: .origin)
    _ = source.received(status(.move), from: peer, now: .origin)
    _ = source.released(motion(10))
    _ = source.found(.peer(old), for: motion(10), now: .origin)
    let steps = source.received(.finished(isAccepted: false, .copy), from: peer, now: .origin)
    #expect(steps.contains(.end(id, .move)))
  }

  @Test func aFinishedFromSomebodyElseOrTooEarlyMeansNothing() {
    var early = accepted()
    #expect(early.received(.finished(isAccepted: true, .move), from: peer, now: .origin).isEmpty)
    var source = dropped()
    let stranger = XWindow(rawValue: 4711)
    #expect(source.received(.finished(isAccepted: true, .move), from: stranger, now: .origin).isEmpty)
    #expect(source.received(.leave, from: peer, now: .origin).isEmpty)
    #expect(!source.isOver)
  }

  // MARK: Silence and the end

  @Test func aSilentTargetIsAskedAgainAfterAWhile() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    #expect(source.nextDeadline == moment(DragSource.patience))
    #expect(source.expire(now: .origin).isEmpty)
    _ = source.moved(motion(11))
    #expect(source.expire(now: moment(DragSource.patience)) == [.show(nil), .find(motion(11))])
    #expect(source.nextDeadline == nil)
  }

  @Test func aTargetThatDiesBeforeItsAnswerEndsADropInTime() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    _ = source.released(motion(10))
    #expect(
      source.expire(now: moment(DragSource.patienceWithDrop))
        == [send(.leave), .show(nil), .end(id, nil), .disown])
  }

  /// A busy program gets what was dropped on it, if it answers late.
  @Test func onceTheButtonIsUpALateAnswerIsWaitedFor() {
    var source = source()
    _ = source.found(.peer(theirs), for: motion(10), now: .origin)
    _ = source.released(motion(10))
    #expect(source.expire(now: moment(DragSource.patience)).isEmpty)
    #expect(source.nextDeadline == moment(DragSource.patienceWithDrop))
    let late = moment(.seconds(10))
    var steps = source.received(status(.copy), from: peer, now: late)
    #expect(steps == [.show(.copy), .find(motion(10))])
    steps = source.found(.peer(theirs), for: motion(10), now: late)
    #expect(steps == [send(.drop(motion(10).time)), .show(nil)])
  }

  @Test func aTargetThatDiesBeforeFinishedIsGivenUpAndNothingDeleted() {
    var source = dropped(.move)
    #expect(source.nextDeadline == moment(DragSource.patienceWithDrop))
    #expect(source.expire(now: moment(.seconds(19))).isEmpty)
    let steps = source.expire(now: moment(DragSource.patienceWithDrop))
    #expect(steps == [.show(nil), .end(id, nil), .disown])
    #expect(source.isOver)
  }

  @Test func givingUpLeaves() {
    var source = accepted()
    #expect(source.cancelled() == [send(.leave), .show(nil), .end(id, nil), .disown])
    #expect(source.cancelled().isEmpty)
    #expect(source.moved(motion(10)).isEmpty)
  }

  @Test func whatWasDroppedIsNotTakenBack() {
    var source = dropped()
    #expect(!source.cancelled().contains(send(.leave)))
  }
}
