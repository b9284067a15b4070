/// Whose word counts when a press, a key or the wheel may end editing: the one place that knows the order.
///
/// 1. The field's own ``FieldDismissal``, unless it inherits.
/// 2. An exclusion of the pressed view or of one above it.
/// 3. The nearest ``OutsidePressPolicy`` from the pressed view upwards; without one the press ends editing and acts.
/// 4. The application's ``DismissalScope``: what lies outside of it keeps the field.
/// 5. The ``DismissalTriggers``, of everything that would end editing.
@MainActor struct PolicyPrecedence {
  let field: FieldDismissal
  let scope: DismissalScope
  let triggers: DismissalTriggers

  /// What a walk up from the pressed view met.
  struct Met {
    /// Whether the press is in the top-level window of the field.
    let isInWindow: Bool
    private(set) var policy: OutsidePressPolicy?
    private(set) var isExcluded = false
    private(set) var isMarked = false

    init(isInWindow: Bool) { self.isInWindow = isInWindow }

    @MainActor mutating func note(_ view: View, isExcluded viewIsExcluded: Bool) {
      policy = policy ?? view.outsidePressPolicy
      isExcluded = isExcluded || viewIsExcluded
      isMarked = isMarked || view.dismissesEditing
    }
  }

  /// How a press outside of the field stands to it.
  func standing(_ met: Met) -> EditingSnapshot.Standing {
    switch field {
    case .always: return .outside((met.policy ?? .dismissAndAct).dismissing)
    case .never: return .outside((met.policy ?? .act).keeping)
    case .inherit: break
    }
    if met.isExcluded { return .excluded }
    let policy = met.policy ?? .dismissAndAct
    return .outside(isInScope(met) ? policy : policy.keeping)
  }

  private func isInScope(_ met: Met) -> Bool {
    switch scope {
    case .application: true
    case .window: met.isInWindow
    case .markedViews: met.isMarked
    }
  }

  /// Whether a press, or a turn of the wheel, ends editing where it is.
  func ends(_ trigger: DismissalTriggers, at standing: EditingSnapshot.Standing) -> Bool {
    guard case .outside(let policy) = standing else { return false }
    return policy.dismisses && triggers.contains(trigger)
  }

  /// Whether something ends editing that is at no view.
  func ends(_ trigger: DismissalTriggers) -> Bool {
    guard triggers.contains(trigger) else { return false }
    switch field {
    case .always: return true
    case .never: return trigger == .windowFocusLost
    case .inherit: return scope != .markedViews || trigger != .outsideApplication
    }
  }
}

extension OutsidePressPolicy {
  /// The same for the view, but the field goes.
  fileprivate var dismissing: OutsidePressPolicy { swallowsPress ? .dismissOnly : .dismissAndAct }
  /// The same for the view, but the field stays.
  fileprivate var keeping: OutsidePressPolicy { swallowsPress ? .ignore : .act }
}
