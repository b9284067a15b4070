extension Application {
  /// Sends an action to `target`, or without one to the key window's first responder and up its chain, to the
  /// first responder that is a `Target` (a class or a protocol).
  ///
  /// Returns whether somebody took it. Without a first responder nobody does.
  @discardableResult public func sendAction<Target>(
    to target: Target? = nil, _ action: @MainActor (Target) -> Void
  ) -> Bool {
    guard let receiver = target ?? firstInChain(as: Target.self) else { return false }
    action(receiver)
    return true
  }

  private func firstInChain<Target>(as type: Target.Type) -> Target? {
    guard let start = keyWindow?.firstResponder else { return nil }
    for responder in start.chain {
      if let target = responder as? Target { return target }
    }
    return nil
  }
}
