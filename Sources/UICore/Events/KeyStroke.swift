/// A key with the modifiers that matter: the locks and the third level are left out.
public struct KeyStroke: Sendable, Hashable {
  /// The key, by what it means.
  public let keysym: KeySym
  /// The modifiers held with it, but for the locks and the third level.
  public let modifiers: Modifiers

  /// Capital letters become small ones, keypad keys their twins, and Shift's own Tab a Tab, so that Caps Lock,
  /// NumLock and the choice of keypad do not make another stroke of it.
  public init(_ keysym: KeySym, _ modifiers: Modifiers = []) {
    self.keysym = keysym.canonical
    let held = keysym == .backTab ? modifiers.union(.shift) : modifiers
    self.modifiers = held.intersection([.shift, .control, .alt, .super])
  }

  /// The stroke of a key that went down.
  public init(_ event: KeyEvent) { self.init(event.keysym, event.modifiers) }
}

extension KeyStroke: CustomStringConvertible {
  /// As people write it: `Ctrl+Shift+A`.
  public var description: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [keysym.keyName]).joined(separator: "+")
  }

  private static let modifierNames: [(modifier: Modifiers, name: String)] = [
    (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"), (.super, "Super"),
  ]
}

extension KeySym {
  fileprivate var canonical: KeySym {
    switch rawValue {
    case 0x41...0x5A: KeySym(rawValue: rawValue + 0x20)
    // Home to End lie in the same order on the keypad, from 0xFF95.
    case 0xFF95...0xFF9C: KeySym(rawValue: rawValue - 0xFF95 + 0xFF50)
    case KeySym.keypadInsert.rawValue: .insert
    case KeySym.keypadDelete.rawValue: .delete
    case KeySym.keypadEnter.rawValue: .return
    case KeySym.backTab.rawValue: .tab
    // Sun's and Hewlett-Packard's.
    case 0x1005_FF72, 0x1004_FF02: .copy
    case 0x1005_FF75, 0x1004_FF03: .cut
    case 0x1005_FF74, 0x1004_FF04: .paste
    case 0x1004_FF65: .undo
    // XF86Search.
    case 0x1008_FF1B: .find
    default: self
    }
  }

  /// What is written on the key.
  fileprivate var keyName: String {
    if let name = Self.keyNames[self] { return name }
    guard let scalar = Unicode.Scalar(rawValue), scalar.isASCII else {
      return "0x" + String(rawValue, radix: 16)
    }
    return String(scalar).uppercased()
  }

  private static let keyNames: [KeySym: String] = [
    .backspace: "Backspace", .tab: "Tab", .return: "Return", .escape: "Escape", .home: "Home", .left: "Left",
    .up: "Up", .right: "Right", .down: "Down", .pageUp: "Page Up", .pageDown: "Page Down", .end: "End",
    .insert: "Insert", .menu: "Menu", .delete: "Delete", .space: "Space", .f10: "F10",
    .f12: "F12", .undo: "Undo", .redo: "Redo", .copy: "Copy", .cut: "Cut", .paste: "Paste",
    .find: "Find",
  ]
}
