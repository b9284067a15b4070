/// Pop-ups that go when the user turns to something else: menus.
///
/// The press of ours that closes one is used up by that. It neither reaches a view nor ends editing, for the pop-up is
/// a part of what is being edited; only the keyboard panel and its like act all the same. A press on another program
/// closes it and ends editing, too: it turns away from both.
extension Application {
  /// The one that was opened last.
  var transientPopUp: PopUpWindow? {
    guard windows.count > 1 else { return nil }
    return windows.lazy.compactMap { $0 as? PopUpWindow }.last { $0.isTransient }
  }

  /// Closes a transient pop-up at a press elsewhere. Returns whether the press is used up.
  func closesPopUp(_ event: PointerEvent, in window: Window) -> Bool {
    guard event.phase == .down, let popUp = transientPopUp else { return false }
    if popUp === window, popUp.contains(event.location) { return false }
    popUp.dismiss()
    guard let target = window.hitTest(event.location) else { return true }
    let path = sequence(first: target, next: { $0.superview })
    if path.contains(where: { $0.toolTraits.contains(.actsWhenClosingMenu) }) { return false }
    post(.pressDecided(PressReport(usedUp: event, on: target, decisionWhenUsedUp)))
    return true
  }

  /// The wheel turns in a window.
  func closesPopUp(scrolling window: Window) {
    if let popUp = transientPopUp, popUp !== window { popUp.dismiss() }
  }

  /// A window has lost the focus. A press outside may have taken it, and must find the pop-up still open when it is
  /// told of: a moment later it has been.
  func closePopUpUnlessFocused(_ owner: Window) {
    guard transientPopUp?.owner === owner else { return }
    schedule(after: .milliseconds(50)) { [weak self, weak owner] in
      guard let popUp = self?.transientPopUp, popUp.owner === owner, owner?.isFocused == false else { return }
      popUp.dismiss()
    }
  }

  /// What the press that closed a pop-up was to the field.
  private var decisionWhenUsedUp: PressDecision { dismissal.editedResponder == nil ? .none : .policy }

  /// Whether a pop-up of the window used the key.
  func popUpUses(_ event: KeyEvent, of window: Window) -> Bool {
    windows.count > 1 && window.popUps.reversed().contains { $0.ownerKeyDown(event) }
  }
}
