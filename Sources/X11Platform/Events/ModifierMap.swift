import CX11
import UICore

/// Which of the eight X modifiers mean what: looked up, for NumLock is not always Mod2.
struct ModifierMap: Sendable, Hashable {
  var alt: UInt32 = 1 << 3
  var `super`: UInt32 = 1 << 6
  var numLock: UInt32 = 1 << 4
  var level3: UInt32 = 1 << 7

  /// The usual places, until the keyboard has been asked.
  init() {}

  /// From what the keyboard says of a key's modifiers.
  init(bits: (_ keysym: Int32) -> UInt32) {
    // Shift, Lock and Control cannot move.
    func movable(_ keysyms: [Int32]) -> UInt32 { keysyms.reduce(0) { $0 | bits($1) } & 0xf8 }
    alt = movable([XK_Alt_L, XK_Alt_R])
    `super` = movable([XK_Super_L, XK_Super_R])
    numLock = movable([XK_Num_Lock])
    level3 = movable([XK_ISO_Level3_Shift, XK_Mode_switch])
    // A keyboard without the key still has the convention.
    if alt == 0 { alt = 1 << 3 }
  }

  func modifiers(_ state: UInt32) -> Modifiers {
    var result: Modifiers = []
    if state & UInt32(ShiftMask) != 0 { result.insert(.shift) }
    if state & UInt32(LockMask) != 0 { result.insert(.capsLock) }
    if state & UInt32(ControlMask) != 0 { result.insert(.control) }
    if state & level3 != 0 { result.insert(.level3) }
    if state & alt & ~level3 != 0 { result.insert(.alt) }
    if state & `super` & ~level3 != 0 { result.insert(.super) }
    if state & numLock != 0 { result.insert(.numLock) }
    return result
  }
}

extension Modifiers {
  /// Without Shift where NumLock and Shift together made an arrow of a keypad's digit: it selects nothing then.
  func spent(on keysym: KeySym) -> Modifiers {
    let isKeypadMotion = (0xff95...0xff9f).contains(keysym.rawValue)
    return isKeypadMotion && contains(.numLock) ? subtracting(.shift) : self
  }
}

extension ModifierMap {
  /// One round trip where Xlib has not fetched the keyboard yet. `XkbKeysymToModifiers`
  @MainActor init(asking connection: Connection) {
    self.init { XkbKeysymToModifiers(connection.display, XKeySym($0)) }
  }
}
