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
  /// Since when no window has the focus.
  private var lossTime: Instant?
  private static let patience = Duration.milliseconds(50)

  mutating func changes(to session: EditingSession?, in application: Application) -> [Change] {
    let isAway = isUnseen(session) || hasLostFocus(application)
    return focusChange(isAway: isAway) + editingChanges(to: session)
  }

  /// Whether a click on `view` is one on the field itself: it calls a hidden panel back.
  func isClickOnField(_ view: View?) -> Bool {
    guard let field = edited as? View, field.textInput != nil else { return false }
    return view?.isDescendant(of: field) == true
  }

  private func isUnseen(_ session: EditingSession?) -> Bool { session?.window.isOnScreen == false }

  /// Between two windows of the program the focus leaves one before it comes to the other: only a moment later it is
  /// sure that the program has lost it.
  private mutating func hasLostFocus(_ application: Application) -> Bool {
    let hasFocus = application.windows.contains { $0.isFocused }
    hasSeenFocus = hasSeenFocus || hasFocus
    guard hasSeenFocus, !hasFocus else {
      lossTime = nil
      return false
    }
    let now = application.host.clock.now
    guard let lossTime else {
      lossTime = now
      // Brings the turn in which it is looked at again.
      application.schedule(after: Self.patience) {}
      return isAway
    }
    return isAway || now - lossTime >= Self.patience
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
