/// Who was being edited when a press began, and how the press stands to it.
///
/// Taken at the press: by the release the focus may have moved, and the layout too.
@MainActor struct EditingSnapshot {
  /// How a place in the tree stands to the field being edited.
  enum Standing: Equatable {
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
    let group = (responder as? View)?.tapGroup
    var met = PolicyPrecedence.Met(
      isInWindow: target.window?.topLevel === responder.responderWindow?.topLevel)
    for view in sequence(first: target, next: { $0.superview }) {
      if isPart(view, of: responder, group: group) { return .inside }
      met.note(view, isExcluded: isExcluded(view))
    }
    return precedence(for: responder).standing(met)
  }

  private func isPart(_ view: View, of responder: Responder, group: TapGroup?) -> Bool {
    view === responder || view.toolTraits.contains(.belongsToField)
      || (group != nil && view.tapGroup === group)
      || (view as? PopUpWindow)?.client.map { $0 === responder } ?? false
  }
}
