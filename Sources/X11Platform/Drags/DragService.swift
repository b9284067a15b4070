import CX11
import UICore
import X11Model

/// The thin side of drag and drop: hands events to ``DragSource`` and ``DragTarget``, and carries out what they ask.
///
/// Events are noted while they are read and worked off after the batch, as those of selections are. The text itself
/// goes the way of every selection, through ``SelectionService``.
@MainActor final class DragService: EventParticipant {
  let kinds = [ClientMessage, UnmapNotify, DestroyNotify].map(EventKind.number)
  let connection: Connection
  let surfaces: SurfaceTable
  let atoms: Atoms
  private let selections: SelectionService
  private let cursors: Cursors
  private let clock: any HostClock
  private var source: DragSource?
  private var finder: DragFinder?
  /// The window that has the press, and shows what a drop would do.
  private weak var home: X11Window?
  private var target: DragTarget
  private var notes: [Note] = []
  /// Whether the button is up, be that worked off or not.
  private var isReleased = false
  /// What the program is to be told.
  private var outbox: [HostEvent] = []

  /// What was seen while events were read.
  private enum Note {
    case moved(DragMotion)
    case released(DragMotion)
    case crossed(isEnter: Bool)
    case cancelled
    case message(XdndMessage, from: XWindow, to: XWindow)
    case destroyed(XWindow)
  }

  init(
    _ connection: Connection, _ surfaces: SurfaceTable, _ selections: SelectionService, _ cursors: Cursors,
    _ clock: any HostClock
  ) {
    self.connection = connection
    self.surfaces = surfaces
    self.selections = selections
    self.cursors = cursors
    self.clock = clock
    atoms = connection.atoms
    target = DragTarget()
    selections.onDrop = { [unowned self] in carryOut(target.converted($0, $1)) }
  }

  // MARK: The program's wishes

  /// `last` is the last that was seen of the pointer, `isReleased` whether its button is up already, `hasLeft`
  /// whether it has left the window.
  func begin(_ offer: DragOffer, last: PointerEvent?, isReleased: Bool, hasLeft: Bool) {
    perform(updating { source, _ in source.cancelled() })
    guard let window = surfaces.window(offer.window), let last else {
      return outbox.append(.dragEnded(offer.id, nil))
    }
    home = window
    source = DragSource(offer, window: selections.window, types: types)
    self.isReleased = isReleased
    finder = DragFinder(home: window, hasLeft: hasLeft, connection, surfaces)
    notes.append(isReleased ? .released(DragMotion(last)) : .moved(DragMotion(last)))
  }

  /// The types in which our text can be had, the best first.
  private var types: [Atom] {
    [atoms[.textPlainUTF8], atoms[.utf8String], atoms[.textPlain], .string, atoms[.text]]
  }

  /// Nothing is told of it: the program knows.
  func cancel(_ id: DragID) {
    guard source?.offer.id == id else { return }
    perform(updating { source, _ in source.cancelled() }.filter { $0 != .end(id, nil) })
  }

  func answer(_ id: DragID, _ action: DragAction?) {
    switch id {
    case .own: if source?.offer.id == id { perform(updating { source, _ in source.answered(action) }) }
    case .foreign: perform(target.answered(id, action))
    }
  }

  // MARK: Events

  /// Whether the pointer drags a text, so that what it does is none of the program's business.
  func follows(_ pointer: PointerID) -> Bool {
    source?.followsPointer == true && source?.offer.pointer == pointer && !isReleased
  }

  func noteMotion(_ event: PointerEvent) {
    // The last of a batch is enough.
    if case .moved = notes.last { notes.removeLast() }
    notes.append(.moved(DragMotion(event)))
  }

  func noteRelease(_ event: PointerEvent) {
    isReleased = true
    notes.append(.released(DragMotion(event)))
  }

