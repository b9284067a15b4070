import CX11
import TextModel
import UICore
import X11Model

/// The thin side of selections: hands events to ``SelectionOwner`` and ``SelectionReader``, and carries out what
/// they ask.
///
/// Events are noted while they are read and worked off after the batch, so that nothing is asked of the server
/// while Xlib's queue is half read, and one error trap holds for all of them.
@MainActor final class SelectionService: EventParticipant {
  let kinds: [EventKind]
  let connection: Connection
  private let clock: any HostClock
  let atoms: Atoms
  /// Owner and requestor, never seen: the program's windows come and go, an offer stays.
  let window: XWindow
  /// Another of its kind: some owners take the end of any property of the requestor for a piece that was taken.
  private(set) lazy var wipingWindow = SelectionService.makeWindow(on: connection)
  var owner: SelectionOwner
  var reader: SelectionReader
  /// What the program is to be told.
  private var outbox: [HostEvent] = []
  private var notes: [Note] = []
  /// What waits for the server's time, because no event of the user's came with one (ICCCM 2.1).
  private var untimed: [@MainActor (EventTime) -> [SelectionAction]] = []
  let watched: WatchedWindows
  /// Told of a dropped text, or with nil that none will come.
  var onDrop: @MainActor (DragID, SecureBytes?) -> Void = { _, _ in }
  let clockProperty: Atom
  /// Written to behind each claim: the notice of it comes when the server has seen the claim.
  private let claimProperty: Atom
  private var owners: OwnerWatch
  /// Whether a clipboard manager is taking over what we offer.
  private(set) var isSaving = false

  /// What was seen while events were read.
  private enum Note {
    case request(SelectionRequest)
    case answer(SelectionAnswer)
    case cleared(Atom, EventTime)
    case owner(OwnerChange)
    case changed(Atom, EventTime)
    case deleted(TransferKey)
    case destroyed(XWindow)
  }

  init(_ connection: Connection, _ clock: any HostClock) {
    self.connection = connection
    self.clock = clock
    watched = WatchedWindows(connection)
    atoms = connection.atoms
    (clockProperty, claimProperty) = (atoms[.time], atoms[.claim])
    owners = OwnerWatch(connection)
    let core = [CX11.SelectionRequest, SelectionNotify, SelectionClear, PropertyNotify, DestroyNotify]
    kinds = core.map(EventKind.number) + owners.kinds
    window = SelectionService.makeWindow(on: connection)
    owner = SelectionOwner(atoms: atoms, chunkSize: SelectionService.chunkSize(of: connection))
    reader = SelectionReader(atoms: atoms, properties: atoms.pasteProperties)
  }

  /// `XCreateWindow`
  private static func makeWindow(on connection: Connection) -> XWindow {
    var attributes = XSetWindowAttributes()
    attributes.event_mask = PropertyChangeMask
    attributes.override_redirect = 1
    return XWindow(
      rawValue: XCreateWindow(
        connection.display, connection.root.rawValue, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil,
        UInt(CWEventMask | CWOverrideRedirect), &attributes))
  }

  /// What fits in one request, but no more than does others no harm: a chunk is held by the server, too.
  private static func chunkSize(of connection: Connection) -> Int {
    let words = max(XExtendedMaxRequestSize(connection.display), XMaxRequestSize(connection.display))
    // Less the head of ChangeProperty.
    return min(Int(words) * 4 - 64, 256 << 10)
  }

  // MARK: The program's wishes

  func offer(_ pasteboard: Pasteboard, _ text: [UInt8], time: EventTime) {
    let name = atoms.name(of: pasteboard)
    withTime(time) { [unowned self] in owner.offer(text, as: name, time: $0) }
  }

  /// Offers a text as a selection that the program knows nothing of.
  func offer(_ text: [UInt8], as name: Atom, time: EventTime) {
    perform(owner.offer(text, as: name, time: time))
  }

  /// What is asked for from now on is refused; what is on its way arrives.
  func withdraw(_ name: Atom) { owner.withdraw(name) }

