import UICore

/// What we offer to other programs, and how their requests are answered (ICCCM 2.1 to 2.6).
///
/// Told of events and asking for actions; it never calls X.
package struct SelectionOwner {
  /// A text as it was when it was offered.
  package struct Offer {
    package let text: [UInt8]
    /// Since when the selection is ours.
    package let time: EventTime
    /// Whether the server has said that it is.
    package var isConfirmed = false
  }

  package let atoms: Atoms
  package private(set) var offers: [Atom: Offer] = [:]
  /// The claims that the server has not come to yet, in order.
  private var claims: [(selection: Atom, time: EventTime)] = []
  private var transfers: OutgoingTransfers

  /// A text longer than `chunkSize` bytes goes out in pieces of that size.
  package init(atoms: Atoms, chunkSize: Int) {
    self.atoms = atoms
    transfers = OutgoingTransfers(chunkSize: chunkSize, incr: atoms[.incr])
  }

  package var nextDeadline: Instant? { transfers.nextDeadline }
  package var isSending: Bool { !transfers.isEmpty }

  /// Whether it is still to be seen if a claim of `selection` has worked.
  package func isClaiming(_ selection: Atom) -> Bool { claims.contains { $0.selection == selection } }

  /// An empty text is never offered.
  package mutating func offer(_ text: [UInt8], as selection: Atom, time: EventTime) -> [SelectionAction] {
    guard !text.isEmpty else { return [] }
    offers[selection] = Offer(text: text, time: time)
    claims.append((selection, time))
    return [.own(selection, time: time)]
  }

  /// The server has a new owner: with our window and the time of our claim it is that claim that has worked.
  package mutating func ownerChanged(_ change: OwnerChange, isOurs: Bool) {
    guard isOurs, offers[change.selection]?.time == change.ownershipTime else { return }
    offers[change.selection]?.isConfirmed = true
  }

  /// The server has come to the oldest claim. Others may have been faster: then nothing has been confirmed
  /// (ICCCM 2.1).
  package mutating func claimWasSeen() -> [SelectionAction] {
    guard !claims.isEmpty else { return [] }
    let claim = claims.removeFirst()
    guard let offer = offers[claim.selection], offer.time == claim.time, !offer.isConfirmed else { return [] }
    return lost(claim.selection)
  }

  /// The server has another owner, or ours was too late: what we had to offer is forgotten. Nothing is claimed
  /// anew, or two programs would take it from each other for ever.
  private mutating func lost(_ selection: Atom) -> [SelectionAction] {
    guard offers.removeValue(forKey: selection) != nil, let name = atoms.pasteboard(selection) else {
      return []
    }
    return [.tell(.pasteboardLost(name))]
  }

  /// Serves a text no longer. What has been asked for still arrives.
  package mutating func withdraw(_ selection: Atom) { offers[selection] = nil }

  /// A notice about an ownership that has ended before the one that we have now means nothing.
  package mutating func cleared(_ selection: Atom, time: EventTime) -> [SelectionAction] {
    guard let offer = offers[selection], !offer.time.isLater(than: time) else { return [] }
    return lost(selection)
  }

  // MARK: Requests

  /// Answers exactly once. `pairs` is what the property holds when MULTIPLE is asked for.
  package mutating func answer(_ request: SelectionRequest, pairs: [Atom] = [], now: Instant)
    -> [SelectionAction]
  {
    let refusal = [SelectionAction.notify(request, property: .none)]
    guard let offer = offers[request.selection], !isStale(request, offer) else { return refusal }
    if request.target == atoms[.multiple] { return answer(request, pairs: pairs, offer, now) ?? refusal }
    // Clients of the time before ICCCM name no property: the target is meant (ICCCM 2.2).
    let property = request.property == .none ? request.target : request.property
    let key = TransferKey(window: request.requestor, property: property)
    guard let actions = convert(offer, to: request.target, at: key, now) else { return refusal }
    return actions + [.notify(request, property: property)]
  }

  /// Asked for what was before we were the owner (ICCCM 2.2).
  private func isStale(_ request: SelectionRequest, _ offer: Offer) -> Bool {
    request.time.rawValue != 0 && offer.time.isLater(than: request.time)
  }

  /// Several targets at once, each with a property of its own; those that fail are crossed out (ICCCM 2.6.2).
  private mutating func answer(
    _ request: SelectionRequest, pairs: [Atom], _ offer: Offer, _ now: Instant
  ) -> [SelectionAction]? {
    guard request.property != .none, !pairs.isEmpty, pairs.count.isMultiple(of: 2) else { return nil }
    var (pairs, actions): ([Atom], [SelectionAction]) = (pairs, [])
    for index in stride(from: 0, to: pairs.count, by: 2) {
      let key = TransferKey(window: request.requestor, property: pairs[index + 1])
      if key.property != .none, let answer = convert(offer, to: pairs[index], at: key, now) {
        actions += answer
      } else {
        (pairs[index], pairs[index + 1]) = (.none, .none)
      }
    }
    let list = TransferKey(window: request.requestor, property: request.property)
    if pairs.contains(.none) { actions.append(.write(list, type: atoms[.atomPair], .atoms(pairs))) }
    return actions + [.notify(request, property: request.property)]
  }

  private mutating func convert(
    _ offer: Offer, to target: Atom, at key: TransferKey, _ now: Instant
  ) -> [SelectionAction]? {
    switch target {
    case atoms[.targets]: [.write(key, type: .atom, .atoms(atoms.served))]
    case atoms[.timestamp]: [.write(key, type: .integer, .longs([UInt(offer.time.rawValue)]))]
    // Asks for an effect, and the answer is nothing (ICCCM 2.6.3).
    case atoms[.saveTargets]: [.write(key, type: atoms[.null], .longs([]))]
    case atoms[.utf8String], atoms[.textPlainUTF8], atoms[.textPlain]:
      send(offer.text, type: target, to: key, now)
    case .string: send(Latin1.bytes(fromUTF8: offer.text), type: target, to: key, now)
    // The owner chooses the encoding: the older one where it is enough.
    case atoms[.text] where Latin1.canHold(utf8: offer.text):
      send(Latin1.bytes(fromUTF8: offer.text), type: .string, to: key, now)
    case atoms[.text]: send(offer.text, type: atoms[.utf8String], to: key, now)
    default: nil
    }
  }

  private mutating func send(
    _ text: [UInt8], type: Atom, to key: TransferKey, _ now: Instant
  ) -> [SelectionAction] {
    guard text.count > transfers.chunkSize else { return [.write(key, type: type, .bytes(text[...]))] }
    return transfers.start(text, type: type, to: key, now: now)
  }

  // MARK: Transfers

  package mutating func propertyDeleted(_ key: TransferKey, now: Instant) -> [SelectionAction] {
    transfers.propertyDeleted(key, now: now)
  }

  package mutating func windowGone(_ window: XWindow) { transfers.windowGone(window) }

  package mutating func expire(now: Instant) -> [SelectionAction] { transfers.expire(now: now) }
}
