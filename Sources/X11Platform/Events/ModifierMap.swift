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

  /// From each modifier's keysyms: shift, lock, control, mod1 … mod5.
  init(keysyms: [[UInt]]) {
    (alt, `super`, numLock, level3) = (0, 0, 0, 0)
    for (index, keys) in keysyms.enumerated() where index >= 3 {
      for key in keys { note(key, 1 << UInt32(index)) }
    }
    // A keyboard without the key still has the convention.
    if alt == 0 { alt = 1 << 3 }
  }

  private mutating func note(_ keysym: UInt, _ bit: UInt32) {
    switch Int32(truncatingIfNeeded: keysym) {
    case XK_Alt_L, XK_Alt_R: alt |= bit
    case XK_Super_L, XK_Super_R: `super` |= bit
    case XK_Num_Lock: numLock |= bit
    case XK_ISO_Level3_Shift, XK_Mode_switch: level3 |= bit
    default: break
    }
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

extension ModifierMap {
  /// Asks the keyboard: one round trip. `XGetModifierMapping`
  @MainActor init(asking connection: Connection) {
    self.init()
    guard let map = XGetModifierMapping(connection.display) else { return }
    defer { XFreeModifiermap(map) }
    let width = Int(map.pointee.max_keypermod)
    let keysyms = (0..<8).map { modifier in
      (0..<width).flatMap { index -> [UInt] in
        let code = map.pointee.modifiermap[modifier * width + index]
        return code == 0 ? [] : (0..<2).map { XkbKeycodeToKeysym(connection.display, code, 0, $0) }
      }
    }
    self.init(keysyms: keysyms)
  }
}
