import Testing
import TextModel
import UICore

@testable import X11Model

@Suite struct SelectionReaderTests {
  private let id = PasteID(rawValue: 1)
  private let place: Atom = 900

  private func reader(places: Int = 2) -> SelectionReader {
    SelectionReader(atoms: atoms, properties: (0..<places).map { Atom(rawValue: 900 + UInt($0)) })
  }

  private func asking(at now: Instant = .origin) -> SelectionReader {
    var reader = reader()
    let actions = reader.request(atoms[.clipboard], id, time: time(50), now: now)
    #expect(actions == [convert(atoms[.utf8String])])
    return reader
  }

  private func convert(_ target: Atom, property: Atom = 900, at start: UInt32 = 50) -> SelectionAction {
    .convert(atoms[.clipboard], target: target, property: property, time: time(start))
  }

  private func answer(_ target: Atom, property: Atom, at start: UInt32 = 50) -> SelectionAnswer {
    SelectionAnswer(selection: atoms[.clipboard], target: target, property: property, time: time(start))
  }

  private func content(_ text: String, _ type: Atom = atoms[.utf8String]) -> PropertyContent {
    PropertyContent(type: type, format: 8, bytes: SecureBytes(text.utf8))
  }

  private func pasted(_ text: String?, _ number: Int = 1) -> SelectionAction {
    .tell(.pasted(PasteID(rawValue: number), text.map { SecureBytes($0.utf8) }))
  }

  private func incremental() -> SelectionReader {
    var reader = asking()
    _ = reader.answered(answer(atoms[.utf8String], property: place), now: .origin)
    // Says that two thousand million bytes will come.
    let announcement = PropertyContent(type: atoms[.incr], format: 32, bytes: SecureBytes())
    #expect(reader.received(announcement, in: place, now: .origin).isEmpty)
    return reader
  }

  @Test func aSmallTextComesInOnePiece() {
    var reader = asking()
    // The property is written before the owner's answer: too early to be read.
    #expect(reader.propertyChanged(place).isEmpty)
    #expect(reader.answered(answer(atoms[.utf8String], property: place), now: .origin) == [.read(place)])
    #expect(reader.received(content("Zoë"), in: place, now: .origin) == [pasted("Zoë")])
    #expect(reader.isIdle)
  }

