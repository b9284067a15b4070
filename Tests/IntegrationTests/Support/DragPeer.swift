import CXTest

/// Another program that takes part in drags (XDND 5), honestly or not, one step at a time as the test says. Written
/// for the tests alone: it shares nothing with the program's own side of the protocol.
@HarnessActor
final class DragPeer {
  let selections: SelectionPeer
  /// Seen, where it takes drops.
  let window: XID

  init(_ display: VirtualDisplay, at box: Box? = nil) throws {
    selections = try SelectionPeer(display)
    guard let box else {
      window = selections.window
      return
    }
    let connection = selections.connection
    window = XCreateSimpleWindow(
      connection.display, connection.root, Int32(box.x), Int32(box.y), UInt32(box.width), UInt32(box.height),
      0, 0, 0x3366cc)
    // Stays where it is put, whatever window manager runs.
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    XChangeWindowAttributes(connection.display, window, UInt(CWOverrideRedirect), &attributes)
    setItem("XdndAware", of: window, type: "ATOM", to: 5)
    XSelectInput(connection.display, window, ExposureMask)
    XMapRaised(connection.display, window)
    try connection.waitForEvent("exposure of the peer") { $0.type == Expose }
  }

  var connection: XConnection { selections.connection }

  func close() { selections.close() }

  private func setItem(_ name: String, of window: XID, type: String, to item: UInt) {
    withUnsafeBytes(of: item) {
      _ = XChangeProperty(
        connection.display, window, connection.atom(name), connection.atom(type), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
  }

  // MARK: Messages

  /// Says something in the name of its window, which is the first item.
  func say(_ name: String, to target: XID, _ items: Int...) {
    let all = [Int(window)] + items + [0, 0, 0, 0]
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = connection.atom(name)
    event.xclient.format = 32
    event.xclient.data.l = (all[0], all[1], all[2], all[3], all[4])
    XSendEvent(connection.display, target, 0, 0, &event)
    connection.synchronize()
  }

  /// The items of the next message of these names, and its name; others are dropped.
  @discardableResult
  func hear(_ names: String...) throws -> (name: String, items: [Int]) {
    let event = try connection.waitForEvent(names.joined(separator: " or ")) {
      name(of: $0, in: names) != nil
    }
    let (a, b, c, d, e) = event.xclient.data.l
    return (name(of: event, in: names) ?? "", [a, b, c, d, e])
  }

  /// How many messages of a name are there now; they are dropped.
  func count(_ name: String) -> Int {
    connection.pendingEvents().filter { self.name(of: $0, in: [name]) != nil }.count
  }

  private func name(of event: XEvent, in names: [String]) -> String? {
    guard event.type == ClientMessage else { return nil }
    return names.first { connection.atom($0) == event.xclient.message_type }
  }

  func action(_ action: String) -> Int { Int(connection.atom("XdndAction" + action)) }

  // MARK: As a target

  /// Answers every place until the text is dropped, and returns the message.
  func acceptUntilDrop(_ action: String) throws -> [Int] {
    while true {
      let (name, items) = try hear("XdndPosition", "XdndDrop")
      if name == "XdndDrop" { return items }
      say("XdndStatus", to: XID(items[0]), 3, 0, 0, self.action(action))
    }
  }

  /// The dropped text, with the time of the drop.
  func take(_ drop: [Int]) throws -> String? {
    let place = try selections.ask("XdndSelection", "UTF8_STRING", at: Time(drop[2]))
    guard place != 0 else { return nil }
    return selections.read(place).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  // MARK: As a source

  func enter(_ target: XID, as types: [String], version: Int = 5) throws {
    try selections.own("XdndSelection")
    let atoms = types.map { Int(connection.atom($0)) } + [0, 0, 0]
    say("XdndEnter", to: target, version << 24, atoms[0], atoms[1], atoms[2])
  }

  /// Whether a drop there would be taken.
  func ask(_ target: XID, at place: Point, _ action: String = "Copy") throws -> Bool {
    say(
      "XdndPosition", to: target, 0, place.x << 16 | place.y, Int(try selections.serverTime()),
      self.action(action))
    return try hear("XdndStatus").items[1] & 1 != 0
  }

  func drop(on target: XID) throws { say("XdndDrop", to: target, 0, Int(try selections.serverTime())) }

  /// Whether it was taken, and how.
  func finished() throws -> (isTaken: Bool, action: Int) {
    let items = try hear("XdndFinished").items
    return (items[1] & 1 != 0, items[2])
  }
}
