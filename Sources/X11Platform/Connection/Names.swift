import CX11
import UICore
import X11Model

// Names that Xlib has, too. In this module the plain name is ours.
typealias Atom = X11Model.Atom
typealias Font = UICore.Font
typealias KeySym = UICore.KeySym

typealias XKeySym = CX11.KeySym
typealias XVisual = UnsafeMutablePointer<Visual>

/// A pixmap on the server. `Pixmap`.
struct XPixmap: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt
}

/// A RENDER picture on the server. `Picture`.
struct XPicture: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt

  static let none = XPicture(rawValue: 0)
}
