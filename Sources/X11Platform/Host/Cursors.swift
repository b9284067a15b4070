import CX11
import UICore
import X11Model

/// The pointer's pictures, made when first needed. `XCreateFontCursor`
@MainActor final class Cursors {
  /// Loading a cursor theme takes milliseconds, which the first frame does not wait for.
  var isReady = false
  private let connection: Connection
  private var cursors: [PointerShape: UInt] = [:]

  init(_ connection: Connection) { self.connection = connection }

  func apply(to window: X11Window) {
    guard isReady else { return }
    XDefineCursor(connection.display, window.xid.rawValue, cursor(window.dragShape ?? window.pointerShape))
  }

  private func cursor(_ shape: PointerShape) -> UInt {
    if let cursor = cursors[shape] { return cursor }
    let cursor = Cursors.glyph(shape).map { XCreateFontCursor(connection.display, UInt32($0)) } ?? empty()
    cursors[shape] = cursor
    return cursor
  }

  /// A pixel that is not shown. `XCreatePixmapCursor`
  private func empty() -> UInt {
    var nothing: CChar = 0
    let pixmap = XCreateBitmapFromData(connection.display, connection.root.rawValue, &nothing, 1, 1)
    defer { XFreePixmap(connection.display, pixmap) }
    var (color, background) = (XColor(), XColor())
    return XCreatePixmapCursor(connection.display, pixmap, pixmap, &color, &background, 0, 0)
  }

  private static func glyph(_ shape: PointerShape) -> Int32? {
    switch shape {
    case .arrow: XC_left_ptr
    case .text: XC_xterm
    case .hand: XC_hand2
    case .grab: XC_fleur
    case .resizeColumns: XC_sb_h_double_arrow
    case .hidden: nil
    case .dragCopy: XC_plus
    case .dragMove: XC_fleur
    case .dragRefused: XC_circle
    }
  }
}
