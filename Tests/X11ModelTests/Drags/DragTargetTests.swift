import Testing
import TextModel
import UICore

@testable import X11Model

@Suite struct DragTargetTests {
  private let window = XWindow(rawValue: 2)
  private let theirs = DragPeer(window: peer, receiver: peer, version: 5)
  private let place = ScreenPoint(x: 30, y: 40)
  private let id = DragID.foreign(1)

  private func target() -> DragTarget { DragTarget() }

  private func tell(_ phase: DragEvent.Phase, _ action: DragAction = .copy, at moment: UInt32 = 100)
    -> DragStep
  {
    .tell(id, phase, in: window, at: place, action, time(moment))
  }

  private func status(_ action: DragAction?, to other: DragPeer? = nil) -> DragStep {
    .send(.status(XdndStatus(action: action)), to: other ?? theirs, from: window)
  }

  private func finished(_ action: DragAction?) -> DragStep {
    .send(.finished(isAccepted: action != nil, action ?? .copy), to: theirs, from: window)
  }

  private func move(_ target: inout DragTarget, _ action: DragAction = .copy) -> [DragStep] {
    target.moved(peer, to: place, action, time(100), window: window)
  }

  private func drop(_ target: inout DragTarget) -> [DragStep] {
    target.dropped(peer, time(200), window: window)
  }

  private func entered(texts: [Atom] = [8, 9]) -> DragTarget {
    var target = target()
    #expect(target.entered(peer, version: 5, texts: texts, window: window) == [.watch(peer)])
    return target
  }

  private func accepted(_ action: DragAction = .copy) -> DragTarget {
    var target = entered()
    #expect(move(&target, action) == [tell(.moved, action)])
    #expect(target.answered(id, action) == [status(action)])
    return target
  }

  private func converting() -> DragTarget {
    var target = accepted()
    // The best of what it has, in our order, with the time of the Drop.
    #expect(drop(&target) == [.convert(id, targets: [8, 9], time(200))])
    return target
  }

  // MARK: The honest

  @Test func aDropIsAskedForGivenAndFinished() {
    var target = converting()
    #expect(target.converted(id, SecureBytes([0x61])) == [tell(.dropped(SecureBytes([0x61])), at: 200)])
    #expect(target.answered(id, .copy) == [finished(.copy), .unwatch(peer)])
    #expect(target.isIdle)
    #expect(target.answered(id, .copy).isEmpty)
  }

  @Test func aMoveIsSaidToBeOne() {
    var target = accepted(.move)
    _ = drop(&target)
    _ = target.converted(id, SecureBytes([0x61]))
    #expect(target.answered(id, .move).first == finished(.move))
  }

