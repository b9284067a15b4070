/// Compares who is being edited at the end of a turn with what was last told, so that of a hand-over through
/// nobody, or there and back again, only the outcome is told.
@MainActor struct EditingTracker {
  /// What observers were last told of a window.
  struct Told {
    var firstResponder: Responder?
    var edited: Responder?
    /// Why `edited` last lost the focus: what is told when it does not get it back.
    var endCause = EndEditingCause.programmatic
  }

  /// Whether the user moved the focus last, as against the program.
  private(set) var isUserInitiated = false

  /// The focus left `old`, by the user's doing or the program's.
  mutating func focusLeft(_ old: Responder?, in window: Window, cause: EndEditingCause, isUser: Bool) {
    isUserInitiated = isUser
    if let old, window.told.edited === old { window.told.endCause = cause }
  }

  /// What is new in a window since it was last asked.
  func changes(in window: Window) -> [Application.Notification] {
    let first = window.firstResponder
    let edited = first?.textInput == nil ? nil : first
    let isSame = window.told.firstResponder === first
    if isSame, window.told.edited === edited { return [] }
    let told = window.told
    window.told.firstResponder = first
    window.told.edited = edited
    var changes: [Application.Notification] = isSame ? [] : [.firstResponderDidChange(window)]
    if told.edited !== edited {
      if let old = told.edited { changes.append(.didEndEditing(old, cause: told.endCause)) }
      if let edited { changes.append(.didBeginEditing(edited)) }
    }
    return changes
  }

  func session(of window: Window?) -> EditingSession? {
    guard let window, let responder = window.keyReceiver.firstResponder, let input = responder.textInput
    else {
      return nil
    }
    return EditingSession(
      responder: responder, input: input, window: window, isUserInitiated: isUserInitiated)
  }
}
