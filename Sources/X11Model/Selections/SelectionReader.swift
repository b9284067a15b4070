import TextModel
import UICore

/// Gets texts from other programs, or from ourselves: many at once, none of them waited for (ICCCM 2.4 and 2.7.2).
///
/// Told of events and asking for actions; it never calls X.
package struct SelectionReader {
  /// How long an owner may take to answer, and for each chunk: an honest slow one arrives, a silent one is given
  /// up.
  package static let patience = Duration.seconds(5)
  /// More is not a text that anybody pastes, and would only fill the memory.
  package static let limit = 256 << 20
  /// A request as young as this follows the selection to a new owner, whom the user may have meant. Later it is for
  /// the old one alone.
  package static let youth = Duration.milliseconds(500)
  /// How often one request follows the selection to a new owner: some programs claim it again and again.
  package static let mostRenewals = 3

  private enum State {
    /// The owner has not answered yet.
    case asked
    /// It has, and the property is being read.
    case answered
    /// Chunks are coming.
    case incremental
    case done(SecureBytes?)

    var isDone: Bool {
      if case .done = self { true } else { false }
    }
  }

  private struct Conversion {
    let receiver: SelectionReceiver
    let selection: Atom
    var time: EventTime
    /// What a new owner is asked for as.
    let wishes: [Atom]
    /// What it was asked for as, and what is tried when that is refused.
    var targets: ArraySlice<Atom>
    var property: Atom
    var state = State.asked
    /// What has come in pieces.
    var collected = SecureBytes()
    var renewals = 0
    /// Whether the selection has gone to another owner while this one was answering.
    var isFromFormerOwner = false
    var deadline: Instant

    /// Whether its owner has just been asked.
    func isYoung(at now: Instant) -> Bool {
      guard case .asked = state else { return false }
      return deadline - now >= SelectionReader.patience - SelectionReader.youth
    }
  }

  package let atoms: Atoms
  private var pool: PropertyPool
  /// In the order of the requests.
  private var conversions: [Conversion] = []

  package init(atoms: Atoms, properties: [Atom]) {
    self.atoms = atoms
    pool = PropertyPool(properties)
  }

  package var isIdle: Bool { conversions.isEmpty }

  /// Whether an answer for `selection` is still to come.
  package func isWaiting(for selection: Atom) -> Bool {
    conversions.contains { $0.selection == selection && !$0.state.isDone }
  }

  package var nextDeadline: Instant? { conversions.lazy.filter { !$0.state.isDone }.map(\.deadline).min() }

  /// Gets a text to be pasted.
  package mutating func request(
    _ selection: Atom, _ id: PasteID, time: EventTime, now: Instant
  ) -> [SelectionAction] {
    request(selection, for: .paste(id), as: atoms.wanted, time: time, now: now)
  }

  /// Gets a text as the first of `targets` that its owner gives.
  package mutating func request(
    _ selection: Atom, for receiver: SelectionReceiver, as targets: [Atom], time: EventTime,
    now: Instant
  ) -> [SelectionAction] {
    let property = pool.take(now: now)
    conversions.append(
      Conversion(
        receiver: receiver, selection: selection, time: time, wishes: targets, targets: targets[...],
        property: property ?? .none, deadline: now + Self.patience))
    let index = conversions.count - 1
    guard property != nil else { return finish(index, nil) }
    return ask(index, now)
  }

  private mutating func ask(_ index: Int, _ now: Instant) -> [SelectionAction] {
    guard let target = conversions[index].targets.first else { return finish(index, nil) }
    conversions[index].state = .asked
    conversions[index].deadline = now + Self.patience
    let conversion = conversions[index]
    return [
      .convert(
        conversion.selection, target: target, property: conversion.property, time: conversion.time)
    ]
  }

  /// Who was asked will not answer if it is dead, and may not if it has lost the selection meanwhile: then the
  /// new owner is asked. A text whose pieces are coming goes on coming.
  package mutating func ownerChanged(_ change: OwnerChange, now: Instant) -> [SelectionAction] {
    var actions: [SelectionAction] = []
    for receiver in conversions.filter({ $0.selection == change.selection }).map(\.receiver) {
      guard let index = conversions.firstIndex(where: { $0.receiver == receiver }),
        !conversions[index].state.isDone
      else {
        continue
      }
      if change.isDeath {
        if !conversions[index].isFromFormerOwner { actions += giveUp(index, now) }
      } else if change.owner != .none, conversions[index].isYoung(at: now) {
        actions += askNewOwner(index, change.time, now)
      } else {
        conversions[index].isFromFormerOwner = true
      }
    }
    return actions
  }

  private mutating func askNewOwner(_ index: Int, _ time: EventTime, _ now: Instant) -> [SelectionAction] {
    guard conversions[index].renewals < Self.mostRenewals, let property = pool.take(now: now) else {
      return []
    }
    // The old owner may still write to it.
    pool.quarantine(conversions[index].property, now: now)
    conversions[index].property = property
    conversions[index].renewals += 1
    conversions[index].time = time
    conversions[index].targets = conversions[index].wishes[...]
    return ask(index, now)
  }

  private mutating func askForNextTarget(_ index: Int, _ now: Instant) -> [SelectionAction] {
    conversions[index].targets.removeFirst()
    return ask(index, now)
  }

  // MARK: Events

  package mutating func answered(_ answer: SelectionAnswer, now: Instant) -> [SelectionAction] {
    let index = conversions.firstIndex { conversion in
      guard case .asked = conversion.state, conversion.selection == answer.selection else { return false }
      // A refusal names no property: then the target and the time tell which it was.
      return answer.property == .none
        ? conversion.targets.first == answer.target && conversion.time == answer.time
        : conversion.property == answer.property
    }
    guard let index else { return discard(answer.property) }
    guard answer.property != .none else { return askForNextTarget(index, now) }
    conversions[index].state = .answered
    let isList = conversions[index].targets.first == atoms[.targets]
    return [isList ? .readTargets(answer.property) : .read(answer.property)]
  }

  /// What the owner says that it has, which has refused what nearly all have. Nothing of a list that is empty, or was
  /// none.
  package mutating func offered(
    _ targets: [(target: Atom, name: String)], in property: Atom, now: Instant
  ) -> [SelectionAction] {
    guard let index = conversions.firstIndex(where: { $0.property == property && !$0.state.isDone }),
      case .answered = conversions[index].state, conversions[index].targets.first == atoms[.targets]
    else { return [] }
    guard !targets.isEmpty else { return askForNextTarget(index, now) }
    let refused = conversions[index].wishes.prefix { $0 != atoms[.targets] }
    conversions[index].targets = atoms.texts(among: targets).filter { !refused.contains($0) }[...]
    return ask(index, now)
  }

  /// Something was written to a property of ours.
  package mutating func propertyChanged(_ property: Atom) -> [SelectionAction] {
    guard let index = conversions.firstIndex(where: { $0.property == property && !$0.state.isDone }) else {
      return discard(property)
    }
    // Before the owner's answer it is not complete.
    guard case .incremental = conversions[index].state else { return [] }
    return [.read(property)]
  }

  /// An answer that nobody waits for any more. Deleting lets its owner come to an end.
  private func discard(_ property: Atom) -> [SelectionAction] {
    pool.contains(property) ? [.discard(property)] : []
  }

  /// What was in a property. Nothing is believed of what it says is to come.
  package mutating func received(_ content: PropertyContent, in property: Atom, now: Instant)
    -> [SelectionAction]
  {
    guard let index = conversions.firstIndex(where: { $0.property == property && !$0.state.isDone }) else {
      return []
    }
    switch conversions[index].state {
    case .answered: return receivedAnswer(content, index, now)
    case .incremental: return receivedChunk(content, index, now)
    case .asked, .done: return []
    }
  }

  private mutating func receivedAnswer(
    _ content: PropertyContent, _ index: Int, _ now: Instant
  ) -> [SelectionAction] {
    if content.type == atoms[.incr] {
      conversions[index].state = .incremental
      conversions[index].deadline = now + Self.patience
      return []
    }
    guard content.type != .none, content.format == 8 else { return askForNextTarget(index, now) }
    return finish(index, text(content.bytes, content.type))
  }

  private mutating func receivedChunk(
    _ content: PropertyContent, _ index: Int, _ now: Instant
  ) -> [SelectionAction] {
    // Two notices for what the first reading has taken whole: only a property that is there can be the end.
    guard content.type != .none else { return [] }
    guard content.format == 8, conversions[index].collected.count + content.bytes.count <= Self.limit else {
      return giveUp(index, now)
    }
    guard !content.bytes.isEmpty else {
      return finish(index, text(conversions[index].collected, content.type))
    }
    conversions[index].collected.append(content.bytes)
    conversions[index].deadline = now + Self.patience
    return []
  }

  /// STRING is Latin-1, and so are most bytes that are no UTF-8 and of a type that does not say that they are.
  private func text(_ bytes: SecureBytes, _ type: Atom) -> SecureBytes {
    let isSaid = type == atoms[.utf8String] || type == atoms[.textPlainUTF8]
    let isLatin1 = type == .string || !isSaid && !bytes.isUTF8
    return isLatin1 ? Latin1.utf8(from: bytes) : bytes
  }

  package mutating func expire(now: Instant) -> [SelectionAction] {
    var actions: [SelectionAction] = []
    while let index = conversions.firstIndex(where: { !$0.state.isDone && $0.deadline <= now }) {
      actions += giveUp(index, now)
    }
    return actions
  }

  // MARK: The end

  private mutating func giveUp(_ index: Int, _ now: Instant) -> [SelectionAction] {
    pool.quarantine(conversions[index].property, now: now)
    return finish(index, nil)
  }

  /// Two pastes of one selection come in the order in which they were asked for, whatever the owner does.
  private mutating func finish(_ index: Int, _ text: SecureBytes?) -> [SelectionAction] {
    pool.giveBack(conversions[index].property)
    conversions[index].state = .done(text)
    conversions[index].collected = SecureBytes()
    var (actions, unfinished): ([SelectionAction], Set<Atom>) = ([], [])
    conversions.removeAll { conversion in
      guard case .done(let text) = conversion.state, !unfinished.contains(conversion.selection) else {
        unfinished.insert(conversion.selection)
        return false
      }
      actions.append(conversion.receiver.action(with: text))
      return true
    }
    return actions
  }
}

extension SecureBytes {
  /// Looked at where they are: a string of them would be a copy.
  fileprivate var isUTF8: Bool {
    withUTF8 { bytes in
      var (rest, parser) = (bytes.makeIterator(), Unicode.UTF8.ForwardParser())
      while true {
        switch parser.parseScalar(from: &rest) {
        case .valid: continue
        case .emptyInput: return true
        case .error: return false
        }
      }
    }
  }
}
