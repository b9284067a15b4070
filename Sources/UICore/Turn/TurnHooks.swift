extension Application {
  /// When a ``TurnHook`` is called at the end of a turn, in this order.
  public enum TurnStep: Sendable, Hashable {
    /// Every view has its place. Whoever moves views to keep the caret in sight does it now.
    case laidOut
    /// Every view has its final place, and what keeps to the place of another view follows it.
    case placed
  }

  /// Calls `body` at the end of each turn, at one step of it, until the hook is cancelled. What it asks to be laid
  /// out is laid out before the next step.
  @discardableResult public func atEndOfTurn(
    _ step: TurnStep, _ body: @escaping @MainActor () -> Void
  ) -> TurnHook {
    hooks.add(TurnHook(body), at: step)
  }

  /// Calls `body` once, in a turn of its own, when this one is over: notified, laid out and painted.
  ///
  /// It goes on with what is being done now: with what the user did, or the program.
  public func afterThisTurn(_ body: @escaping @MainActor () -> Void) {
    let isUser = isHandlingUserInput
    hooks.wait { [weak self] in self?.act(forUser: isUser, body) }
  }
}

/// Called at the end of each turn until ``cancel()`` is called or the application ends.
@MainActor public final class TurnHook {
  fileprivate var body: (@MainActor () -> Void)?

  fileprivate init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  /// It is never called again.
  public func cancel() { body = nil }
}

/// What is to be done at the end of turns, and after the end of one.
@MainActor final class TurnHooks {
  private var laidOut: [TurnHook] = []
  private var placed: [TurnHook] = []
  /// Asked for in this turn.
  private var queued: [@MainActor () -> Void] = []
  /// Asked for in one that is over.
  private var waiting: [@MainActor () -> Void] = []

  func add(_ hook: TurnHook, at step: Application.TurnStep) -> TurnHook {
    switch step {
    case .laidOut: laidOut = laidOut.filter { $0.body != nil } + [hook]
    case .placed: placed = placed.filter { $0.body != nil } + [hook]
    }
    return hook
  }

  /// Returns whether there was anybody to call.
  func run(_ step: Application.TurnStep) -> Bool {
    let hooks = step == .laidOut ? laidOut : placed
    for hook in hooks { hook.body?() }
    return !hooks.isEmpty
  }

  func wait(_ body: @escaping @MainActor () -> Void) { queued.append(body) }

  /// Whether something waits for the end of a turn, or for the next one.
  var isWaiting: Bool { !waiting.isEmpty || !queued.isEmpty }

  func turnEnded() {
    if queued.isEmpty { return }
    waiting += queued
    queued.removeAll()
  }

  /// What it asks for in turn comes after the turn in which this happens.
  func runWaiting() {
    if waiting.isEmpty { return }
    let bodies = waiting
    waiting.removeAll()
    for body in bodies { body() }
  }
}
