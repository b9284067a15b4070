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
    /// A function key that is switched on.
    case engaged
  }

  /// The text that the key types, or the name of its function.
  var name: String
  var sign: Sign
  var role: Role

  init(_ key: Key, of layout: KeyboardLayout, in state: KeyboardState) {
    if let function = key.function {
      name = function.rawValue
      sign = Self.sign(of: function, layout, state)
      role = Self.role(of: function, state)
    } else {
      name = key.text(isShifted: state.shift != .off) ?? ""
      sign = .text(name)
      role = .character
    }
  }

  private static func sign(
    of function: FunctionKey, _ layout: KeyboardLayout, _ state: KeyboardState
  ) -> Sign {
    switch function {
    case .shift: .icon(state.shift == .caps ? .capsLock : .shift)
    case .delete: .icon(.deleteBackward)
    case .hide: .icon(.hideKeyboard)
    case .return: .text(returnLabel(state.returnKey, layout))
    case .space, .symbols, .letters, .more, .globe: .text(layout.label(for: function))
    }
  }

  private static func role(of function: FunctionKey, _ state: KeyboardState) -> Role {
    switch function {
    case .space: .space
    case .shift: state.shift == .off ? .function : .engaged
    default: .function
    }
  }

  /// A plain return key is called what its layout calls it; the others say what they do.
  private static func returnLabel(
    _ returnKey: KeyboardTraits.ReturnKey, _ layout: KeyboardLayout
  ) -> String {
    switch returnKey {
    case .return: layout.label(for: .return)
    case .go: "go"
    case .search: "search"
    case .next: "next"
    case .done: "done"
    case .send: "send"
    }
  }
}
