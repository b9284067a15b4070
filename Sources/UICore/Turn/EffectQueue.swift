/// What the host is asked for in this turn, in order.
@MainActor final class EffectQueue {
  private var effects: [HostEffect] = []

  func emit(_ effect: HostEffect) {
    if effects.isEmpty { effects = [effect] } else { effects.append(effect) }
  }

  /// Hands them out. What is emitted while they are carried out waits for the next call.
  func take() -> [HostEffect] {
    var taken: [HostEffect] = []
    swap(&taken, &effects)
    return taken
  }
}
