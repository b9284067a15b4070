import CXTest

/// Another program that says it manages the desktop's settings, and may lie.
@HarnessActor
final class SettingsPeer {
  private let peer: SelectionPeer

  init(_ display: VirtualDisplay) throws {
    peer = try SelectionPeer(display)
    try peer.own("_XSETTINGS_S0")
  }

  /// Tells everybody that it is the manager now (ICCCM 2.8).
  func announce() throws {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = peer.connection.root
    event.xclient.message_type = peer.atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(try peer.serverTime())
    event.xclient.data.l.1 = Int(peer.atom("_XSETTINGS_S0"))
    event.xclient.data.l.2 = Int(peer.window)
    XSendEvent(peer.connection.display, peer.connection.root, 0, StructureNotifyMask, &event)
    peer.connection.synchronize()
  }

  func write(_ bytes: [UInt8], type: String = "_XSETTINGS_SETTINGS") {
    XChangeProperty(
      peer.connection.display, peer.window, peer.atom("_XSETTINGS_SETTINGS"), peer.atom(type), 8,
      PropModeReplace, bytes, Int32(bytes.count))
    peer.connection.synchronize()
  }

  /// One number, with the most significant byte first.
  static func block(_ name: String, _ value: UInt8) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count & 3) & 3)
    return [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, UInt8(name.utf8.count)] + Array(name.utf8) + padding
      + [0, 0, 0, 1, 0, 0, 0, value]
  }

  func close() { peer.close() }
}
