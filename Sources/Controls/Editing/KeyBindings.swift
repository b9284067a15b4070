import TextModel
import UICore

/// What each key stroke does to a text: the one table from keys to commands. `make keys` writes the page of them.
public struct KeyBindings: Sendable {
  /// What each of them does.
  public var commands: [KeyStroke: TextCommand] { didSet { table = StrokeTable(commands) } }
  private var table: StrokeTable

  /// Bindings of these strokes, and of no others.
  public init(_ commands: [KeyStroke: TextCommand] = [:]) {
    self.commands = commands
    table = StrokeTable(commands)
  }

  /// What the key does to a text; nil where it is not bound.
  public func command(for event: KeyEvent) -> TextCommand? { table[KeyStroke(event)] }

  /// The table that the user of the desktop wants.
  public static func preferred(by settings: InteractionSettings) -> KeyBindings {
    switch settings.keyTheme {
    case .standard: standard
    case .emacs: emacs
    }
  }

  /// Arrows, Home and End, word steps with Ctrl, Shift to select; Ctrl with A, C, V, X, Y
  /// and Z; Insert and Delete for the clipboard as before there was Ctrl+C; Ctrl+Shift+U for a character by its
  /// number; Menu and Shift+F10.
  public static let standard = KeyBindings(makeStandard())

  /// The standard ones, with those of Emacs over them. A kill goes to a buffer of the program's own.
  public static let emacs = KeyBindings(makeEmacs())

  /// What comes before either in a text of many lines.
  static let multiLine = KeyBindings([
    KeyStroke(.tab): .insertTab, KeyStroke(.return, .shift): .insertLineBreak,
  ])

  /// The same where Tab is for the form around it.
  static let multiLineInForm = KeyBindings([KeyStroke(.return, .shift): .insertLineBreak])

  private static func makeStandard() -> [KeyStroke: TextCommand] {
    var commands: [KeyStroke: TextCommand] = [
      KeyStroke(.return): .insertReturn,
      KeyStroke(.return, .shift): .insertReturn,
      KeyStroke(KeySym("a"), .control): .selectAll,
      KeyStroke(KeySym("a"), [.control, .shift]): .deselect,
      KeyStroke(KeySym("z"), .control): .undo,
      KeyStroke(KeySym("z"), [.control, .shift]): .redo,
      KeyStroke(KeySym("y"), .control): .redo,
      KeyStroke(KeySym("x"), .control): .cut,
      KeyStroke(KeySym("c"), .control): .copy,
      KeyStroke(KeySym("v"), .control): .paste,
      KeyStroke(KeySym("u"), [.control, .shift]): .enterHex,
      KeyStroke(.undo): .undo,
      KeyStroke(.undo, .shift): .redo,
      KeyStroke(.redo): .redo,
      KeyStroke(.cut): .cut,
      KeyStroke(.copy): .copy,
      KeyStroke(.paste): .paste,
      KeyStroke(.menu): .showMenu,
      KeyStroke(.f10, .shift): .showMenu,
      KeyStroke(.delete, .shift): .cut,
      KeyStroke(.insert, .control): .copy,
      KeyStroke(.insert, .shift): .paste,
      KeyStroke(.backspace): .delete(.backward),
      KeyStroke(.backspace, .shift): .delete(.backward),
      KeyStroke(.backspace, .control): .delete(.wordBackward),
      KeyStroke(.delete): .delete(.forward),
      KeyStroke(.delete, .control): .delete(.wordForward),
    ]
    for (keysym, plain, withControl) in motions {
      commands.bind(keysym, [], to: plain)
      if let withControl { commands.bind(keysym, .control, to: withControl) }
    }
    return commands
  }

  private static let motions: [(KeySym, plain: TextMotion, withControl: TextMotion?)] = [
    (.left, .backward, .wordLeft), (.right, .forward, .wordRight),
    (.home, .lineStart, .textStart), (.end, .lineEnd, .textEnd),
    (.up, .up, .paragraphBackward), (.down, .down, .paragraphForward), (.pageUp, .pageUp, nil),
    (.pageDown, .pageDown, nil),
  ]

  private static func makeEmacs() -> [KeyStroke: TextCommand] {
    var commands = standard.commands
    for (letter, modifier, motion) in emacsMotions { commands.bind(KeySym(letter), modifier, to: motion) }
    let others: [KeyStroke: TextCommand] = [
      KeyStroke(KeySym("d"), .control): .delete(.forward),
      KeyStroke(KeySym("h"), .control): .delete(.backward),
      KeyStroke(KeySym("k"), .control): .kill(.lineEnd),
      KeyStroke(KeySym("d"), .alt): .kill(.wordForward),
      KeyStroke(.backspace, .alt): .kill(.wordBackward),
      KeyStroke(KeySym("w"), .control): .killSelection,
      KeyStroke(KeySym("y"), .control): .yank,
      KeyStroke(KeySym("g"), .control): .deselect,
    ]
    return commands.merging(others) { $1 }
  }

  private static let emacsMotions: [(Unicode.Scalar, Modifiers, TextMotion)] = [
    ("a", .control, .lineStart), ("e", .control, .lineEnd),
    ("b", .control, .backward), ("f", .control, .forward), ("b", .alt, .wordBackward),
    ("f", .alt, .wordForward),
    ("p", .control, .up), ("n", .control, .down),
  ]
}

extension [KeyStroke: TextCommand] {
  /// The motion, and with Shift the selection to where it leads.
  fileprivate mutating func bind(_ keysym: KeySym, _ modifiers: Modifiers, to motion: TextMotion) {
    self[KeyStroke(keysym, modifiers)] = .move(motion)
    self[KeyStroke(keysym, modifiers.union(.shift))] = .extend(motion)
  }
}
