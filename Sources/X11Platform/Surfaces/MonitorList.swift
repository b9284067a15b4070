import CX11
import CX11Shims
import Glibc
import UICore
import X11Model

/// The monitors of the X screen, asked for when somebody wants to know, and again after the screen has changed.
@MainActor final class MonitorList {
  private unowned let connection: Connection
  private var known: [Monitor] = []

  init(_ connection: Connection) { self.connection = connection }

  /// The screen has another size, or may have.
  func forget() { known = [] }

  /// The primary one first. Where the server tells of none, the whole screen is one that says nothing of its size.
  var monitors: [Monitor] {
    if known.isEmpty { known = ask() }
    return known
  }

  /// Of the primary one, in pixels on the screen.
  var primaryArea: PixelRect {
    let monitor = monitors[0]
    return PixelRect(
      x: monitor.origin.x, y: monitor.origin.y, width: monitor.width, height: monitor.height)
  }

  private func ask() -> [Monitor] {
    let size = connection.lastScreenSize
    let whole = [Monitor(width: size.width, height: size.height)]
    guard let reply = outfield_ask_for_monitors(connection.xcb, connection.root.rawValue) else {
      return whole
    }
    defer { free(reply) }
    // The length of what follows the header, in units of four bytes.
    let length = 32 + 4 * Int(reply.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    let monitors = MonitorReply(UnsafeRawBufferPointer(start: reply, count: length)).monitors
    return monitors.isEmpty ? whole : monitors
  }
}
