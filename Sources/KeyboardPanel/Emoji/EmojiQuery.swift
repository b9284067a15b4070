import KeyboardModel

/// What emoji are searched for by: a line of text that keys are typed into instead of the field.
struct EmojiQuery {
  private var typed = ""
  private var composer: KeyComposer
  private static let limit = 40

  init(_ layout: KeyboardLayout) { composer = KeyComposer(for: layout) }

  /// With what is half composed.
  var text: String { typed + composer.marked }

  /// The keys are another layout's now.
  mutating func adopt(_ layout: KeyboardLayout) {
    typed += composer.finish()
    composer = KeyComposer(for: layout)
  }

  /// Does what a key asks for; false for what means nothing here.
  mutating func perform(_ action: KeyAction, at time: Duration) -> Bool {
    switch action {
    case .type(let text): append(composer.type(text).committed)
    case .cycle(let texts): append(composer.type(cycling: texts, at: time).committed)
    case .change: append(composer.change()?.committed ?? "")
    case .space: append(composer.finish() + " ")
    case .deleteBackward: if composer.deleteBackward() == nil { _ = typed.popLast() }
    case .deleteWord: deleteWord()
    case .moveCaret: break
    default: return false
    }
    return true
  }

  private mutating func append(_ text: String) {
    typed = String((typed + text).prefix(Self.limit))
  }

  private mutating func deleteWord() {
    composer.finish()
    while typed.last == " " { typed.removeLast() }
    while let last = typed.last, last != " " { typed.removeLast() }
  }
}
