import KeyboardModel
import UICore

/// What all keys of the panel depend on in what they show.
struct KeyboardState: Hashable {
  var shift = ShiftState.Mode.off
  var returnKey = KeyboardTraits.ReturnKey.return
}

/// What a key shows, and what it is called, in one state of the panel.
struct KeyFace: Hashable {
  enum Sign: Hashable {
    case text(String)
    case icon(Icon)
  }

  enum Role: Hashable {
    case character, space, function
    /// An emoji, or a tab of them: a sign without a key around it.
    case picture
    /// A function key that is switched on.
    case engaged
  }

  /// The text that the key types, or the name of its function.
  var name: String
  /// What a function key is called where it is not seen: Return by what it does now. Nil for what types its name.
  private var spoken: String?
  var sign: Sign
  var role: Role
  /// What a long press and a release type; `nil` if they type nothing else than the key.
  var hint: String?

  init(_ key: Key, of layout: KeyboardLayout, in state: KeyboardState) {
    if case .emojiPage(let command, let isOn) = key.content {
      name = command.name
      spoken = name
      sign = command.sign
      role = command.role(isOn: isOn)
    } else if let function = key.function {
      name = function.rawValue
      spoken =
        function == .return ? state.returnKey.name : SpokenName.name(of: function, shift: state.shift)
      sign = Self.sign(of: function, layout, state)
      role = Self.role(of: function, state)
    } else {
      let isShifted = state.shift != .off
      name = key.text(isShifted: isShifted) ?? ""
      sign = .text(KeyLabel.label(for: name, direction: layout.direction))
      role = key.isPicture ? .picture : .character
      hint = key.alternates(isShifted: isShifted).first.map {
        KeyLabel.label(for: $0, direction: layout.direction)
      }
    }
  }

  /// What the key is called where it is not seen. Nobody looks the names of letters up before they are asked for.
  var spokenName: String { spoken ?? SpokenName.name(ofText: name) }

  private static func sign(
    of function: FunctionKey, _ layout: KeyboardLayout, _ state: KeyboardState
  ) -> Sign {
    switch function {
    case .shift: .icon(state.shift == .caps ? .capsLock : .shift)
    case .delete: .icon(.deleteBackward)
    case .hide: .icon(.hideKeyboard)
    case .return: .icon(state.returnKey.icon.directed(layout.direction))
    case .globe: .icon(.globe)
    case .emoji: .icon(.smiley)
    case .left: .icon(.caretLeft)
    case .right: .icon(.caretRight)
    case .space, .symbols, .letters, .more, .change: .text(layout.label(for: function))
    }
  }

  private static func role(of function: FunctionKey, _ state: KeyboardState) -> Role {
    switch function {
    case .space: .space
    case .shift: state.shift == .off ? .function : .engaged
    default: .function
    }
  }
}

extension KeyboardTraits.ReturnKey {
  fileprivate var name: String {
    switch self {
    case .return: "return"
    case .go: "go"
    case .search: "search"
    case .next: "next"
    case .done: "done"
    case .send: "send"
    }
  }

  fileprivate var icon: Icon {
    switch self {
    case .return: .returnKey
    case .go: .arrowForward
    case .search: .magnifier
    case .next: .next
    case .done: .checkmark
    case .send: .send
    }
  }
}
