import Testing
import UICore

@testable import X11Model

@Suite struct SelectionOwnerTests {
  private func owner(_ text: String = "abc", at start: UInt32 = 1000, chunkSize: Int = 64) -> SelectionOwner {
    var owner = SelectionOwner(atoms: atoms, chunkSize: chunkSize)
    let actions = owner.offer(Array(text.utf8), as: atoms[.clipboard], time: time(start))
    #expect(actions == [.own(atoms[.clipboard], time: time(start))])
    return owner
  }

  private func refusal(_ request: SelectionRequest) -> [SelectionAction] { [.notify(request, property: 0)] }

  @Test(arguments: [atoms[.utf8String], atoms[.textPlainUTF8], atoms[.textPlain], Atom.string])
  func aTextTargetGetsTheTextInItsOwnTypeAndNoByteMore(_ target: Atom) {
    var owner = owner()
    let request = request(target)
    #expect(
      owner.answer(request, now: .origin) == [
        .write(key(), type: target, .bytes([0x61, 0x62, 0x63])), .notify(request, property: 500),
      ])
  }

  @Test func everyAdvertisedTargetAnswersOnce() {
    var owner = owner()
    for target in atoms.served {
      let request = request(target)
      let actions = owner.answer(request, pairs: [Atom.string, 501], now: .origin)
      let notices = actions.filter { if case .notify = $0 { true } else { false } }
      #expect(notices == [.notify(request, property: 500)])
      #expect(actions.count > 1)
    }
  }

  @Test func targetsAreAListOfAtoms() {
    var owner = owner()
    let request = request(atoms[.targets])
    #expect(
      owner.answer(request, now: .origin).first == .write(key(), type: Atom.atom, .atoms(atoms.served)))
  }

  @Test func anUnknownTargetIsRefused() {
    var owner = owner()
    let request = request(9999)
    #expect(owner.answer(request, now: .origin) == refusal(request))
  }

  @Test func whatIsNotOursIsRefused() {
    var owner = owner()
    let request = request(atoms[.utf8String], selection: Atom.primary)
    #expect(owner.answer(request, now: .origin) == refusal(request))
  }

  @Test func theTimestampIsThatOfTheOwnership() {
    var owner = owner(at: 1000)
    for _ in 0..<2 {
      let actions = owner.answer(request(atoms[.timestamp]), now: .origin)
      #expect(actions.first == .write(key(), type: Atom.integer, .longs([1000])))
    }
  }

  @Test(
    arguments: [
      (999, true), (1000, false), (1001, false), (0, false),
    ] as [(UInt32, Bool)])
  func aRequestFromBeforeTheOwnershipIsStale(_ requestTime: UInt32, _ isStale: Bool) {
    var owner = owner(at: 1000)
    let request = request(Atom.string, at: requestTime)
    #expect((owner.answer(request, now: .origin) == refusal(request)) == isStale)
  }

  @Test func timesAreComparedAcrossTheWrap() {
    var owner = owner(at: 0xFFFF_FFF0)
    let late = request(Atom.string, at: 5)
    #expect(owner.answer(late, now: .origin) != refusal(late))
    let early = request(Atom.string, at: 0xFFFF_FF00)
    #expect(owner.answer(early, now: .origin) == refusal(early))
  }

  @Test func aClientWithoutAPropertyGetsTheTargetsName() {
    var owner = owner()
    let request = request(Atom.string, property: 0)
    #expect(
      owner.answer(request, now: .origin) == [
        .write(key(Atom.string), type: Atom.string, .bytes([0x61, 0x62, 0x63])),
        .notify(request, property: Atom.string),
      ])
  }

  @Test func multipleAnswersEachPairAndCrossesOutTheUnknown() {
    var owner = owner()
    let request = request(atoms[.multiple])
    let pairs = [Atom.string, 501, 9999, 502, atoms[.timestamp], 503]
    #expect(
      owner.answer(request, pairs: pairs, now: .origin) == [
        .write(key(501), type: Atom.string, .bytes([0x61, 0x62, 0x63])),
        .write(key(503), type: Atom.integer, .longs([1000])),
        .write(key(), type: atoms[.atomPair], .atoms([Atom.string, 501, 0, 0, atoms[.timestamp], 503])),
        .notify(request, property: 500),
      ])
  }

  @Test(arguments: [[], [Atom.string], [Atom.string, 501, Atom.string]])
  func multipleNeedsPairs(_ pairs: [Atom]) {
    var owner = owner()
    let request = request(atoms[.multiple])
    #expect(owner.answer(request, pairs: pairs, now: .origin) == refusal(request))
  }

  @Test func latin1IsMadeForThoseWhoKnowNothingElse() {
    var owner = owner("é€")
    let string = owner.answer(request(Atom.string), now: .origin)
    #expect(string.first == .write(key(), type: Atom.string, .bytes([0xE9, UInt8(ascii: "?")])))
    let text = owner.answer(request(atoms[.text]), now: .origin)
    #expect(text.first == .write(key(), type: atoms[.utf8String], .bytes(Array("é€".utf8)[...])))
  }

  // MARK: Owning

  @Test func nothingIsNeverOffered() {
    var owner = SelectionOwner(atoms: atoms, chunkSize: 64)
    #expect(owner.offer([], as: Atom.primary, time: time(1)).isEmpty)
  }

  @Test func aLossIsToldAndNothingIsClaimedAnew() {
    var owner = owner()
    #expect(owner.cleared(atoms[.clipboard], time: time(1500)) == [.tell(.pasteboardLost(.clipboard))])
    #expect(owner.cleared(atoms[.clipboard], time: time(1600)).isEmpty)
    let request = request(Atom.string)
    #expect(owner.answer(request, now: .origin) == refusal(request))
  }

  @Test func theNoticeOfAnEarlierLossMeansNothing() {
    var owner = owner(at: 1000)
    _ = owner.offer([0x64], as: atoms[.clipboard], time: time(2000))
    #expect(owner.cleared(atoms[.clipboard], time: time(1500)).isEmpty)
    #expect(owner.offers[atoms[.clipboard]]?.text == [0x64])
  }

  private func change(to owner: UInt, at start: UInt32) -> OwnerChange {
    OwnerChange(
      selection: atoms[.clipboard], owner: XWindow(rawValue: owner), isDeath: false, time: time(start),
      ownershipTime: time(start))
  }

  @Test func aClaimThatTheServerConfirmsHolds() {
    var owner = owner(at: 1000)
    #expect(owner.isClaiming(atoms[.clipboard]))
    owner.ownerChanged(change(to: 5, at: 1000), isOurs: true)
    #expect(owner.claimWasSeen().isEmpty)
    #expect(!owner.isClaiming(atoms[.clipboard]))
    #expect(owner.offers[atoms[.clipboard]] != nil)
  }

  @Test func aClaimThatCameTooLateIsALoss() {
    var owner = owner(at: 1000)
    // Somebody else was faster, or we were the owner once before.
    owner.ownerChanged(change(to: 9, at: 1001), isOurs: false)
    owner.ownerChanged(change(to: 5, at: 900), isOurs: true)
    #expect(owner.claimWasSeen() == [.tell(.pasteboardLost(.clipboard))])
    #expect(owner.offers.isEmpty)
  }

  @Test func ofTwoClaimsTheSecondCounts() {
    var owner = owner(at: 1000)
    _ = owner.offer([0x64], as: atoms[.clipboard], time: time(1001))
    #expect(owner.claimWasSeen().isEmpty)
    #expect(owner.isClaiming(atoms[.clipboard]))
    owner.ownerChanged(change(to: 5, at: 1001), isOurs: true)
    #expect(owner.claimWasSeen().isEmpty)
    #expect(owner.claimWasSeen().isEmpty)
    #expect(owner.offers[atoms[.clipboard]]?.text == [0x64])
  }

  // MARK: Big texts

  private func chunks(_ text: [UInt8], chunkSize: Int) -> [Int] {
    var owner = SelectionOwner(atoms: atoms, chunkSize: chunkSize)
    _ = owner.offer(text, as: atoms[.clipboard], time: time(1))
    let request = request(atoms[.utf8String])
    #expect(
      owner.answer(request, now: .origin) == [
        .watch(peer), .write(key(), type: atoms[.incr], .longs([UInt(text.count)])),
        .notify(request, property: 500),
      ])
    var (sent, counts): ([UInt8], [Int]) = ([], [])
    while owner.isSending {
      let actions = owner.propertyDeleted(key(), now: .origin)
      guard case .write(key(), atoms[.utf8String], .bytes(let chunk))? = actions.first else { break }
      sent += chunk
      counts.append(chunk.count)
      #expect(actions.dropFirst() == (chunk.isEmpty ? [.unwatch(peer)] : []))
    }
    #expect(sent == text)
    return counts
  }

  @Test func aBigTextGoesInChunksAndEndsWithNone() {
    #expect(chunks([UInt8](repeating: 7, count: 130), chunkSize: 64) == [64, 64, 2, 0])
    #expect(chunks([UInt8](repeating: 7, count: 128), chunkSize: 64) == [64, 64, 0])
    #expect(chunks([UInt8](repeating: 7, count: 65), chunkSize: 64) == [64, 1, 0])
  }

  @Test func whatFitsGoesInOnePiece() {
    var owner = owner(String(repeating: "x", count: 64))
    #expect(owner.answer(request(Atom.string), now: .origin).count == 2)
    #expect(!owner.isSending)
  }

  @Test func manyTransfersRunSideBySide() {
    var owner = owner(String(repeating: "x", count: 100))
    let other = XWindow(rawValue: 7)
    for (window, property) in [(peer, Atom.primary), (peer, 2), (other, 1)] {
      _ = owner.answer(request(Atom.string, property: property, from: window), now: .origin)
    }
    for _ in 0..<3 { _ = owner.propertyDeleted(key(1), now: .origin) }
    // The other property of the window is still on its way: it stays watched.
    #expect(owner.propertyDeleted(key(1), now: .origin).isEmpty)
    for _ in 0..<2 { _ = owner.propertyDeleted(key(2), now: .origin) }
    #expect(owner.propertyDeleted(key(2), now: .origin).last == .unwatch(peer))
    #expect(owner.isSending)
    owner.windowGone(other)
    #expect(!owner.isSending)
  }

  @Test func aSilentRequestorIsForgotten() {
    var owner = owner(String(repeating: "x", count: 100))
    _ = owner.answer(request(Atom.string), now: .origin)
    _ = owner.propertyDeleted(key(), now: moment(.seconds(29)))
    #expect(owner.expire(now: moment(.seconds(58))).isEmpty)
    #expect(owner.nextDeadline == moment(.seconds(59)))
    #expect(owner.expire(now: moment(.seconds(59))) == [.unwatch(peer)])
    #expect(!owner.isSending)
  }

  @Test func aTransferGoesOnWhenTheSelectionIsLost() {
    var owner = owner(String(repeating: "x", count: 100))
    _ = owner.answer(request(Atom.string), now: .origin)
    _ = owner.cleared(atoms[.clipboard], time: time(3000))
    #expect(!owner.propertyDeleted(key(), now: .origin).isEmpty)
  }
}
