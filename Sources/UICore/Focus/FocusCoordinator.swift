/// The only place where a first responder changes.
///
/// A swap happens at once and is vetoable; what the user sees of it (panel, notifications, layout) follows
/// at the end of the turn, so that one field handing over to another shows as one change.
@MainActor final class FocusCoordinator {
  unowned let application: Application

  init(application: Application) { self.application = application }

  /// Asks the candidate, then the present first responder, then swaps.
  /// Returns whether `candidate` is first responder afterwards; on a veto nothing has changed.
  func change(in window: Window, to candidate: Responder?, cause: EndEditingCause) -> Bool {
    let old = window.firstResponder
    if candidate === old {
      if let candidate { application.dismissal.isWanted(candidate) }
      return true
    }
    guard isEligible(candidate, in: window), agrees(old, toLeave: window, for: candidate) else {
      return false
    }
    if candidate?.textInput != nil { application.dismissal.willBeginEditing(in: window) }
    // The answers came from the program's code: look again before believing them.
    guard window.firstResponder === old, isEligible(candidate, in: window) else {
      return window.firstResponder === candidate
    }
    swap(in: window, from: old, to: candidate, cause: cause)
    return window.firstResponder === candidate
  }

  /// Ends editing without asking.
  func end(in window: Window?, cause: EndEditingCause) {
    guard let window, let old = window.firstResponder else { return }
    swap(in: window, from: old, to: nil, cause: cause)
  }

  private func isEligible(_ candidate: Responder?, in window: Window) -> Bool {
    guard let candidate else { return true }
    guard candidate.responderWindow === window, candidate.canBecomeFirstResponder else { return false }
    return (candidate as? View)?.isEligibleForFocus ?? true
  }

  private func agrees(_ old: Responder?, toLeave window: Window, for candidate: Responder?) -> Bool {
    guard let old else { return true }
    let outer = window.futureFirstResponder
    window.futureFirstResponder = candidate
    defer { window.futureFirstResponder = outer }
    return old.canResignFirstResponder
  }

  private func swap(
    in window: Window, from old: Responder?, to new: Responder?, cause: EndEditingCause
  ) {
    window.storedFirstResponder = new
    window.lastEndCause = cause
    application.focusLeft(old, in: window, cause: cause)
    if old?.textInput != nil { application.dropComposing(in: window) }
    old?.didResignFirstResponder(cause: cause)
    // The old one's callback may have moved the focus again; then the newcomer never began.
    if let new, window.firstResponder === new { new.didBecomeFirstResponder() }
  }
}

extension View {
  /// Whether the window's first responder is this view or below it: O(depth).
  var holdsFirstResponder: Bool { firstResponder != nil }

  /// Ends editing of this view or a descendant without asking: it can no longer be seen or used.
  func endEditingInside(cause: EndEditingCause) {
    guard let window, holdsFirstResponder else { return }
    window.focus?.end(in: window, cause: cause)
  }
}
