import TextModel
import UICore

/// A text of ours on its way: what is said to the programs that it comes over (XDND 5).
///
/// Told of events and asking for steps; it never calls X and never waits.
package struct DragSource {
  /// How long a program may take to answer for a place while the text is dragged; and how long once the button is up,
  /// to answer and to take what was dropped on it: nothing on the screen waits for it then.
  package static let patience = Duration.seconds(2)
  package static let patienceWithDrop = Duration.seconds(20)

  private enum State: Hashable {
    case dragging
    /// The button is up, and the other side has still to say whether it wants the text at that place.
    case released
    /// The other side is taking it.
    case dropped(until: Instant)
    case over
  }

  package let offer: DragOffer
  /// Our window that speaks.
  package let window: XWindow
  /// The types in which the text can be had, the best first.
  package let types: [Atom]
  private var state = State.dragging
  private var below = DragPlace.nobody
  /// Until when an answer to a Position may come; nil when none is in flight.
  private var answerDeadline: Instant?
  /// The last motion that is still to be looked at.
  private var next: DragMotion?
  /// What the other side was last told, and what it said to it.
  private var told: (motion: DragMotion, action: DragAction)?
  private var status: XdndStatus?
  private var isOwner = false

  package init(_ offer: DragOffer, window: XWindow, types: [Atom]) {
    self.offer = offer
    self.window = window
    self.types = types
  }

  /// Whether the pointer's motion and release still belong to it.
  package var followsPointer: Bool { state == .dragging }
  package var isOver: Bool { state == .over }

  package var nextDeadline: Instant? {
    switch state {
    case .dropped(let deadline): deadline
    case .released: answerDeadline.map { $0 + (Self.patienceWithDrop - Self.patience) }
    case .dragging, .over: answerDeadline
    }
  }

  // MARK: The pointer

  package mutating func moved(_ motion: DragMotion) -> [DragStep] {
    guard state == .dragging else { return [] }
    guard answerDeadline == nil else {
      next = motion
      return []
    }
    return [.find(motion)]
  }

  /// The button is up: the last place counts, and it may be one that nobody has been asked about.
  package mutating func released(_ motion: DragMotion) -> [DragStep] {
    let steps = moved(motion)
    if state == .dragging { state = .released }
    return steps
  }

  /// The answer to ``DragStep/find(_:)``.
  package mutating func found(_ place: DragPlace, for motion: DragMotion, now: Instant) -> [DragStep] {
    guard state == .dragging || state == .released else { return [] }
    var steps = place == below ? [] : leave() + enter(place, motion)
    switch below {
    case .nobody: if state == .released { steps += end(nil) }
    case .own(let window): steps += moveInside(window, motion)
    case .peer(let peer): steps += move(over: peer, motion, now)
    }
    return steps
  }

  private mutating func moveInside(_ target: XWindow, _ motion: DragMotion) -> [DragStep] {
    let action = offer.action(with: motion.modifiers)
    let isDrop = state == .released
    if isDrop { state = .over }
    let phase = isDrop ? DragEvent.Phase.dropped(SecureBytes(offer.text)) : .moved
    told = (motion, action)
    let tell = DragStep.tell(offer.id, phase, in: target, at: motion.place, action, motion.time)
    return isDrop ? [tell] + disown() : [tell]
  }

  private mutating func move(over peer: DragPeer, _ motion: DragMotion, _ now: Instant) -> [DragStep] {
    let action = offer.action(with: motion.modifiers, isOutside: true)
    if let status, isKnown(motion, action, by: status) {
      return state == .released ? drop(status, on: peer, motion.time, now) : []
    }
    told = (motion, action)
    answerDeadline = now + Self.patience
    return [.send(.position(motion.place, motion.time, action), to: peer, from: window)]
  }

  /// Whether the other side has said all that there is to say of a place.
  private func isKnown(_ motion: DragMotion, _ action: DragAction, by status: XdndStatus) -> Bool {
    guard let told, told.action == action else { return false }
    return told.motion.place == motion.place || !status.wantsAll && status.area.contains(motion.place)
  }

  // MARK: Places

  private mutating func enter(_ place: DragPlace, _ motion: DragMotion) -> [DragStep] {
    below = place
    guard case .peer(let peer) = place else { return [.show(nil)] }
    let enter = XdndMessage.enter(version: peer.version, types: types, hasList: types.count > 3)
    let own = isOwner ? [] : [DragStep.own(motion.time)]
    isOwner = true
    return own + [.send(enter, to: peer, from: window), .show(nil)]
  }

  private mutating func leave() -> [DragStep] {
    defer { (below, told, status, answerDeadline) = (.nobody, nil, nil, nil) }
    switch below {
    case .nobody: return []
    case .peer(let peer): return [.send(.leave, to: peer, from: window)]
    case .own(let target):
      guard let told else { return [] }
      return [.tell(offer.id, .left, in: target, at: told.motion.place, told.action, told.motion.time)]
    }
  }

  // MARK: The other side

  /// What the program says of a place in a window of its own.
  package func answered(_ action: DragAction?) -> [DragStep] {
    guard state == .dragging, case .own = below else { return [] }
    return [.show(action)]
  }

  package mutating func received(_ message: XdndMessage, from sender: XWindow, now: Instant) -> [DragStep] {
    guard case .peer(let peer) = below, peer.window == sender else { return [] }
    switch message {
    case .status(let status): return received(status, from: peer, now)
    case .finished(let isAccepted, let action):
      guard case .dropped = state else { return [] }
      return end(result(isAccepted, action, of: peer))
    default: return []
    }
  }

  private mutating func received(_ status: XdndStatus, from peer: DragPeer, _ now: Instant) -> [DragStep] {
    guard state == .dragging || state == .released, told != nil else { return [] }
    let wasAwaited = answerDeadline != nil
    self.status = status
    answerDeadline = nil
    if let motion = next {
      next = nil
      return [.show(status.action), .find(motion)]
    }
    guard state == .released, wasAwaited, let told else { return [.show(status.action)] }
    return drop(status, on: peer, told.motion.time, now)
  }

  private mutating func drop(
    _ status: XdndStatus, on peer: DragPeer, _ time: EventTime, _ now: Instant
  ) -> [DragStep] {
    guard status.action != nil else { return leave() + end(nil) }
    state = .dropped(until: now + Self.patienceWithDrop)
    return [.send(.drop(time), to: peer, from: window), .show(nil)]
  }

  /// Deleted is only what may be deleted, and what the other side says that it moved.
  private func result(_ isAccepted: Bool, _ action: DragAction, of peer: DragPeer) -> DragAction? {
    // Before version 5 there was no word of success.
    let isTaken = isAccepted || peer.version < 5
    let done = peer.version < 5 ? status?.action ?? .copy : action
    guard isTaken else { return nil }
    return offer.allowsMove ? done : .copy
  }

  // MARK: The end

  /// The user gave it up, or the pointer was taken away. What has been dropped is the other side's.
  package mutating func cancelled() -> [DragStep] {
    switch state {
    case .dragging, .released: leave() + end(nil)
    case .dropped: end(nil)
    case .over: []
    }
  }

  private mutating func end(_ action: DragAction?) -> [DragStep] {
    state = .over
    return [.show(nil), .end(offer.id, action)] + disown()
  }

  private mutating func disown() -> [DragStep] {
    defer { isOwner = false }
    return isOwner ? [.disown] : []
  }

  package mutating func expire(now: Instant) -> [DragStep] {
    guard let deadline = nextDeadline, deadline <= now else { return [] }
    switch state {
    case .dropped: return end(nil)
    case .released: return leave() + end(nil)
    case .over: return []
    case .dragging:
      answerDeadline = nil
      status = nil
      defer { next = nil }
      return [.show(nil)] + (next.map { [.find($0)] } ?? [])
    }
  }
}
