import CXTest

/// Keys that are no characters, and those pressed with a modifier.
enum Keys {
  static let a = KeySym(XK_a)
  static let control = KeySym(XK_Control_L)
  static let delete = KeySym(XK_Delete)
  static let deadAcute = KeySym(XK_dead_acute)
}
