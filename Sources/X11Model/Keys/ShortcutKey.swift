import UICore

/// What a key means in a shortcut, whatever alphabet it types.
package struct ShortcutKey {
  /// The keysym in the layout's present group, with the modifiers applied.
  package var current: KeySym
  package var keycode: Int
  /// What the same key means, unshifted, in the other groups.
  package var others: [KeySym]

  /// The present meaning if a program can bind it; else the same key's in another group, unless the present
  /// group has that one on a key of its own; else what a US keyboard has there.
  package func resolve(isElsewhere: (KeySym) -> Bool) -> KeySym {
    if current.isBindable { return current.lowercased }
    if let other = others.first(where: { $0.isBindable && !isElsewhere($0) }) { return other.lowercased }
    return ShortcutKey.us(keycode) ?? current
  }

  /// The keys of a US keyboard from keycode 10 on, the same on every PC keyboard under X; a 0 for what types nothing.
  private static let keys: StaticString =
    "1234567890-=\0\0qwertyuiop[]\0\0asdfghjkl;'`\0\\zxcvbnm,./\0\0\0 "

  package static func us(_ keycode: Int) -> KeySym? {
    let index = keycode - 10
    guard index >= 0, index < keys.utf8CodeUnitCount, keys.utf8Start[index] != 0 else { return nil }
    return KeySym(rawValue: UInt32(keys.utf8Start[index]))
  }

  package init(current: KeySym, keycode: Int, others: [KeySym]) {
    self.current = current
    self.keycode = keycode
    self.others = others
  }
}
