extension Application {
  /// Calls `body` when this turn is over: notified, laid out and painted.
  public func afterThisTurn(_ body: @escaping @MainActor () -> Void) {
    schedule(after: .zero) { [weak self] in
      // Timers run before the end of a turn: the one after the next is in the next turn.
      self?.schedule(after: .zero, body)
    }
  }
}
