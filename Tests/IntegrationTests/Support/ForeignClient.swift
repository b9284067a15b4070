import CXTest

/// Another program: a window that counts what it receives.
@HarnessActor
final class ForeignClient {
  struct Received: Equatable {
    var presses = 0
    var releases = 0
    var text = ""
  }

  let window: XID
  private let connection: XConnection

  init(_ display: VirtualDisplay, at box: Box) throws {
    connection = try display.connect()
    window = XCreateSimpleWindow(
      connection.display, connection.root, Int32(box.x), Int32(box.y), UInt32(box.width), UInt32(box.height),
      0, 0,
      0xcc8844)
    askForPlace(box)
    XSelectInput(
      connection.display, window,
      ButtonPressMask | ButtonReleaseMask | KeyPressMask | ExposureMask | FocusChangeMask
        | StructureNotifyMask)
    XMapRaised(connection.display, window)
    try connection.waitForEvent("exposure of the foreign window") { $0.type == Expose }
  }

  /// The middle of its window, wherever a window manager has put it.
  func center() throws -> Point {
    guard let box = connection.box(of: window) else { throw Failure("the foreign window is gone") }
    return box.center
  }

  /// Takes the keyboard.
  func focus() throws {
    XSetInputFocus(connection.display, window, Int32(RevertToPointerRoot), Time(CurrentTime))
    try connection.waitForEvent("focus of the foreign window") { $0.type == FocusIn }
  }

  /// Everything received until the given release, counted from 1, and whatever else is there by then.
  func received(untilRelease count: Int) throws -> Received {
    var received = Received()
    try connection.waitForEvent("release \(count) in the foreign window") { event in
      self.note(event, in: &received)
      return received.releases == count
    }
    connection.pendingEvents().forEach { note($0, in: &received) }
    return received
  }

  /// Everything received until this text has been typed.
  func received(untilText text: String) throws -> Received {
    var received = Received()
    try connection.waitForEvent("'\(text)' in the foreign window") { event in
      self.note(event, in: &received)
      return received.text == text
    }
    return received
  }

  func close() {
    guard connection.isOpen else { return }
    XDestroyWindow(connection.display, window)
    connection.synchronize()
    connection.close()
  }

  private func note(_ event: XEvent, in received: inout Received) {
    switch event.type {
    case ButtonPress: received.presses += 1
    case ButtonRelease: received.releases += 1
    case KeyPress: received.text += text(of: event)
    default: break
    }
  }

  private func text(of event: XEvent) -> String {
    var event = event
    var bytes = [CChar](repeating: 0, count: 16)
    let count = XLookupString(&event.xkey, &bytes, Int32(bytes.count), nil, nil)
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The user's own wish, which window managers follow (ICCCM 4.1.2.3).
  private func askForPlace(_ box: Box) {
    guard let hints = XAllocSizeHints() else { return }
    defer { XFree(hints) }
    hints.pointee.flags = Int(USPosition | USSize)
    (hints.pointee.x, hints.pointee.y) = (Int32(box.x), Int32(box.y))
    (hints.pointee.width, hints.pointee.height) = (Int32(box.width), Int32(box.height))
    XSetWMNormalHints(connection.display, window, hints)
  }
}
