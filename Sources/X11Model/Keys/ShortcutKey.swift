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

  /// Rows of a US keyboard from these keycodes on: the same on every PC keyboard under X.
  private static let rows: [(first: Int, keys: [UInt8])] = [
    (10, Array("1234567890-=".utf8)), (24, Array("qwertyuiop[]".utf8)), (38, Array("asdfghjkl;'`".utf8)),
    (51, Array("\\zxcvbnm,./".utf8)), (65, Array(" ".utf8)),
  ]

  package static func us(_ keycode: Int) -> KeySym? {
    for row in rows where keycode >= row.first && keycode < row.first + row.keys.count {
      return KeySym(rawValue: UInt32(row.keys[keycode - row.first]))
    }
    return nil
  }

  package init(current: KeySym, keycode: Int, others: [KeySym]) {
    self.current = current
    self.keycode = keycode
    self.others = others
  }
}
