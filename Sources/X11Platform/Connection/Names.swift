import CX11
import UICore

// Names that Xlib and UICore both have. In this module the plain name is UICore's.
typealias Font = UICore.Font
typealias KeySym = UICore.KeySym

typealias XKeySym = CX11.KeySym
typealias XVisual = UnsafeMutablePointer<Visual>

/// An X window, of ours or of another program. `Window`.
struct XWindow: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt

  static let none = XWindow(rawValue: 0)
}

/// A pixmap on the server. `Pixmap`.
struct XPixmap: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt
}

/// A RENDER picture on the server. `Picture`.
struct XPicture: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt

  static let none = XPicture(rawValue: 0)
}
