/// A key's meaning: an X keysym (`X11/keysymdef.h`), which names characters and functions alike.
public struct KeySym: Sendable, Hashable, RawRepresentable {
  /// As in `X11/keysymdef.h`.
  public var rawValue: UInt32

  /// The keysym with that number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The keysym of a Latin-1 or Unicode character.
  public init(_ scalar: Unicode.Scalar) {
    rawValue = scalar.value < 0x100 ? scalar.value : 0x0100_0000 | scalar.value
  }
}

extension KeySym {
  /// Whether the key only changes what others do: Shift, Control and their like, and the locks but for NumLock.
  package var isModifier: Bool {
    (0xffe1...0xffee).contains(rawValue) || (0xfe01...0xfe13).contains(rawValue)
  }

  /// Whether it is one of the Shift or Control keys.
  package var isShiftOrControl: Bool { (0xffe1...0xffe4).contains(rawValue) }
}

extension KeySym {
  /// Backspace.
  public static let backspace = KeySym(rawValue: 0xff08)
  /// Tab.
  public static let tab = KeySym(rawValue: 0xff09)
  /// Return.
  public static let `return` = KeySym(rawValue: 0xff0d)
  /// Escape.
  public static let escape = KeySym(rawValue: 0xff1b)
  /// Home.
  public static let home = KeySym(rawValue: 0xff50)
  /// The arrow to the left.
  public static let left = KeySym(rawValue: 0xff51)
  /// The arrow upwards.
  public static let up = KeySym(rawValue: 0xff52)
  /// The arrow to the right.
  public static let right = KeySym(rawValue: 0xff53)
  /// The arrow downwards.
  public static let down = KeySym(rawValue: 0xff54)
  /// Page Up.
  public static let pageUp = KeySym(rawValue: 0xff55)
  /// Page Down.
  public static let pageDown = KeySym(rawValue: 0xff56)
  /// End.
  public static let end = KeySym(rawValue: 0xff57)
  /// Insert.
  public static let insert = KeySym(rawValue: 0xff63)
  /// The key that opens a context menu.
  public static let menu = KeySym(rawValue: 0xff67)
  /// Enter on the keypad.
  public static let keypadEnter = KeySym(rawValue: 0xff8d)
  /// Home on the keypad.
  public static let keypadHome = KeySym(rawValue: 0xff95)
  /// The arrow to the left on the keypad.
  public static let keypadLeft = KeySym(rawValue: 0xff96)
  /// The arrow upwards on the keypad.
  public static let keypadUp = KeySym(rawValue: 0xff97)
  /// The arrow to the right on the keypad.
  public static let keypadRight = KeySym(rawValue: 0xff98)
  /// The arrow downwards on the keypad.
  public static let keypadDown = KeySym(rawValue: 0xff99)
  /// Page Up on the keypad.
  public static let keypadPageUp = KeySym(rawValue: 0xff9a)
  /// Page Down on the keypad.
  public static let keypadPageDown = KeySym(rawValue: 0xff9b)
  /// End on the keypad.
  public static let keypadEnd = KeySym(rawValue: 0xff9c)
  /// Insert on the keypad.
  public static let keypadInsert = KeySym(rawValue: 0xff9e)
  /// Delete on the keypad.
  public static let keypadDelete = KeySym(rawValue: 0xff9f)
  /// Delete.
  public static let delete = KeySym(rawValue: 0xffff)
  /// What Shift makes of Tab.
  public static let backTab = KeySym(rawValue: 0xfe20)
  /// The space bar.
  public static let space = KeySym(" ")
  /// A key of its own for undo: `keysymdef.h`, as those that follow, or `XF86keysym.h`, `Sunkeysym.h`, `HPkeysym.h`.
  public static let undo = KeySym(rawValue: 0xff65)
  /// A key of its own for redo.
  public static let redo = KeySym(rawValue: 0xff66)
  /// A key of its own for finding, as Sun's keyboards have one; XF86Search does the same.
  public static let find = KeySym(rawValue: 0xff68)
  /// A key of its own for copying.
  public static let copy = KeySym(rawValue: 0x1008_ff57)
  /// A key of its own for cutting.
  public static let cut = KeySym(rawValue: 0x1008_ff58)
  /// A key of its own for pasting.
  public static let paste = KeySym(rawValue: 0x1008_ff6d)
  /// F10.
  public static let f10 = KeySym(rawValue: 0xffc7)
  /// F12.
  public static let f12 = KeySym(rawValue: 0xffc9)
}
