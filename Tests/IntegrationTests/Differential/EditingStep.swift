import CXTest

/// What the user does next, in either editor.
enum EditingStep: CustomStringConvertible {
  case key(EditingKey)
  case gesture(EditingGesture)

  var description: String {
    switch self {
    case .key(let key): key.description
    case .gesture(let gesture): gesture.description
    }
  }
}

/// A key with its modifiers.
struct EditingKey: Equatable, CustomStringConvertible {
  let symbol: KeySym
  var modifiers: Modifiers = []
  let name: String

  struct Modifiers: OptionSet, Hashable {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 2)

    var symbols: [KeySym] {
      (contains(.control) ? [Keys.control] : []) + (contains(.shift) ? [Keys.shift] : [])
    }
  }

  init(_ symbol: Int32, _ modifiers: Modifiers, _ name: String) {
    (self.symbol, self.modifiers, self.name) = (KeySym(symbol), modifiers, name)
  }

  /// The key that types a character.
  init(typing scalar: Unicode.Scalar) {
    symbol =
      switch scalar {
      case "\n": KeySym(XK_Return)
      case "\t": KeySym(XK_Tab)
      // Latin 1 has its own values, all others are told by a bit (X11 protocol, appendix A).
      default: scalar.value < 0x100 ? KeySym(scalar.value) : KeySym(0x100_0000 | scalar.value)
      }
    name = scalar == "\n" ? "Return" : scalar == "\t" ? "Tab" : "‘\(scalar)’"
  }

  var description: String {
    (modifiers.contains(.control) ? "Ctrl+" : "") + (modifiers.contains(.shift) ? "Shift+" : "") + name
  }

  var pastes: Bool { self == Self.paste || self == EditingKey(XK_Insert, .shift, "Insert") }
  var selects: Bool { modifiers.contains(.shift) }
  var isWordKey: Bool { modifiers.contains(.control) && (isArrow || deletes) }
  var isArrow: Bool { [XK_Left, XK_Right].map { KeySym($0) }.contains(symbol) }
  var isMotion: Bool { isArrow || isVertical || [XK_Home, XK_End].map { KeySym($0) }.contains(symbol) }
  var isVertical: Bool { [XK_Up, XK_Down].map { KeySym($0) }.contains(symbol) }
  var deletes: Bool { [XK_BackSpace, XK_Delete].map { KeySym($0) }.contains(symbol) }

  static let paste = EditingKey(XK_v, .control, "V")
  static let copy = EditingKey(XK_c, .control, "C")
  static let selectAll = EditingKey(XK_a, .control, "A")
  static let delete = EditingKey(XK_Delete, [], "Delete")
  static let end = EditingKey(XK_End, .control, "End")

  private static func keys(_ keys: [(symbol: Int32, name: String)], _ modifiers: [Modifiers]) -> [EditingKey]
  {
    keys.flatMap { key in modifiers.map { EditingKey(key.symbol, $0, key.name) } }
  }

  static let motions = keys(
    [(XK_Left, "Left"), (XK_Right, "Right"), (XK_Home, "Home"), (XK_End, "End")],
    [[], .shift, .control, [.control, .shift]])
  static let verticalMotions = keys([(XK_Up, "Up"), (XK_Down, "Down")], [[], .shift])
  static let paragraphMotions = keys([(XK_Up, "Up"), (XK_Down, "Down")], [.control, [.control, .shift]])
  static let deletions = keys([(XK_BackSpace, "BackSpace"), (XK_Delete, "Delete")], [[], .control])
  static let commands = [
    selectAll, EditingKey(XK_a, [.control, .shift], "A"), copy, EditingKey(XK_x, .control, "X"), paste,
    EditingKey(XK_BackSpace, .shift, "BackSpace"), EditingKey(XK_Delete, .shift, "Delete"),
    EditingKey(XK_Insert, .control, "Insert"), EditingKey(XK_Insert, .shift, "Insert"),
  ]
}

/// What the mouse does, at characters that are told by a number whatever the text has become.
struct EditingGesture: CustomStringConvertible {
  enum Kind: CaseIterable { case click, doubleClick, tripleClick, shiftClick, drag, wordDrag }

  struct Place {
    let number: Int
    let isRightHalf: Bool

    /// Of the characters of a text, or behind them.
    func index(in count: Int) -> Int { number % (count + 1) }
  }

  let kind: Kind
  let start: Place
  let end: Place

  var isDrag: Bool { kind == .drag || kind == .wordDrag }
  var clicks: Int {
    switch kind {
    case .doubleClick, .wordDrag: 2
    case .tripleClick: 3
    case .click, .shiftClick, .drag: 1
    }
  }

  var description: String { isDrag ? "\(kind)(\(name(start))→\(name(end)))" : "\(kind)(\(name(start)))" }

  private func name(_ place: Place) -> String { "\(place.number)\(place.isRightHalf ? "r" : "l")" }
}
