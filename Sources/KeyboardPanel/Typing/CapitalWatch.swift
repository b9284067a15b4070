import KeyboardModel
import UICore

/// Sees where a field wants a capital: at the start of a sentence, of a word, or always.
@MainActor struct CapitalWatch {
  /// What stood before the caret when it was last looked at: where nothing has changed, the user decides.
  private var seen: String?
  private weak var field: (any TextInputClient)?

  /// Something was typed: look again, also if the text before the caret is the same.
  mutating func noteTyping() { seen = nil }

  /// Whether the next letter should be a capital; nil where nothing has changed, so that it is the user's to say.
  mutating func capital(in input: any TextInputClient, of layout: KeyboardLayout) -> Bool? {
    let kind = input.keyboardTraits.capitalization
    guard kind != .none, layout.letterCase == .upper, !input.isSecure else { return nil }
    let before = input.textBeforeCaret(Self.reach)
    guard before != seen || field !== input else { return nil }
    (seen, field) = (before, input)
    switch kind {
    case .none: return false
    case .characters: return true
    case .words: return before.last?.isWhitespace ?? true
    case .sentences: return Self.beginsSentence(after: before)
    }
  }

  /// A full stop, what closes quotations and brackets after it, and a space or two.
  private static let reach = 16

  static func beginsSentence(after text: String) -> Bool {
    guard let last = text.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return "。！？".contains(last) }
    let words = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
    guard let end = words.drop(while: { "\"'”’»)]}".contains($0) }).first else { return text.count < reach }
    return end.isNewline || ".!?…։؟।".contains(end)
  }
}
