import KeyboardModel
import UICore

/// How keys of the emoji pages look.
extension EmojiCommand {
  /// What the key is called, for those who cannot see it too.
  var name: String {
    switch self {
    case .open: "emoji"
    case .section(let section): section.name
    case .turn(let steps): steps < 0 ? "previous page" : "next page"
    case .search: "search emoji"
    case .query(let text): text.isEmpty ? "search for" : "search for \(text)"
    }
  }

  var sign: KeyFace.Sign {
    switch self {
    case .open: .icon(.smiley)
    case .section(.recent): .icon(.clock)
    case .section(.group(let group)): .text(group.sign)
    case .turn(let steps): .icon(steps < 0 ? .caretLeft : .caretRight)
    case .search: .icon(.magnifier)
    case .query(let text): text.isEmpty ? .icon(.magnifier) : .text(text)
    }
  }

  func role(isOn: Bool) -> KeyFace.Role {
    switch self {
    case .section, .search: isOn ? .engaged : .picture
    case .query: .space
    case .open, .turn: .function
    }
  }
}
