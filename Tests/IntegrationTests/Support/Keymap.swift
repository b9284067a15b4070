import CXTest

/// A keymap of the X server, and what keys of a PC keyboard do with it, by their places.
struct Keymap: CustomStringConvertible {
  /// For `setxkbmap`.
  let layout: String
  /// The group that is locked.
  var group: UInt32 = 0
  var typed: [Stroke]
  var text: String
  var letters = Letters()

  var description: String { "\(layout), group \(group + 1)" }

  /// Where the letters of the shortcuts are; on keymaps without them, where a US keyboard has them.
  struct Letters {
    var a: KeyCode = 38
    var z: KeyCode = 52
    var y: KeyCode = 29
    let x: KeyCode = 53
    let c: KeyCode = 54
    let v: KeyCode = 55
  }

  /// A key, with others held.
  struct Stroke: ExpressibleByIntegerLiteral {
    let code: KeyCode
    var held: [KeyCode] = []

    init(integerLiteral code: KeyCode) { self.code = code }

    init(_ code: KeyCode, holding held: KeyCode...) {
      self.code = code
      self.held = held
    }

    static func shift(_ code: KeyCode) -> Stroke { Stroke(code, holding: Place.shift) }
    static func altGr(_ code: KeyCode) -> Stroke { Stroke(code, holding: Place.altGr) }
    static func control(_ code: KeyCode) -> Stroke { Stroke(code, holding: Place.control) }
    static func controlShift(_ code: KeyCode) -> Stroke {
      Stroke(code, holding: Place.control, Place.shift)
    }
  }

  /// Places of keys that are on every PC keyboard.
  enum Place {
    static let shift: KeyCode = 50
    static let control: KeyCode = 37
    static let altGr: KeyCode = 108
    static let space: KeyCode = 65
    static let `return`: KeyCode = 36
    static let end: KeyCode = 115
    static let delete: KeyCode = 119
    static let keypad4: KeyCode = 83
    static let keypadDelete: KeyCode = 91
  }

  static let all = [
    Keymap(layout: "us", typed: [38, 56, 54, 10, 11, .shift(10)], text: "abc12!"),
    de,
    // Digits with Shift, and a dead circumflex.
    Keymap(
      layout: "fr", typed: [24, 38, 25, 52, 11, .shift(11), .shift(10), .altGr(19), 34, 26],
      text: "aqzwé21@ê", letters: Letters(a: 24, z: 25)),
    Keymap(layout: "ru", typed: [38, 24, 56, 10, .shift(12)], text: "фйи1№"),
    Keymap(layout: "us,ru", typed: [38, 56], text: "ab"),
    Keymap(layout: "us,ru", group: 1, typed: [38, 56], text: "фи"),
    Keymap(layout: "ru,us", typed: [38, 56], text: "фи"),
    Keymap(layout: "ru,us", group: 1, typed: [38, 56], text: "ab"),
    Keymap(layout: "il", typed: [38, 26, 10], text: "שק1"),
    // With a dead acute.
    Keymap(layout: "gr", typed: [38, 56, 47, 38], text: "αβά"),
    Keymap(layout: "jp", typed: [38, .shift(11), 34], text: "a\"@"),
  ]

  static let de = Keymap(
    layout: "de", typed: [29, 52, 47, 20, 11, .shift(11), .altGr(24), .altGr(26), 21, 26],
    text: "zyöß2\"@€é", letters: Letters(z: 29, y: 52))
}

/// What is locked while keys are pressed.
enum Locks: CaseIterable {
  case none, numLock, capsLock, both

  var hasNumLock: Bool { self == .numLock || self == .both }
  var hasCapsLock: Bool { self == .capsLock || self == .both }
}
