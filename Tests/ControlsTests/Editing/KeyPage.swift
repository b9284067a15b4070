import KeyboardPanel
import TextModel
import UICore

@testable import Controls

/// The page that lists every key, `docs/keys.md`, made of the tables that the program uses.
enum KeyPage {
  static let path = "docs/keys.md"

  static var text: String {
    let parts = [
      "# Keys", introduction,
      "## In fields",
      table(of: [KeyBindings.standard.commands, KeyBindings.emacs.commands], ["Keys", "Emacs"]),
      "## In fields of many lines, before those", table(of: [KeyBindings.multiLine.commands], ["Keys"]),
      "## Everywhere, if what has the focus does not use them", table(of: [WindowCommand.bindings], ["Keys"]),
      "## In buttons and switches", table(of: [ControlCommand.ofButtons], ["Keys"]),
      "## In segmented controls", table(of: [ControlCommand.ofSegments], ["Keys"]),
      "## In lists", table(of: [ControlCommand.ofLists], ["Keys"]),
      "## In what scrolls", table(of: [ControlCommand.ofScrollViews], ["Keys"]),
      "## In menus", table(of: [ControlCommand.ofMenus], ["Keys"]),
      "## On a keyboard panel that is walked, before the field", table(of: [WalkCommand.bindings], ["Keys"]),
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    Made by `make keys` from the tables in the sources: do not edit.

    Keys of the keypad are as their twins. Caps Lock and NumLock change no command. The last column is for desktops
    that set `Gtk/KeyThemeName` to `Emacs`: what is killed goes to a buffer of the program's own, and takes nothing
    off the clipboard.
    """

  /// A row for each command, a column for each table.
  private static func table<Command: ListedCommand>(
    of tables: [[KeyStroke: Command]], _ titles: [String]
  ) -> String {
    let commands = Set(tables.flatMap(\.values)).sorted { $0.rank < $1.rank }
    let head = [["What it does"] + titles, [String](repeating: "---", count: tables.count + 1)]
    let rows = commands.map { command in [command.words] + tables.map { strokes(for: command, in: $0) } }
    return (head + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func strokes<Command: Equatable>(
    for command: Command, in table: [KeyStroke: Command]
  ) -> String {
    let names = table.filter { $0.value == command }.map(\.key.description)
    return names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.joined(separator: ", ")
  }
}

/// A command with its place on the page and what the page says of it.
protocol ListedCommand: Hashable {
  /// Unlike any other command's.
  var rank: Int { get }
  var words: String { get }
}

extension TextCommand: ListedCommand {
  var rank: Int {
    switch self {
    case .move(let motion): motion.rank
    case .extend(let motion): 100 + motion.rank
    case .selectAll: 200
    case .deselect: 201
    case .delete(let motion): 300 + motion.rank
    case .undo: 400
    case .redo: 401
    case .cut: 402
    case .copy: 403
    case .paste: 404
    case .insertReturn: 405
    case .insertTab: 406
    case .insertLineBreak: 407
    case .enterHex: 408
    case .showMenu: 409
    case .kill(let motion): 500 + motion.rank
    case .killSelection: 600
    case .yank: 601
    }
  }

  var words: String {
    switch self {
    case .move(.pageUp): "Move one page up; from a single line, scroll what is around it"
    case .move(.pageDown): "Move one page down; from a single line, scroll what is around it"
    case .move(let motion): "Move \(motion.way)"
    case .extend(let motion): "Select \(motion.way)"
    case .selectAll: "Select all"
    case .deselect: "Select nothing"
    case .delete(let motion): "Delete \(motion.way), or the selection"
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .insertReturn: "In a text of many lines a new line, else what the field's Return is for"
    case .insertTab: "A tab"
    case .insertLineBreak: "A new line, whatever Return is for"
    case .enterHex: "Enter a character by its number: hexadecimal digits, then Space (not in secure fields)"
    case .showMenu: "Open the context menu"
    case .kill(.lineEnd): "Kill to the end of the line, and there the line's end"
    case .kill(let motion): "Kill \(motion.way)"
    case .killSelection: "Kill the selection"
    case .yank: "Yank what was killed"
    }
  }
}

extension TextMotion {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  fileprivate var way: String {
    switch self {
    case .backward: "one character back"
    case .forward: "one character on"
    case .wordBackward: "one word back"
    case .wordForward: "one word on"
    case .wordLeft: "one word to the left"
    case .wordRight: "one word to the right"
    case .lineStart: "to the start of the line"
    case .lineEnd: "to the end of the line"
    case .paragraphBackward: "to the start of the paragraph, then to that of the one before"
    case .paragraphForward: "to the end of the paragraph, then to that of the next"
    case .textStart: "to the start of the text"
    case .textEnd: "to the end of the text"
    case .up: "one line up, in a single line to its start"
    case .down: "one line down, in a single line to its end"
    case .pageUp: "one page up, in a single line to its start"
    case .pageDown: "one page down, in a single line to its end"
    }
  }
}

extension WindowCommand: ListedCommand {
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var words: String {
    switch self {
    case .focusNext: "Move the focus on"
    case .focusPrevious: "Move the focus back"
    case .find: "Go to the field to search with, and select what is in it"
    case .dismiss: "End the editing, or close what lies over the window"
    }
  }
}

extension ControlCommand: ListedCommand {
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var words: String {
    switch self {
    case .press: "Press"
    case .previous: "The one before"
    case .next: "The next one"
    case .left: "The one to the left"
    case .right: "The one to the right"
    case .previousPage: "One page back"
    case .nextPage: "One page on"
    case .first: "The start"
    case .last: "The end"
    case .close: "Close it"
    }
  }
}

extension WalkCommand: ListedCommand {
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var words: String {
    switch self {
    case .up: "The key above"
    case .down: "The key below"
    case .left: "The key on the left"
    case .right: "The key on the right"
    case .press: "Press it, or bring a hidden panel up; held: what is behind the key"
    case .cancel: "Close what is behind the key"
    }
  }
}
