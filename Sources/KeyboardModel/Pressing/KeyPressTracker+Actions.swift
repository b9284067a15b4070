extension KeyPressTracker {
  mutating func act(on press: KeyPress, at time: Duration, repeatNumber: Int) -> [KeyAction] {
    if case .emojiPage(let command, _) = press.key.content { return perform(command) }
    guard let function = press.key.function else {
      if let flick = press.flick { return type(flick) }
      let text = press.key.text(isShifted: press.isShifted) ?? ""
      if press.key.isPicture { return type(.emoji(text)) }
      return press.isStroke ? type(.cycle([text] + press.key.flicks)) : type(text)
    }
    shift.interrupt()
    return perform(function, repeatNumber: repeatNumber)
  }

  mutating func type(_ text: String) -> [KeyAction] {
    type(.type(text))
  }

  /// Shift for one character ends with it; not while a finger holds Shift.
  mutating func type(_ action: KeyAction) -> [KeyAction] {
    if hold?.isShift != true { shift.characterTyped() }
    return [action]
  }

  private mutating func perform(_ command: EmojiCommand) -> [KeyAction] {
    shift.interrupt()
    if case .query = command { return [] }
    return [.emojiPage(command)]
  }

  private mutating func perform(_ function: FunctionKey, repeatNumber: Int) -> [KeyAction] {
    switch function {
    case .space: type(.space)
    case .delete: [repeatNumber > tuning.repeatsBeforeWords ? .deleteWord : .deleteBackward]
    case .left: [.moveCaret(-1)]
    case .right: [.moveCaret(1)]
    case .return: [.return]
    case .hide: [.hide]
    case .globe: [.nextLayout]
    case .emoji: [.emojiPage(.open)]
    case .change: [.change]
    case .shift, .letters, .symbols, .more: []
    }
  }
}
