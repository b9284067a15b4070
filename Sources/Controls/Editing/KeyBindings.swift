import TextModel
import UICore

/// A key with the modifiers that matter: the locks and the third level are left out.
public struct KeyStroke: Sendable, Hashable {
  public let keysym: KeySym
  public let modifiers: Modifiers

  /// Capital letters become small ones and keypad keys their twins, so that Caps Lock, NumLock and the choice
  /// of keypad do not make another stroke of it.
  public init(_ keysym: KeySym, _ modifiers: Modifiers = []) {
    self.keysym = keysym.canonical
    self.modifiers = modifiers.intersection([.shift, .control, .alt, .super])
  }
}

/// What each key stroke does to a text: the one table from keys to commands.
public struct KeyBindings: Sendable {
  public var commands: [KeyStroke: TextCommand]

  public init(_ commands: [KeyStroke: TextCommand] = [:]) { self.commands = commands }

  public func command(for event: KeyEvent) -> TextCommand? {
    commands[KeyStroke(event.keysym, event.modifiers)]
  }

  /// Arrows, Home and End, word steps with Ctrl, Shift to select; Ctrl with A, C, V, X, Y
  /// and Z; Insert and Delete for the clipboard as before there was Ctrl+C.
  public static let standard = KeyBindings(makeStandard())

  private static func makeStandard() -> [KeyStroke: TextCommand] {
    var commands: [KeyStroke: TextCommand] = [
      KeyStroke(KeySym("a"), .control): .selectAll,
      KeyStroke(KeySym("a"), [.control, .shift]): .deselect,
      KeyStroke(KeySym("z"), .control): .undo,
      KeyStroke(KeySym("z"), [.control, .shift]): .redo,
      KeyStroke(KeySym("y"), .control): .redo,
      KeyStroke(KeySym("x"), .control): .cut,
      KeyStroke(KeySym("c"), .control): .copy,
      KeyStroke(KeySym("v"), .control): .paste,
      KeyStroke(.delete, .shift): .cut,
      KeyStroke(.insert, .control): .copy,
      KeyStroke(.insert, .shift): .paste,
      KeyStroke(.backspace): .delete(.backward),
      KeyStroke(.backspace, .shift): .delete(.backward),
      KeyStroke(.backspace, .control): .delete(.wordBackward),
      KeyStroke(.delete): .delete(.forward),
      KeyStroke(.delete, .control): .delete(.wordForward),
    ]
    func bind(_ keysym: KeySym, _ modifiers: Modifiers, to motion: TextMotion) {
      commands[KeyStroke(keysym, modifiers)] = .move(motion)
      commands[KeyStroke(keysym, modifiers.union(.shift))] = .extend(motion)
    }
    for (keysym, plain, withControl) in motions {
      bind(keysym, [], to: plain)
      if let withControl { bind(keysym, .control, to: withControl) }
    }
    return commands
  }

  private static let motions: [(KeySym, plain: TextMotion, withControl: TextMotion?)] = [
    (.left, .backward, .wordBackward), (.right, .forward, .wordForward),
    (.home, .lineStart, .textStart), (.end, .lineEnd, .textEnd),
    (.up, .up, nil), (.down, .down, nil), (.pageUp, .pageUp, nil), (.pageDown, .pageDown, nil),
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
    default: self
    }
  }
}
