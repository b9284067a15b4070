/// Who was being edited when a press began, and whether the press was on it.
///
/// Taken at the press: by the release the focus may have moved, and the layout too.
@MainActor struct EditingSnapshot {
  private(set) weak var responder: Responder?
  let isInside: Bool
  let policy: OutsidePressPolicy

  /// Judged by ancestry, never by rectangles: O(depth).
  init(editing responder: Responder, target: View) {
    self.responder = responder
    isInside = Self.isInside(target, of: responder)
    policy = Self.policy(of: target)
  }

  private static func isInside(_ target: View, of responder: Responder) -> Bool {
    let group = (responder as? View)?.tapGroup
    for view in sequence(first: target, next: { $0.superview }) {
      if view === responder || view.isInputView { return true }
      if let group, view.tapGroup === group { return true }
    }
    return false
  }

  private static func policy(of target: View) -> OutsidePressPolicy {
    for view in sequence(first: target, next: { $0.superview }) {
      if let policy = view.outsidePressPolicy { return policy }
    }
    return .dismissAndAct
  }
}
