import KeyboardModel
import UICore

/// Compares what is being edited with what was edited in the last turn, and says what it means for the panel.
@MainActor struct EditingWatch {
  typealias Change = (event: PanelVisibility.Event, cause: KeyboardChange.Cause)

  private weak var edited: Responder?
  private var isEditing = false
  private var isAway = false
  /// Without a window manager no window may ever be told that it has the focus.
  private var hasSeenFocus = false

  mutating func changes(to session: EditingSession?, in application: Application) -> [Change] {
    let waits = session == nil && isStillEdited
    let focus = focusChange(isAway: waits || isUnseen(session) || hasNoFocus(application))
    return focus + (waits ? [] : editingChanges(to: session))
  }

  /// Whether a click on `view` is one on the field itself: it calls a hidden panel back.
  func isClickOnField(_ view: View?) -> Bool {
    guard let field = edited as? View, field.textInput != nil else { return false }
    return view?.isDescendant(of: field) == true
  }

  /// Another window of the program has the focus, and nothing is edited there: the field only waits.
  private var isStillEdited: Bool {
    guard let edited, edited.isFirstResponder, edited.textInput != nil else { return false }
    return edited.responderWindow?.application != nil
  }

  private func isUnseen(_ session: EditingSession?) -> Bool { session?.window.isOnScreen == false }

  private mutating func hasNoFocus(_ application: Application) -> Bool {
    let hasFocus = application.windows.contains { $0.isFocused }
    hasSeenFocus = hasSeenFocus || hasFocus
    return hasSeenFocus && !hasFocus
  }

  private mutating func focusChange(isAway: Bool) -> [Change] {
    guard isAway != self.isAway else { return [] }
    self.isAway = isAway
    return [(isAway ? .windowFocusLost : .windowFocusGained, .windowFocus)]
  }

  private mutating func editingChanges(to session: EditingSession?) -> [Change] {
    guard isEditing != (session != nil) || edited !== session?.responder else { return [] }
    var changes: [Change] = []
    if isEditing { changes.append((.editingEnded, .editingEnded)) }
    if let session {
      changes.append((.editingBegan(by: session.isUserInitiated ? .user : .program), .editingBegan))
    }
    edited = session?.responder
    isEditing = session != nil
    return changes
  }
}
