import CX11
import X11Model

extension XEvent {
  /// A client message of format 32 with up to five items, each a C long. `XClientMessageEvent`
  init(message type: Atom, to window: XWindow, _ items: [UInt]) {
    self.init()
    xclient.type = ClientMessage
    xclient.window = window.rawValue
    xclient.message_type = type.rawValue
    xclient.format = 32
    let longs = (items + [0, 0, 0, 0, 0]).prefix(5).map { Int(bitPattern: $0) }
    xclient.data.l = (longs[0], longs[1], longs[2], longs[3], longs[4])
  }
}
