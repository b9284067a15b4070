/// Sits on a top-level window while a field is being edited and tells ``Dismissal`` of taps and pans.
///
/// It takes nothing away from anybody, and decides nothing before the press has been delivered.
@MainActor final class DismissalRecognizer: GestureRecognizer {
  private unowned let dismissal: Dismissal
  private var snapshots: [ObjectIdentifier: EditingSnapshot] = [:]

  init(dismissal: Dismissal) {
    self.dismissal = dismissal
    super.init()
    cancelsPressInView = false
  }

  override func pressBegan(_ press: Press) {
    guard let responder = dismissal.editedResponder else { return }
    let snapshot = EditingSnapshot(editing: responder, target: press.target)
    snapshots[ObjectIdentifier(press)] = snapshot
    if !snapshot.isInside, snapshot.policy.swallowsPress { press.isWithheldFromView = true }
  }

  override func pressMoved(_ press: Press) {
    guard press.isPan else { return }
    hand(press, trigger: .pan, cause: .pan)
  }

  override func pressEnded(_ press: Press) { hand(press, trigger: .tap, cause: .tapOutside) }

  override func pressCancelled(_ press: Press) { snapshots[ObjectIdentifier(press)] = nil }

  /// The gesture is known: once for each press.
  private func hand(_ press: Press, trigger: DismissalTriggers, cause: EndEditingCause) {
    guard let snapshot = snapshots.removeValue(forKey: ObjectIdentifier(press)) else { return }
    dismissal.pending.append(
      Dismissal.Pending(press: press, snapshot: snapshot, trigger: trigger, cause: cause))
  }
}
