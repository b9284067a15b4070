/// The root-window click handler: decides whether a press ends editing.
///
/// While a field is being edited two things exist that otherwise do not: a recognizer on each top-level
/// window, and the host's watch for presses outside the program. Both lead to the one decision here.
@MainActor public final class Dismissal {
  struct Pending {
    let press: Press
    let snapshot: EditingSnapshot
    let trigger: DismissalTriggers
    let cause: EndEditingCause
  }

  /// What may end editing from outside.
  public var triggers = DismissalTriggers.standard

  /// Where presses end editing.
  public var scope = DismissalScope.application

  /// What a decision to dismiss does, by default asking the field to resign. Observers are told of the decision
  /// in any case; this replaces what happens.
  public var dismiss: @MainActor (Responder, EndEditingCause) -> Void = { $0.resignFirstResponder(cause: $1) }

  unowned let application: Application
  var pending: [Pending] = []
  private var recognizers: [DismissalRecognizer] = []
  private var isWatching = false
  private var exclusions: [@MainActor (View) -> Bool] = []
  /// Whom what was pressed asked for, though it is edited already: a form that sends its user back to it.
  private weak var wanted: Responder?

  /// A press begins: what others asked for before is nothing of its doing.
  func pressBegan() { wanted = nil }

  init(application: Application) { self.application = application }

  /// Presses on views for which `isExcluded` is true, and on their descendants, never end editing.
  public func exclude(where isExcluded: @escaping @MainActor (View) -> Bool) { exclusions.append(isExcluded) }

  /// Presses on views of a class, and on their descendants, never end editing.
  public func exclude<Excluded: View>(_ type: Excluded.Type) { exclude { $0 is Excluded } }

  func isExcluded(_ view: View) -> Bool {
    view.isExcludedFromDismissal || exclusions.contains { $0(view) }
  }

  /// The responder whose text is being edited: the key window's, else any other window's.
  var editedResponder: Responder? {
    let responder = application.keyWindow?.keyReceiver.firstResponder
    if let responder, responder.textInput != nil { return responder }
    for window in application.windows {
      if let responder = window.firstResponder, responder.textInput != nil { return responder }
    }
    return nil
  }

  // MARK: Arming

  /// Whether a field is being edited, and so presses are watched.
  public var isArmed: Bool { !recognizers.isEmpty }

  /// Arms when a field begins to be edited, disarms when none is left. Safe to call at any time.
  func editingMayHaveChanged() {
    let isEditing = editedResponder != nil
    if isEditing != isArmed { if isEditing { arm() } else { disarm() } }
    let mustWatch = isEditing || application.transientPopUp != nil
    guard mustWatch != isWatching else { return }
    isWatching = mustWatch
    application.emit(.watchOutsidePresses(mustWatch))
  }

  /// A window opened or closed.
  func windowsChanged() {
    // Those of the other windows may have a press under way.
    if isArmed {
      disarm { recognizer in !application.windows.contains { $0 === recognizer.view } }
      arm()
    }
    editingMayHaveChanged()
  }