  @Test func everyPositionGetsAnAnswer() {
    var target = entered()
    for _ in 0..<3 { _ = move(&target) }
    for _ in 0..<3 { #expect(target.answered(id, nil) == [status(nil)]) }
    #expect(target.answered(id, nil).isEmpty)
  }

  @Test func leavingIsTold() {
    var target = accepted()
    #expect(target.left(peer) == [tell(.left, at: 0), .unwatch(peer)])
    #expect(target.isIdle)
  }

  @Test func leavingBeforeAnyPlaceIsNotTold() {
    var target = entered()
    #expect(target.left(peer) == [.unwatch(peer)])
  }

  // MARK: Refusals

  @Test func whatIsNoTextIsRefusedAndTheProgramNotAsked() {
    var target = entered(texts: [])
    #expect(move(&target) == [status(nil)])
    #expect(drop(&target) == [finished(nil), .unwatch(peer)])
    #expect(target.isIdle)
  }

  @Test func aDropOnARefusedPlaceIsFinishedAtOnce() {
    var target = entered()
    _ = move(&target)
    _ = target.answered(id, nil)
    #expect(drop(&target) == [tell(.left, at: 200), finished(nil), .unwatch(peer)])
  }

  @Test func aTextThatNeverComesIsFinishedAsRefused() {
    var target = converting()
    #expect(target.converted(id, nil) == [tell(.left, at: 200), finished(nil), .unwatch(peer)])
    #expect(target.converted(id, SecureBytes([0x61])).isEmpty)
    #expect(target.isIdle)
  }

  @Test func whatTheProgramDoesNotTakeIsFinishedAsRefused() {
    var target = converting()
    _ = target.converted(id, SecureBytes([0x61]))
    #expect(target.answered(id, nil) == [finished(nil), .unwatch(peer)])
  }

  @Test func aDropThatComesBeforeTheAnswerWaitsForIt() {
    var target = entered()
    _ = move(&target)
    _ = move(&target)
    #expect(drop(&target).isEmpty)
    #expect(target.answered(id, nil) == [status(nil)])
    #expect(target.answered(id, .copy) == [status(.copy), .convert(id, targets: [8, 9], time(200))])
  }

  // MARK: Those that lie

  @Test func aDropWithoutAnEnterIsFinishedOnce() {
    var target = target()
    #expect(drop(&target) == [finished(nil)])
    #expect(target.isIdle)
  }

  @Test func aDropWithoutAPositionIsFinishedOnce() {
    var target = entered()
    #expect(drop(&target) == [finished(nil), .unwatch(peer)])
    #expect(target.left(peer).isEmpty)
  }

  @Test func aPositionWithoutAnEnterIsRefused() {
    var target = target()
    #expect(move(&target) == [status(nil)])
  }

  @Test func aSecondDropIsFinishedByItself() {
    var target = converting()
    #expect(drop(&target) == [finished(nil)])
    _ = target.converted(id, SecureBytes([0x61]))
    #expect(target.answered(id, .copy).first == finished(.copy))
  }

  @Test func whatIsSaidInAnotherNameOrOfAnotherWindowIsRefused() {
    var target = accepted()
    let stranger = DragPeer(window: XWindow(rawValue: 77), receiver: XWindow(rawValue: 77), version: 5)
    #expect(
      target.moved(stranger.window, to: place, .copy, time(1), window: window) == [status(nil, to: stranger)])
    #expect(target.left(stranger.window).isEmpty)
    let other = XWindow(rawValue: 3)
    #expect(
      target.moved(peer, to: place, .copy, time(1), window: other)
        == [.send(.status(XdndStatus()), to: theirs, from: other)])
    #expect(
      target.dropped(peer, time(1), window: other)
        == [.send(.finished(isAccepted: false, .copy), to: theirs, from: other)])
    #expect(!target.isIdle)
  }

  @Test(arguments: [0, 1, 2]) func versionsBeforeThreeAreNotSpoken(_ version: Int) {
    var target = target()
    #expect(target.entered(peer, version: version, texts: [7], window: window).isEmpty)
    #expect(move(&target) == [status(nil)])
    #expect(drop(&target) == [finished(nil)])
  }

  @Test func versionsThatDoNotExistAreTakenForOurs() {
    var target = target()
    _ = target.entered(peer, version: 200, texts: [7], window: window)
    _ = move(&target)
    #expect(target.answered(id, .copy) == [status(.copy)])
  }

  @Test func aSecondEnterEndsTheVisitBefore() {
    var target = accepted()
    let steps = target.entered(peer, version: 5, texts: [7], window: window)
    #expect(steps == [tell(.left, at: 0), .unwatch(peer), .watch(peer)])
    #expect(target.answered(id, .copy).isEmpty)
  }

  @Test func anEnterWhileADropIsTakenHarmsNeither() {
    var target = converting()
    let other = DragPeer(window: XWindow(rawValue: 77), receiver: XWindow(rawValue: 77), version: 5)
    #expect(target.entered(other.window, version: 5, texts: [7], window: window) == [.watch(other.window)])
    _ = target.moved(other.window, to: place, .copy, time(300), window: window)
    _ = target.converted(id, SecureBytes([0x61]))
    #expect(target.answered(id, .copy) == [finished(.copy), .unwatch(peer)])
    #expect(target.answered(.foreign(2), .move) == [status(.move, to: other)])
  }

  // MARK: Those that die

  @Test func aSourceThatDiesOverUsLeaves() {
    var target = accepted()
    #expect(target.gone(peer) == [tell(.left, at: 0)])
    #expect(target.isIdle)
    #expect(target.answered(id, .copy).isEmpty)
  }

  @Test func aSourceThatDiesWhileItsTextIsAwaitedGetsNoAnswer() {
    var target = converting()
    #expect(target.gone(peer) == [tell(.left, at: 200)])
    #expect(target.converted(id, SecureBytes([0x61])).isEmpty)
    #expect(target.isIdle)
  }

  @Test func whoeverElseDiesChangesNothing() {
    var target = accepted()
    #expect(target.gone(XWindow(rawValue: 4711)).isEmpty)
    #expect(!target.isIdle)
  }
}
