/// Sits on a top-level window while a field is being edited and tells ``Dismissal`` of taps and pans.
///
/// It never recognizes anything itself, so it takes nothing away from anybody; and it decides nothing before
/// the press has been delivered.
@MainActor final class DismissalRecognizer: GestureRecognizer {
  private unowned let dismissal: Dismissal
  private var snapshots: [ObjectIdentifier: (press: Press, snapshot: EditingSnapshot)] = [:]

  init(dismissal: Dismissal) {
    self.dismissal = dismissal
    super.init()
  }

  override func pressBegan(_ press: Press) {
    dismissal.pressBegan()
    guard let snapshot = dismissal.snapshot(at: press.target) else { return }
    snapshots[ObjectIdentifier(press)] = (press, snapshot)
    if snapshot.swallowsPress { swallow(press) }
  }

  override func pressMoved(_ press: Press) {
    if press.isPan { hand(press, trigger: .pan, cause: .pan) }
  }

  override func pressEnded(_ press: Press) { hand(press, trigger: .tap, cause: .tapOutside) }

  override func reset() { snapshots.removeAll() }

  /// The presses whose gesture is not known yet.
  var underWay: [(press: Press, snapshot: EditingSnapshot)] { Array(snapshots.values) }

  /// The gesture is known: once for each press.
  private func hand(_ press: Press, trigger: DismissalTriggers, cause: EndEditingCause) {
    guard let (_, snapshot) = snapshots.removeValue(forKey: ObjectIdentifier(press)) else { return }
    dismissal.pending.append(
      Dismissal.Pending(press: press, snapshot: snapshot, trigger: trigger, cause: cause))
  }

  /// Neither the view nor the recognizers on the way to it get the press.
  private func swallow(_ press: Press) {
    press.withholdFromView()
    for other in press.recognizers where other !== self { other.fail() }
  }
}
