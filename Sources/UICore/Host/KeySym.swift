/// A key's meaning: an X keysym (`X11/keysymdef.h`), which names characters and functions alike.
public struct KeySym: Sendable, Hashable, RawRepresentable {
  public var rawValue: UInt32

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
}

extension KeySym {
  public static let backspace = KeySym(rawValue: 0xff08)
  public static let tab = KeySym(rawValue: 0xff09)
  public static let `return` = KeySym(rawValue: 0xff0d)
  public static let escape = KeySym(rawValue: 0xff1b)
  public static let home = KeySym(rawValue: 0xff50)
  public static let left = KeySym(rawValue: 0xff51)
  public static let up = KeySym(rawValue: 0xff52)
  public static let right = KeySym(rawValue: 0xff53)
  public static let down = KeySym(rawValue: 0xff54)
  public static let pageUp = KeySym(rawValue: 0xff55)
  public static let pageDown = KeySym(rawValue: 0xff56)
  public static let end = KeySym(rawValue: 0xff57)
  public static let insert = KeySym(rawValue: 0xff63)
  public static let menu = KeySym(rawValue: 0xff67)
  public static let keypadEnter = KeySym(rawValue: 0xff8d)
  public static let keypadHome = KeySym(rawValue: 0xff95)
  public static let keypadLeft = KeySym(rawValue: 0xff96)
  public static let keypadUp = KeySym(rawValue: 0xff97)
  public static let keypadRight = KeySym(rawValue: 0xff98)
  public static let keypadDown = KeySym(rawValue: 0xff99)
  public static let keypadPageUp = KeySym(rawValue: 0xff9a)
  public static let keypadPageDown = KeySym(rawValue: 0xff9b)
  public static let keypadEnd = KeySym(rawValue: 0xff9c)
  public static let keypadInsert = KeySym(rawValue: 0xff9e)
  public static let keypadDelete = KeySym(rawValue: 0xff9f)
  public static let delete = KeySym(rawValue: 0xffff)
  public static let backTab = KeySym(rawValue: 0xfe20)
  public static let space = KeySym(" ")
  /// Keys of their own for what Ctrl with a letter does: `keysymdef.h`, `XF86keysym.h`, `Sunkeysym.h`, `HPkeysym.h`.
  public static let undo = KeySym(rawValue: 0xff65)
  public static let redo = KeySym(rawValue: 0xff66)
  public static let copy = KeySym(rawValue: 0x1008_ff57)
  public static let cut = KeySym(rawValue: 0x1008_ff58)
  public static let paste = KeySym(rawValue: 0x1008_ff6d)
  public static let f10 = KeySym(rawValue: 0xffc7)
  public static let f12 = KeySym(rawValue: 0xffc9)
}