  private func arm() {
    for window in application.windows where !recognizers.contains(where: { $0.view === window }) {
      let recognizer = DismissalRecognizer(dismissal: self)
      window.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  private func disarm(where isOver: (DismissalRecognizer) -> Bool = { _ in true }) {
    for recognizer in recognizers where isOver(recognizer) {
      // A press that is under way is still to be decided.
      recognizer.view?.detach(recognizer)
    }
    recognizers.removeAll { $0.view == nil || isOver($0) }
  }

  // MARK: Presses in our windows

  /// Decides on the gestures that have become known. Called after their events have been delivered.
  func decidePending() {
    guard !pending.isEmpty else { return }
    defer { wanted = nil }
    let decided = pending
    pending.removeAll(keepingCapacity: true)
    for item in decided { report(decide(item), for: item.press) }
  }

  /// The program asked for the responder that has the keys. If a press made it do so that press is no reason to take
  /// them away.
  func isWanted(_ responder: Responder) { wanted = responder }

  private func decide(_ item: Pending) -> PressDecision {
    if item.snapshot.isInside { return .inside }
    if item.press.isPalm || item.press.hasStoppedMotion && item.trigger == .tap { return .policy }
    guard let responder = item.snapshot.responder, responder.isFirstResponder, responder !== wanted else {
      return .handOver
    }
    guard precedence(for: responder).ends(item.trigger, at: item.snapshot.standing) else {
      return item.snapshot.standing == .excluded ? .excluded : .policy
    }
    let isHandOver = isEdited(item.press.window, apartFrom: responder)
    dismiss(responder, isHandOver ? .otherField : item.cause)
    return isHandOver ? .handOver : .dismiss
  }

  /// A field of `window` is about to begin. If it is a press that gives it the keys, the field of another window goes
  /// before, and not only when the gesture is known: however long the button is held there is one hand-over.
  func willBeginEditing(in window: Window) {
    guard isArmed else { return }
    var presses = recognizers.flatMap(\.underWay) + pending.map { ($0.press, $0.snapshot) }
    // A finger that was down before that other field was edited.
    if let press = application.dispatcher.ending, !presses.contains(where: { $0.press === press }),
      let snapshot = snapshot(at: press.target)
    {
      presses.append((press, snapshot))
    }
    for (press, snapshot) in presses where press.window === window {
      guard let responder = snapshot.responder, responder.isFirstResponder,
        responder.responderWindow !== window,
        precedence(for: responder).ends(.tap, at: snapshot.standing)
      else { continue }
      dismiss(responder, .otherField)
    }
  }

  /// A text was dropped in `window`: where its field is edited now, those of other windows are no longer.
  func handOver(to window: Window) {
    guard window.firstResponder?.textInput != nil else { return }
    for other in application.windows where other !== window {
      if let responder = other.firstResponder, responder.textInput != nil { dismiss(responder, .otherField) }
    }
  }

  /// Whether the press gave the keys to a field of another window. Each window has a first responder of its own,
  /// so the field that was edited has not been asked to leave yet.
  private func isEdited(_ window: Window, apartFrom responder: Responder) -> Bool {
    window !== responder.responderWindow && window.firstResponder?.textInput != nil
  }

  func report(_ decision: PressDecision, for press: Press) {
    guard press.decision == nil else { return }
    press.decision = decision
    application.post(.pressDecided(PressReport(press, decision)))
  }

  // MARK: Everything else

  func outsidePress(_ press: OutsidePress) {
    let decision = end(by: .outsideApplication, cause: .outsideApplication)
    application.post(.pressDecided(PressReport(press, decision)))
  }

  /// Returns whether a field was being edited and no longer is.
  func escapePressed() -> Bool { end(by: .escape, cause: .escape) == .dismiss && !isArmed }

  func windowFocusLost() { _ = end(by: .windowFocusLost, cause: .windowFocusLost) }

  func wheelTurned(over target: View) { scrolled(target, cause: .wheel) }

  /// A scroll view tells that it scrolled, and why.
  public func scrolled(_ view: View, cause: ScrollCause) {
    guard let (trigger, endCause) = cause.trigger, let snapshot = snapshot(at: view),
      let responder = snapshot.responder, precedence(for: responder).ends(trigger, at: snapshot.standing)
    else { return }
    dismiss(responder, endCause)
  }

  private func end(by trigger: DismissalTriggers, cause: EndEditingCause) -> PressDecision {
    guard let responder = editedResponder else { return .none }
    guard precedence(for: responder).ends(trigger) else { return .policy }
    dismiss(responder, cause)
    return .dismiss
  }

  func precedence(for responder: Responder) -> PolicyPrecedence {
    PolicyPrecedence(
      field: (responder as? View)?.fieldDismissal ?? .inherit, scope: scope, triggers: triggers)
  }
}
