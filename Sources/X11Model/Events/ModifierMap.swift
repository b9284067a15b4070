import UICore

/// Which of the eight X modifiers mean what: looked up, for NumLock is not always Mod2.
package struct ModifierMap: Sendable, Hashable {
  package var alt: UInt32 = 1 << 3
  package var `super`: UInt32 = 1 << 6
  package var numLock: UInt32 = 1 << 4
  package var level3: UInt32 = 1 << 7

  // Those that cannot move (`X.h`).
  private static let shift: UInt32 = 1 << 0
  private static let lock: UInt32 = 1 << 1
  private static let control: UInt32 = 1 << 2

  /// The usual places, until the keyboard has been asked.
  package init() {}

  /// From what the keyboard says of a key's modifiers.
  package init(bits: (_ keysym: KeySym) -> UInt32) {
    // Shift, Lock and Control cannot move.
    func movable(_ keysyms: [UInt32]) -> UInt32 {
      keysyms.reduce(0) { $0 | bits(KeySym(rawValue: $1)) } & 0xf8
    }
    alt = movable([0xffe9, 0xffea])
    `super` = movable([0xffeb, 0xffec])
    numLock = movable([0xff7f])
    level3 = movable([0xfe03, 0xff7e])  // ISO_Level3_Shift, Mode_switch
    // A keyboard without the key still has the convention.
    if alt == 0 { alt = 1 << 3 }
  }

  package func modifiers(_ state: UInt32) -> Modifiers {
    var result: Modifiers = []
    if state & ModifierMap.shift != 0 { result.insert(.shift) }
    if state & ModifierMap.lock != 0 { result.insert(.capsLock) }
    if state & ModifierMap.control != 0 { result.insert(.control) }
    if state & level3 != 0 { result.insert(.level3) }
    if state & alt & ~level3 != 0 { result.insert(.alt) }
    if state & `super` & ~level3 != 0 { result.insert(.super) }
    if state & numLock != 0 { result.insert(.numLock) }
    return result
  }
}

extension Modifiers {
  /// Without Shift where NumLock and Shift together made an arrow of a keypad's digit: it selects nothing then.
  package func spent(on keysym: KeySym) -> Modifiers {
    let isKeypadMotion = (0xff95...0xff9f).contains(keysym.rawValue)
    return isKeypadMotion && contains(.numLock) ? subtracting(.shift) : self
  }
}
