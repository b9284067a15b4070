import CXTest

/// Another program that copies and pastes, honestly or not, one step at a time as the test says.
@HarnessActor
final class SelectionPeer {
  struct Content: Equatable {
    var type: Atom
    var format: Int32
    var bytes: [UInt8]
  }

  let connection: XConnection
  let window: XID

  init(_ display: VirtualDisplay) throws {
    connection = try display.connect()
    window = XCreateSimpleWindow(connection.display, connection.root, -10, -10, 1, 1, 0, 0, 0)
    XSelectInput(connection.display, window, PropertyChangeMask)
  }

  func atom(_ name: String) -> Atom { connection.atom(name) }

  /// The server's time, by appending nothing to a property (ICCCM 2.1).
  func serverTime() throws -> Time {
    let place = atom("PEER_TIME")
    XChangeProperty(connection.display, window, place, atom("INTEGER"), 8, PropModeAppend, nil, 0)
    let event = try connection.waitForEvent("time") {
      $0.type == PropertyNotify && $0.xproperty.atom == place
    }
    return event.xproperty.time
  }

  // MARK: As an owner

  func own(_ selection: String) throws {
    XSetSelectionOwner(connection.display, atom(selection), window, try serverTime())
    guard owns(selection) else { throw Failure("somebody else owns \(selection)") }
  }

  func owns(_ selection: String) -> Bool { XGetSelectionOwner(connection.display, atom(selection)) == window }

  /// Until somebody else has become the owner.
  func waitForLoss(of selection: String) throws {
    let name = atom(selection)
    try connection.waitForEvent("loss of \(selection)") {
      $0.type == SelectionClear && $0.xselectionclear.selection == name
    }
  }

  func nextRequest(before deadline: Deadline = Deadline()) throws -> XSelectionRequestEvent {
    try connection.waitForEvent("request", before: deadline) { $0.type == SelectionRequest }
      .xselectionrequest
  }

  /// The next request for a text as UTF-8; others are refused.
  func nextTextRequest(before deadline: Deadline = Deadline()) throws -> XSelectionRequestEvent {
    while true {
      let request = try nextRequest(before: deadline)
      if request.target == atom("UTF8_STRING") { return request }
      notify(request, property: 0)
    }
  }

  func write(_ bytes: [UInt8], _ type: String = "UTF8_STRING", to request: XSelectionRequestEvent) {
    XChangeProperty(
      connection.display, request.requestor, request.property, atom(type), 8, PropModeReplace, bytes,
      Int32(bytes.count))
  }

  /// A list of names, as the answer to TARGETS is.
  func write(_ names: [String], to request: XSelectionRequestEvent) {
    names.map(atom).withUnsafeBytes {
      _ = XChangeProperty(
        connection.display, request.requestor, request.property, atom("ATOM"), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(names.count))
    }
  }

  /// Gives what it has in this one way, and refuses all others until that is asked for.
  func answerOnly(_ target: String, as type: String, _ bytes: [UInt8]) throws {
    while true {
      let request = try nextRequest()
      switch request.target {
      case atom("TARGETS"): write(["TARGETS", "TIMESTAMP", target], to: request)
      case atom(target):
        write(bytes, type, to: request)
        return notify(request)
      default:
        notify(request, property: 0)
        continue
      }
      notify(request)
    }
  }

  func notify(_ request: XSelectionRequestEvent, property: Atom? = nil) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property ?? request.property
    event.xselection.time = request.time
    XSendEvent(connection.display, request.requestor, 0, 0, &event)
    connection.synchronize()
  }

  func answer(_ text: String, before deadline: Deadline = Deadline()) throws {
    let request = try nextTextRequest(before: deadline)
    write(Array(text.utf8), to: request)
    notify(request)
  }

  /// Begins to send in pieces, and says how much will come.
  func announce(_ count: Int, to request: XSelectionRequestEvent) throws {
    watch(request)
    withUnsafeBytes(of: count) {
      _ = XChangeProperty(
        connection.display, request.requestor, request.property, atom("INCR"), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    notify(request)
    try waitForDeletion(request)
  }

  /// Needed before anything is written whose deletion is to be waited for.
  func watch(_ request: XSelectionRequestEvent) {
    XSelectInput(connection.display, request.requestor, PropertyChangeMask)
  }

  func waitForDeletion(_ request: XSelectionRequestEvent) throws {
    try connection.waitForEvent("deletion of the property") {
      $0.type == PropertyNotify && $0.xproperty.state == PropertyDelete
        && $0.xproperty.window == request.requestor && $0.xproperty.atom == request.property
    }
  }

  /// One piece, until it has been taken.
  func send(_ piece: [UInt8], to request: XSelectionRequestEvent) throws {
    write(piece, to: request)
    try waitForDeletion(request)
  }

  // MARK: As a requestor

  /// Asks, and waits for the answer's property: 0 for a refusal.
  func ask(
    _ selection: String, _ target: String, at time: Time = Time(CurrentTime), pairs: [Atom] = []
  ) throws -> Atom {
    let (place, target) = (atom("PEER_\(target)"), atom(target))
    if !pairs.isEmpty { write(pairs, to: place) }
    XConvertSelection(connection.display, atom(selection), target, place, window, time)
    return try connection.waitForEvent("answer") {
      $0.type == SelectionNotify && $0.xselection.target == target
    }.xselection.property
  }

  private func write(_ items: [Atom], to property: Atom) {
    items.withUnsafeBytes {
      _ = XChangeProperty(
        connection.display, window, property, atom("ATOM_PAIR"), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
    }
  }

  /// What the answer is; nil for a refusal. In pieces if it comes so.
  func take(_ selection: String, _ target: String = "UTF8_STRING") throws -> Content? {
    let place = try ask(selection, target)
    guard place != 0, let content = read(place) else { return nil }
    guard content.type == atom("INCR") else { return content }
    return try takePieces(at: place)
  }

  func text(_ selection: String) throws -> String? {
    try take(selection).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func takePieces(at place: Atom) throws -> Content {
    var all = Content(type: 0, format: 8, bytes: [])
    while true {
      let piece = try nextPiece(at: place)
      all.type = piece.type
      if piece.bytes.isEmpty { return all }
      all.bytes += piece.bytes
    }
  }

  func nextPiece(at place: Atom) throws -> Content {
    while true {
      try connection.waitForEvent("next piece") {
        $0.type == PropertyNotify && $0.xproperty.state == PropertyNewValue && $0.xproperty.atom == place
      }
      if let piece = read(place) { return piece }
    }
  }

  /// Reads a property of the window and deletes it; nil when it is not there.
  func read(_ property: Atom) -> Content? {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection.display, window, property, 0, 0x1FFF_FFFF, 1, Atom(AnyPropertyType), &type, &format, &count,
      &rest, &data)
    defer { if let data { XFree(data) } }
    guard type != 0, let data else { return nil }
    let size = format == 32 ? Int(count) * MemoryLayout<Atom>.size : Int(count)
    return Content(
      type: type, format: format, bytes: Array(UnsafeBufferPointer(start: data, count: size)))
  }

  func close() { connection.close() }
}

extension SelectionPeer.Content {
  /// The items of format 32, which Xlib hands over as longs.
  var items: [Atom] {
    bytes.withUnsafeBytes { Array($0.bindMemory(to: Atom.self)) }
  }
}