  func requestText(from pasteboard: Pasteboard, _ id: PasteID, time: EventTime) {
    let name = atoms.name(of: pasteboard)
    withTime(time) { [unowned self] in reader.request(name, id, time: $0, now: clock.now) }
  }

  /// Gets a text that was dropped; the answer goes to ``onDrop``.
  func requestDrop(_ id: DragID, of name: Atom, as targets: [Atom], time: EventTime) {
    perform(reader.request(name, for: .drop(id), as: targets, time: time, now: clock.now))
  }

  /// With the time of the event that led to it, or with the server's, which comes as an event (ICCCM 2.1).
  private func withTime(_ time: EventTime, _ body: @escaping @MainActor (EventTime) -> [SelectionAction]) {
    guard time.rawValue == 0 else { return perform(body(time)) }
    untimed.append(body)
    touch(clockProperty)
  }

  /// Leaves a property as it is, and has the server say when it did so. `XChangeProperty`
  private func touch(_ property: Atom) {
    XChangeProperty(
      connection.display, window.rawValue, property.rawValue, Atom.integer.rawValue, 8, PropModeAppend, nil, 0
    )
  }

  // MARK: Events

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    note(event)
    return false
  }

  private func note(_ event: XEvent) {
    switch event.type {
    case CX11.SelectionRequest: notes.append(.request(SelectionRequest(event.xselectionrequest)))
    case SelectionNotify: notes.append(.answer(SelectionAnswer(event.xselection)))
    case SelectionClear:
      let clear = event.xselectionclear
      notes.append(
        .cleared(Atom(rawValue: clear.selection), EventTime(rawValue: UInt32(truncatingIfNeeded: clear.time)))
      )
    case PropertyNotify: noteProperty(event.xproperty)
    case DestroyNotify: notes.append(.destroyed(XWindow(rawValue: event.xdestroywindow.window)))
    default: if let change = owners.change(event) { notes.append(.owner(change)) }
    }
  }

  private func noteProperty(_ event: XPropertyEvent) {
    let (changed, property) = (XWindow(rawValue: event.window), Atom(rawValue: event.atom))
    if event.state == PropertyDelete {
      notes.append(.deleted(TransferKey(window: changed, property: property)))
    } else if changed == window {
      notes.append(.changed(property, EventTime(rawValue: UInt32(truncatingIfNeeded: event.time))))
    }
  }

  /// When ``act(_:)`` has something to do without any event.
  var nextWake: Instant? {
    if !outbox.isEmpty { return .origin }
    // Asked at each key, while mostly nothing is on its way.
    guard owner.isSending || !reader.isIdle else { return nil }
    guard let sending = owner.nextDeadline, let reading = reader.nextDeadline else {
      return owner.nextDeadline ?? reader.nextDeadline
    }
    return min(sending, reading)
  }

  /// Works off what was noted, gives up what has taken too long, and tells the program.
  func act(_ queue: inout EventQueue) -> Bool {
    run(now: clock.now)
    for event in outbox { queue.append(event) }
    outbox.removeAll()
    return false
  }

  private func run(now: Instant) {
    let isLate = nextWake.map { $0 <= now } ?? false
    guard !notes.isEmpty || isLate else { return }
    let batch = notes
    notes.removeAll(keepingCapacity: true)
    connection.trapping {
      for note in batch { carryOut(actions(for: note, now), now) }
      carryOut(owner.expire(now: now) + reader.expire(now: now), now)
      owners.keep { owner.isClaiming($0) || reader.isWaiting(for: $0) }
    }
  }

  private func actions(for note: Note, _ now: Instant) -> [SelectionAction] {
    switch note {
    case .request(let request): owner.answer(request, pairs: pairs(of: request), now: now)
    case .answer(let answer) where answer.selection == atoms[.clipboardManager]: saved()
    case .answer(let answer): reader.answered(answer, now: now)
    case .cleared(let selection, let time): owner.cleared(selection, time: time)
    case .owner(let change): changed(change, now)
    case .changed(clockProperty, let time): timeCame(time)
    case .changed(claimProperty, _): owner.claimWasSeen()
    case .changed(let property, _): reader.propertyChanged(property)
    case .deleted(let key): owner.propertyDeleted(key, now: now)
    case .destroyed(let window): gone(window)
    }
  }

  private func timeCame(_ time: EventTime) -> [SelectionAction] {
    let waiting = untimed
    untimed = []
    return waiting.flatMap { $0(time) }
  }

  private func changed(_ change: OwnerChange, _ now: Instant) -> [SelectionAction] {
    owner.ownerChanged(change, isOurs: change.owner == window)
    return reader.ownerChanged(change, now: now)
  }

  private func gone(_ window: XWindow) -> [SelectionAction] {
    guard watched.forget(window) else { return [] }
    owner.windowGone(window)
    return []
  }

  // MARK: Actions

  private func perform(_ actions: [SelectionAction]) {
    if !actions.isEmpty { connection.trapping { carryOut(actions, .origin) } }
  }

  private func carryOut(_ actions: [SelectionAction], _ now: Instant) {
    for action in actions { carryOut(action, now) }
  }

  private func carryOut(_ action: SelectionAction, _ now: Instant) {
    switch action {
    case .own(let selection, let time): own(selection, time)
    case .write(let key, let type, let data): write(data, type: type, to: key)
    case .notify(let request, let property): notify(request, property)
    case .watch(let window): if !watched.add(window, for: .transfer) { owner.windowGone(window) }
    case .unwatch(let window): watched.remove(window, for: .transfer)
    case .convert(let selection, let target, let property, let time):
      owners.watch(selection, for: window)
      XConvertSelection(
        connection.display, selection.rawValue, target.rawValue, property.rawValue, window.rawValue,
        UInt(time.rawValue))
    case .read(let property): carryOut(reader.received(take(property), in: property, now: now), now)
    case .readTargets(let property):
      carryOut(reader.offered(targets(in: property), in: property, now: now), now)
    case .discard(let property): XDeleteProperty(connection.display, window.rawValue, property.rawValue)
    case .tell(let event): outbox.append(event)
    case .deliver(let id, let text): onDrop(id, text)
    }
  }

  /// Others may have been faster, and only the server knows (ICCCM 2.1). It is not asked, as that would be to
  /// wait: it tells of the new owner, and then of the property. Without XFixes it must be asked.
  /// `XSetSelectionOwner`, `XGetSelectionOwner`
  private func own(_ selection: Atom, _ time: EventTime) {
    owners.watch(selection, for: window)
    XSetSelectionOwner(connection.display, selection.rawValue, window.rawValue, UInt(time.rawValue))
    guard !owners.isSupported else { return touch(claimProperty) }
    let holder = XWindow(rawValue: XGetSelectionOwner(connection.display, selection.rawValue))
    let change = OwnerChange(
      selection: selection, owner: holder, isDeath: false, time: time, ownershipTime: time)
    owner.ownerChanged(change, isOurs: holder == window)
    carryOut(owner.claimWasSeen(), .origin)
  }

  // MARK: Leaving

  /// Asks a clipboard manager, if one runs, to keep what we offer; ``isSaving`` until it has
  /// (freedesktop.org's clipboard manager specification).
  func beginSaving() {
    guard let offer = owner.offers[atoms[.clipboard]],
      XGetSelectionOwner(connection.display, atoms[.clipboardManager].rawValue) != 0
    else { return }
    isSaving = true
    let key = TransferKey(window: window, property: atoms.pasteProperties[0])
    write(.atoms(atoms.kept), type: .atom, to: key)
    XConvertSelection(
      connection.display, atoms[.clipboardManager].rawValue, atoms[.saveTargets].rawValue,
      key.property.rawValue, window.rawValue,
      UInt(offer.time.rawValue))
  }

  private func saved() -> [SelectionAction] {
    isSaving = false
    return []
  }
}
