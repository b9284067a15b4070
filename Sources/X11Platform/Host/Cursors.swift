import CX11
import UICore

/// The pointer's pictures, made when first needed. `XCreateFontCursor`
@MainActor final class Cursors {
  /// Loading a cursor theme takes milliseconds, which the first frame does not wait for.
  var isReady = false
  private let connection: Connection
  private var cursors: [PointerShape: UInt] = [:]

  init(_ connection: Connection) { self.connection = connection }

  func apply(to window: X11Window) {
    guard isReady else { return }
    XDefineCursor(connection.display, window.xid.rawValue, cursor(window.pointerShape))
  }

  private func cursor(_ shape: PointerShape) -> UInt {
    if let cursor = cursors[shape] { return cursor }
    let cursor = XCreateFontCursor(connection.display, UInt32(Cursors.glyph(shape)))
    cursors[shape] = cursor
    return cursor
  }

  private static func glyph(_ shape: PointerShape) -> Int32 {
    switch shape {
    case .arrow: XC_left_ptr
    case .text: XC_xterm
    case .hand: XC_hand2
    case .grab: XC_fleur
    case .resizeColumns: XC_sb_h_double_arrow
    }
  }
}
