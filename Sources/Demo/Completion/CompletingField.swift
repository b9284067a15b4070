import Outfield

/// A text field that offers what its text may become, in a pop-up list below it.
///
/// The list is another window, and all the same a part of the field: both are in one tap group, so a press in the
/// list is inside, and the field goes on being edited. The keys stay with the field, which moves the choice with
/// the arrow keys.
@MainActor final class CompletingField: TextField {
  private let choices: [String]
  private let group = TapGroup()
  private var popUp: CompletionPopUp?
  private var observation: Observation?
  /// What was chosen needs no list.
  private var settled: String?

  init(placeholder: String, choices: [String]) {
    self.choices = choices
    super.init(placeholder: placeholder)
    tapGroup = group
  }

  /// What the list shows for a text: all that begins so, whatever the case.
  func matches(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    let start = text.lowercased()
    let found = choices.filter { $0.lowercased().hasPrefix(start) }
    return found == [text] ? [] : found
  }

  // MARK: The list

  private func notice(_ notification: Application.Notification) {
    switch notification {
    case .textDidChange(let view) where view === self: offer()
    // The content may have been lifted, and there is more or less room.
    case .keyboard: window?.application?.afterThisTurn { [weak self] in self?.placePopUp() }
    default: break
    }
  }

  private func offer() {
    // The list that it came from closes after this turn.
    if text == settled { return }
    settled = nil
    let found = matches(text)
    guard !found.isEmpty, let owner = window else { return closePopUp() }
    let popUp = popUp ?? CompletionPopUp(owner: owner, group: group) { [weak self] in self?.choose($0) }
    popUp.show(found)
    popUp.place(at: self)
    self.popUp = popUp
    owner.application?.open(popUp)
  }

  private func placePopUp() { popUp?.place(at: self) }

  private func closePopUp() {
    popUp?.close()
    popUp = nil
  }

  private func choose(_ choice: String) {
    settled = choice
    replaceText(with: choice)
    // The press in the list is still to be decided and told of.
    window?.application?.afterThisTurn { [weak self] in self?.closePopUp() }
  }

  // MARK: Responder

  override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    observation = window?.application?.observe { [weak self] in self?.notice($0) }
  }

  override func didResignFirstResponder(cause: EndEditingCause) {
    observation?.cancel()
    closePopUp()
    super.didResignFirstResponder(cause: cause)
  }

  /// A pop-up lies above all windows, those of other programs too.
  override func windowFocusChanged(isFocused: Bool) {
    super.windowFocusChanged(isFocused: isFocused)
    if isFocused { return }
    // Where the keys follow the pointer, nobody has them while it is on its way into the list, or there.
    window?.application?.schedule(after: .milliseconds(200)) { [weak self] in self?.closeUnlessPointedAt() }
  }

  private func closeUnlessPointedAt() {
    if window?.isFocused == false, popUp?.isPointedAt == false { closePopUp() }
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard let popUp, event.modifiers.isDisjoint(with: [.shift, .control, .alt, .super]) else {
      return super.keyDown(event)
    }
    switch event.keysym {
    case .down, .keypadDown: popUp.moveChoice(by: 1)
    case .up, .keypadUp: popUp.moveChoice(by: -1)
    // The list goes first, then the editing.
    case .escape: closePopUp()
    default: return super.keyDown(event)
    }
    return true
  }

  override func insertReturn() {
    if let choice = popUp?.choice { choose(choice) } else { super.insertReturn() }
  }
}