  /// Refuses the usual, and says what else there is.
  private func offering(_ targets: [(target: Atom, name: String)]) -> (SelectionReader, [SelectionAction]) {
    var reader = asking()
    #expect(
      reader.answered(answer(atoms[.utf8String], property: 0), now: .origin) == [convert(atoms[.targets])])
    #expect(reader.answered(answer(atoms[.targets], property: place), now: .origin) == [.readTargets(place)])
    let actions = reader.offered(targets, in: place, now: .origin)
    return (reader, actions)
  }

  @Test(
    .bug(id: "alacritty/alacritty#2811"),
    arguments: [
      "text/plain", "TEXT/PLAIN", "text/plain;charset=utf-8", "text/plain;charset=UTF-8",
      "Text/Plain; Charset=\"Utf-8\"", "text/plain;charset=utf8",
      "text/plain;charset='utf-8'", "text/plain;charset=us-ascii", "text/plain;charset=ISO-8859-1",
      "text/plain;charset=latin1",
    ])
  func aTextIsKnownByItsTypeInAnyCaseOfLetters(_ name: String) {
    var (reader, actions) = offering([(70, "image/png"), (71, name), (72, "text/html")])
    #expect(actions == [convert(71)])
    #expect(reader.answered(answer(71, property: place), now: .origin) == [.read(place)])
    #expect(reader.received(content("Zoë", 71), in: place, now: .origin) == [pasted("Zoë")])
  }

  @Test(arguments: ["image/png", "text/html", "text/plain;charset=utf-16", "text/plainer", ""])
  func whatIsNoTextOfOursIsNotAskedFor(_ name: String) {
    #expect(offering([(71, name)]).1 == [pasted(nil)])
  }

  @Test func ofWhatIsOfferedTheBestIsAskedForFirstAndTheNextWhenThatIsRefused() {
    let plain = (target: atoms[.textPlain], name: "text/plain")
    var (reader, actions) = offering([
      (atoms[.compoundText], "COMPOUND_TEXT"), plain, (atoms[.text], "TEXT"), (.string, "STRING"),
      (90, "text/plain;charset=UTF-8"), (atoms[.utf8String], "UTF8_STRING"),
    ])
    // Once refused, it is not asked for again.
    #expect(actions == [convert(90)])
    var asked: [Atom] = [90]
    while case .convert(_, let target, _, _)? = reader.answered(
      answer(asked.last!, property: 0), now: .origin
    ).first {
      asked.append(target)
    }
    #expect(asked == [90, .string, atoms[.text], atoms[.textPlain], atoms[.compoundText]])
    #expect(reader.isIdle)
  }

  @Test func whoSaysNothingOfWhatThereIsIsAskedForOneAfterTheOther() {
    var reader = asking()
    var asked = [atoms[.utf8String]]
    while case .convert(_, let target, _, _)? = reader.answered(
      answer(asked.last!, property: 0), now: .origin
    ).first {
      asked.append(target)
    }
    #expect(asked == atoms.wanted)
    #expect(reader.isIdle)
  }

  @Test(arguments: [Atom.string, atoms[.text], atoms[.textPlain]])
  func bytesThatAreNoUTF8AreLatin1WhereNothingElseIsSaid(_ type: Atom) {
    var (reader, _) = offering([(type, "text/plain")])
    _ = reader.answered(answer(type, property: place), now: .origin)
    let latin1 = PropertyContent(type: type, format: 8, bytes: SecureBytes([0x5A, 0xEB]))
    #expect(reader.received(latin1, in: place, now: .origin) == [pasted("Zë")])
  }

  @Test func aTextOfTheOwnersChoiceIsWhatTheTypeOfTheAnswerSays() {
    for (type, bytes) in [(atoms[.utf8String], [0x5A, 0xC3, 0xAB]), (Atom.string, [0x5A, 0xEB])]
      as [(Atom, [UInt8])]
    {
      var (reader, _) = offering([(atoms[.text], "TEXT")])
      _ = reader.answered(answer(atoms[.text], property: place), now: .origin)
      let text = PropertyContent(type: type, format: 8, bytes: SecureBytes(bytes))
      #expect(reader.received(text, in: place, now: .origin) == [pasted("Zë")])
    }
  }

  @Test func anAnswerThatLiesAboutThePropertyIsARefusal() {
    var reader = asking()
    _ = reader.answered(answer(atoms[.utf8String], property: place), now: .origin)
    let nothing = PropertyContent(type: 0, format: 0, bytes: SecureBytes())
    #expect(reader.received(nothing, in: place, now: .origin) == [convert(atoms[.targets])])
  }

  @Test func chunksAreJoinedUntilOneIsEmpty() {
    var reader = incremental()
    // One character in two chunks.
    for bytes in [[0x61, 0xC3], [0xAB]] as [[UInt8]] {
      #expect(reader.propertyChanged(place) == [.read(place)])
      let chunk = PropertyContent(type: atoms[.utf8String], format: 8, bytes: SecureBytes(bytes))
      #expect(reader.received(chunk, in: place, now: .origin).isEmpty)
    }
    // Noticed twice, and read whole the first time.
    let nothing = PropertyContent(type: 0, format: 0, bytes: SecureBytes())
    #expect(reader.received(nothing, in: place, now: .origin).isEmpty)
    #expect(reader.received(content(""), in: place, now: .origin) == [pasted("aë")])
  }

  @Test func theTimeIsCountedForEachChunk() {
    var reader = incremental()
    for second in 1...12 {
      let now = moment(.seconds(4 * second))
      #expect(reader.expire(now: now).isEmpty)
      #expect(reader.received(content("x"), in: place, now: now).isEmpty)
    }
    #expect(reader.received(content(""), in: place, now: moment(.seconds(50))).count == 1)
  }

  @Test func anOwnerThatFallsSilentIsGivenUpAndNothingComes() {
    var reader = incremental()
    _ = reader.received(content("half"), in: place, now: .origin)
    #expect(reader.nextDeadline == moment(.seconds(5)))
    #expect(reader.expire(now: moment(.seconds(5))) == [pasted(nil)])
    #expect(reader.isIdle)
    #expect(reader.nextDeadline == nil)
  }

  @Test func aLateAnswerIsThrownAwayAndItsPropertyRests() {
    var reader = asking()
    #expect(reader.expire(now: moment(.seconds(5))) == [pasted(nil)])
    let next = reader.request(
      atoms[.clipboard], PasteID(rawValue: 2), time: time(60), now: moment(.seconds(6)))
    #expect(next == [convert(atoms[.utf8String], property: 901, at: 60)])
    #expect(
      reader.answered(answer(atoms[.utf8String], property: place), now: moment(.seconds(7)))
        == [.discard(place)])
    #expect(reader.propertyChanged(place) == [.discard(place)])
    // A late refusal is not taken for one of the new request.
    #expect(reader.answered(answer(atoms[.utf8String], property: 0), now: moment(.seconds(7))).isEmpty)
    _ = reader.answered(answer(atoms[.utf8String], property: 901, at: 60), now: moment(.seconds(7)))
    #expect(reader.received(content("new"), in: 901, now: moment(.seconds(7))) == [pasted("new", 2)])
    // After a minute the first may be used again.
    let later = reader.request(
      atoms[.clipboard], PasteID(rawValue: 3), time: time(70), now: moment(.seconds(66)))
    #expect(later == [convert(atoms[.utf8String], property: place, at: 70)])
  }

  @Test func otherPropertiesAreLeftAlone() {
    let reader = reader()
    #expect(reader.isIdle)
    var copy = reader
    #expect(copy.propertyChanged(4711).isEmpty)
    #expect(copy.answered(answer(Atom.string, property: 4711), now: .origin).isEmpty)
  }

  @Test func pastesOfOneSelectionComeInTheirOrder() {
    var reader = asking()
    _ = reader.request(atoms[.clipboard], PasteID(rawValue: 2), time: time(50), now: .origin)
    _ = reader.answered(answer(atoms[.utf8String], property: 901), now: .origin)
    #expect(reader.received(content("second"), in: 901, now: .origin).isEmpty)
    _ = reader.answered(answer(atoms[.utf8String], property: place), now: .origin)
    #expect(
      reader.received(content("first"), in: place, now: .origin) == [pasted("first"), pasted("second", 2)])
  }

  @Test func aSilentClipboardDoesNotHoldPrimaryUp() {
    var reader = asking()
    _ = reader.request(Atom.primary, PasteID(rawValue: 2), time: time(50), now: .origin)
    let primary = SelectionAnswer(
      selection: Atom.primary, target: atoms[.utf8String], property: 901, time: time(50))
    _ = reader.answered(primary, now: .origin)
    #expect(reader.received(content("p"), in: 901, now: .origin) == [pasted("p", 2)])
  }

  @Test func whenAllPropertiesAreTakenTheAnswerIsNone() {
    var reader = reader(places: 1)
    _ = reader.request(Atom.primary, PasteID(rawValue: 1), time: time(50), now: .origin)
    #expect(
      reader.request(atoms[.clipboard], PasteID(rawValue: 2), time: time(50), now: .origin)
        == [pasted(nil, 2)])
  }

  // MARK: Owners that come and go

  private func change(
    to owner: UInt, at start: UInt32 = 60, isDeath: Bool = false, of selection: Atom = atoms[.clipboard]
  ) -> OwnerChange {
    OwnerChange(
      selection: selection, owner: XWindow(rawValue: owner), isDeath: isDeath, time: time(start),
      ownershipTime: time(start))
  }

  @Test func theDeathOfTheOwnerEndsTheWaiting() {
    for var reader in [asking(), incremental()] {
      #expect(reader.isWaiting(for: atoms[.clipboard]))
      #expect(reader.ownerChanged(change(to: 0, isDeath: true), now: .origin) == [pasted(nil)])
      #expect(reader.isIdle)
      #expect(!reader.isWaiting(for: atoms[.clipboard]))
    }
  }

  @Test func theDeathOfAnotherSelectionsOwnerMeansNothing() {
    var reader = asking()
    let death = change(to: 0, isDeath: true, of: Atom.primary)
    #expect(reader.ownerChanged(death, now: .origin).isEmpty)
    #expect(!reader.isIdle)
  }

  @Test func aNewOwnerIsNotAskedForWhatTheOldOneHasLeftUnansweredForLong() {
    var reader = asking()
    let late = Instant.origin + SelectionReader.youth + .milliseconds(1)
    #expect(reader.ownerChanged(change(to: 7), now: late).isEmpty)
    // The old one may still answer.
    _ = reader.answered(answer(atoms[.utf8String], property: place), now: late)
    #expect(reader.received(content("1"), in: place, now: late) == [pasted("1")])
  }

  @Test(.bug(id: "T28")) func aNewOwnerIsAskedInPlaceOfOneThatHasNotAnswered() {
    var reader = asking()
    _ = reader.answered(answer(atoms[.utf8String], property: 0), now: .origin)
    let renewed = reader.ownerChanged(change(to: 7), now: .origin)
    #expect(renewed == [convert(atoms[.utf8String], property: 901, at: 60)])
    // The old owner's late answer is thrown away.
    #expect(reader.answered(answer(atoms[.utf8String], property: place), now: .origin) == [.discard(place)])
    _ = reader.answered(answer(atoms[.utf8String], property: 901, at: 60), now: .origin)
    #expect(reader.received(content("2"), in: 901, now: .origin) == [pasted("2")])
  }

  @Test func piecesGoOnComingFromAnOwnerThatWas() {
    var reader = incremental()
    #expect(reader.ownerChanged(change(to: 7), now: .origin).isEmpty)
    // Nor does the new owner's death end them.
    #expect(reader.ownerChanged(change(to: 0, isDeath: true), now: .origin).isEmpty)
    _ = reader.received(content("old"), in: place, now: .origin)
    #expect(reader.received(content(""), in: place, now: .origin) == [pasted("old")])
  }

  @Test func anOwnerThatGivesUpMayStillAnswer() {
    var reader = asking()
    #expect(reader.ownerChanged(change(to: 0), now: .origin).isEmpty)
    _ = reader.answered(answer(atoms[.utf8String], property: place), now: .origin)
    #expect(reader.received(content("x"), in: place, now: .origin) == [pasted("x")])
  }

  @Test func whoClaimsForEverIsNotFollowedForEver() {
    var reader = SelectionReader(atoms: atoms, properties: (0..<16).map { Atom(rawValue: 900 + UInt($0)) })
    _ = reader.request(atoms[.clipboard], id, time: time(50), now: .origin)
    let renewals = (0..<20).map { reader.ownerChanged(change(to: 7, at: 60 + $0), now: .origin).count }
    #expect(renewals.reduce(0, +) == SelectionReader.mostRenewals)
  }
}
