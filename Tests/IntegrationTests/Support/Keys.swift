import CXTest

/// Keys that are no characters, and those pressed with a modifier.
enum Keys {
  static let a = KeySym(XK_a)
  static let c = KeySym(XK_c)
  static let v = KeySym(XK_v)
  static let x = KeySym(XK_x)
  static let z = KeySym(XK_z)
  static let up = KeySym(XK_Up)
  static let down = KeySym(XK_Down)
  static let home = KeySym(XK_Home)
  static let end = KeySym(XK_End)
  static let left = KeySym(XK_Left)
  static let right = KeySym(XK_Right)
  static let delete = KeySym(XK_Delete)
  static let shift = KeySym(XK_Shift_L)
  static let control = KeySym(XK_Control_L)
  static let deadAcute = KeySym(XK_dead_acute)
}