  /// The pointer left a window of ours or came back.
  func noteCrossing(_ window: WindowID, isEnter: Bool) {
    if source?.offer.window == window { notes.append(.crossed(isEnter: isEnter)) }
  }

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    switch event.type {
    case ClientMessage: noteMessage(event.xclient)
    case UnmapNotify: noteHidden(XWindow(rawValue: event.xunmap.window))
    default: if !target.isIdle { notes.append(.destroyed(XWindow(rawValue: event.xdestroywindow.window))) }
    }
    return false
  }

  /// A window can no longer be seen: with it the press has ended, and no release comes.
  private func noteHidden(_ window: XWindow) {
    guard let source, source.followsPointer, surfaces.window(window)?.windowID == source.offer.window else {
      return
    }
    notes.append(.cancelled)
  }

  /// Only those to a window of ours, or to the one that speaks for a drag, are for us.
  private func noteMessage(_ event: XClientMessageEvent) {
    let window = XWindow(rawValue: event.window)
    guard surfaces.window(window) != nil || window == selections.window else { return }
    let (a, b, c, d, e) = event.data.l
    let items = [a, b, c, d, e].map { UInt(bitPattern: $0) & 0xFFFF_FFFF }
    guard event.format == 32,
      let message = XdndMessage(type: Atom(rawValue: event.message_type), items: items, atoms)
    else {
      return
    }
    notes.append(.message(message, from: XWindow(rawValue: items[0]), to: window))
  }

  /// When ``act(_:)`` has something to do without any event.
  var nextWake: Instant? { outbox.isEmpty && notes.isEmpty ? source?.nextDeadline : .origin }

  /// Works off what was noted, gives up what has taken too long, and tells the program.
  func act(_ queue: inout EventQueue) -> Bool {
    run()
    for event in outbox { queue.append(event) }
    outbox.removeAll()
    return false
  }

  private func run() {
    let isLate = source?.nextDeadline.map { $0 <= clock.now } ?? false
    guard !notes.isEmpty || isLate else { return }
    let batch = notes
    notes.removeAll(keepingCapacity: true)
    connection.trapping {
      for note in batch { carryOut(steps(for: note)) }
      carryOut(updating { $0.expire(now: $1) })
    }
  }

  private func steps(for note: Note) -> [DragStep] {
    switch note {
    case .moved(let motion): return updating { source, _ in source.moved(motion) }
    case .released(let motion): return updating { source, _ in source.released(motion) }
    case .crossed(let isEnter): finder?.crossed(isEnter: isEnter)
    case .cancelled: return updating { source, _ in source.cancelled() }
    case .destroyed(let window): return target.gone(window)
    case .message(let message, let sender, let window): return steps(for: message, from: sender, to: window)
    }
    return []
  }

  private func steps(for message: XdndMessage, from sender: XWindow, to window: XWindow) -> [DragStep] {
    switch message {
    case .enter(let version, let three, let hasList):
      let types =
        hasList ? Property.read(atoms[.xdndTypeList], of: sender, on: connection).map(Atom.init) : three
      let texts = atoms.texts(among: connection.named(types))
      return target.entered(sender, version: version, texts: texts, window: window)
    case .position(let place, let time, let action):
      return target.moved(sender, to: place, action, time, window: window)
    case .leave: return target.left(sender)
    case .drop(let time): return target.dropped(sender, time, window: window)
    case .status, .finished: return updating { $0.received(message, from: sender, now: $1) }
    }
  }

  private func updating(_ body: (inout DragSource, Instant) -> [DragStep]) -> [DragStep] {
    guard source != nil else { return [] }
    let steps = body(&source!, clock.now)
    if source?.followsPointer != true { show(nil, isOver: true) }
    if source?.isOver == true { (source, finder) = (nil, nil) }
    return steps
  }

  // MARK: Steps

  private func perform(_ steps: [DragStep]) {
    if !steps.isEmpty { connection.trapping { carryOut(steps) } }
  }

  private func carryOut(_ steps: [DragStep]) {
    for step in steps { carryOut(step) }
  }

  private func carryOut(_ step: DragStep) {
    switch step {
    case .send(let message, let peer, let window): send(message, to: peer, from: window)
    case .find(let motion): find(motion)
    case .own(let time): own(time)
    case .disown: selections.withdraw(atoms[.xdndSelection])
    case .convert(let id, let targets, let time):
      selections.requestDrop(id, of: atoms[.xdndSelection], as: targets, time: time)
    case .watch(let window):
      if !selections.watched.add(window, for: .drag) { carryOut(target.gone(window)) }
    case .unwatch(let window): selections.watched.remove(window, for: .drag)
    case .show(let action): show(action)
    case .tell(let id, let phase, let window, let place, let action, let time):
      tell(id, phase, in: window, at: place, action, time)
    case .end(let id, let action): outbox.append(.dragEnded(id, action))
    }
  }

  private func find(_ motion: DragMotion) {
    guard let finder else { return }
    let place = finder.place(at: motion.place)
    carryOut(updating { $0.found(place, for: motion, now: $1) })
  }

  private func own(_ time: EventTime) {
    guard let source else { return }
    selections.offer(source.offer.text, as: atoms[.xdndSelection], time: time)
    Property.write(
      WindowProperty(atoms[.xdndTypeList], type: .atom, .items(source.types.map(\.rawValue))),
      of: source.window, on: connection)
  }

  /// `XSendEvent`
  private func send(_ message: XdndMessage, to peer: DragPeer, from window: XWindow) {
    let (type, items) = message.wire(from: window, atoms)
    var event = XEvent(message: type, to: peer.window, items)
    XSendEvent(connection.display, peer.receiver.rawValue, 0, NoEventMask, &event)
  }

  /// During the press the server shows the cursor of the window that has it, wherever the pointer is.
  private func show(_ action: DragAction?, isOver: Bool = false) {
    guard let home, isOver || source?.followsPointer == true else { return }
    let shape: PointerShape? =
      isOver ? nil : action.map { $0 == .move ? .dragMove : .dragCopy } ?? .dragRefused
    guard home.dragShape != shape else { return }
    home.dragShape = shape
    cursors.apply(to: home)
  }

  private func tell(
    _ id: DragID, _ phase: DragEvent.Phase, in xid: XWindow, at place: ScreenPoint, _ action: DragAction,
    _ time: EventTime
  ) {
    guard let window = surfaces.window(xid) else { return tellNobody(id, phase) }
    let (origin, scale) = (window.screenOrigin(), connection.scale)
    let location = Point(x: Double(place.x - origin.x) / scale, y: Double(place.y - origin.y) / scale)
    outbox.append(
      .drag(
        DragEvent(
          id: id, window: window.windowID, phase: phase, location: location, action: action, time: time)))
  }

  /// The window has been closed meanwhile.
  private func tellNobody(_ id: DragID, _ phase: DragEvent.Phase) {
    switch (id, phase) {
    case (_, .left), (.own, .moved): break
    case (.own, .dropped): outbox.append(.dragEnded(id, nil))
    case (.foreign, _): carryOut(target.answered(id, nil))
    }
  }
}

extension DragMotion {
  init(_ event: PointerEvent) {
    self.init(place: event.screenLocation, modifiers: event.modifiers, time: event.time)
  }
}
