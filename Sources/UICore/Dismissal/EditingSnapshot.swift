/// Who was being edited when a press began, and how the press stands to it.
///
/// Taken at the press: by the release the focus may have moved, and the layout too.
@MainActor struct EditingSnapshot {
  /// How a place in the tree stands to the field being edited.
  enum Standing {
    case inside
    case outside(OutsidePressPolicy)
    /// Outside, on a view that never ends editing.
    case excluded
  }

  private(set) weak var responder: Responder?
  let standing: Standing

  var isInside: Bool { if case .inside = standing { true } else { false } }

  var swallowsPress: Bool { if case .outside(let policy) = standing { policy.swallowsPress } else { false } }
}

extension Dismissal {
  /// Judged by ancestry, never by rectangles: one walk up from the pressed view, O(depth).
  func snapshot(at target: View) -> EditingSnapshot? {
    guard let responder = editedResponder else { return nil }
    return EditingSnapshot(responder: responder, standing: standing(of: target, to: responder))
  }

  private func standing(of target: View, to responder: Responder) -> EditingSnapshot.Standing {
    let field = responder as? View
    let always = field?.fieldDismissal == .always
    var found = FoundOnTheWay()
    for view in sequence(first: target, next: { $0.superview }) {
      if isPart(view, of: responder, group: field?.tapGroup) { return .inside }
      found.note(view, isExcluded: isExcluded(view))
    }
    if always { return .outside((found.policy ?? .dismissAndAct).dismissing) }
    if field?.fieldDismissal == .never { return .outside((found.policy ?? .act).keeping) }
    if found.isExcluded { return .excluded }
    let policy = found.policy ?? .dismissAndAct
    return .outside(isInScope(target, of: responder, found) ? policy : policy.keeping)
  }

  private func isPart(_ view: View, of responder: Responder, group: TapGroup?) -> Bool {
    view === responder || view.isInputView || (group != nil && view.tapGroup === group)
      || (view as? PopUpWindow)?.client.map { $0 === responder } ?? false
  }

  private func isInScope(_ target: View, of responder: Responder, _ found: FoundOnTheWay) -> Bool {
    switch scope {
    case .application: true
    case .window: target.window?.topLevel === responder.responderWindow?.topLevel
    case .markedViews: found.isMarked
    }
  }
}

/// What a walk up from the pressed view met.
@MainActor private struct FoundOnTheWay {
  /// The nearest view's policy.
  var policy: OutsidePressPolicy?
  var isExcluded = false
  var isMarked = false

  mutating func note(_ view: View, isExcluded viewIsExcluded: Bool) {
    policy = policy ?? view.outsidePressPolicy
    isExcluded = isExcluded || viewIsExcluded
    isMarked = isMarked || view.dismissesEditing
  }
}

extension OutsidePressPolicy {
  /// The same for the view, but the field goes.
  fileprivate var dismissing: OutsidePressPolicy { swallowsPress ? .dismissOnly : .dismissAndAct }
  /// The same for the view, but the field stays.
  fileprivate var keeping: OutsidePressPolicy { swallowsPress ? .ignore : .act }
}
