/// Keeps an observer in place until ``cancel()`` is called or the application ends.
@MainActor public final class Observation {
  fileprivate(set) var handler: (@MainActor (Notification) -> Void)?

  init(_ handler: @escaping @MainActor (Notification) -> Void) { self.handler = handler }

  /// The handler is never called again.
  public func cancel() { handler = nil }
}

/// Queues notifications during a turn and delivers them at its end.
@MainActor final class NotificationQueue {
  private var queued: [Notification] = []
  private var observers: [Observation] = []

  var isEmpty: Bool { queued.isEmpty }

  /// A change of a view's text or selection that is already among the last ones queued is not told again,
  /// so that a burst of keys costs its observers one call.
  func post(_ notification: Notification) {
    // Nobody listens: a key in a program without observers costs them nothing.
    if observers.isEmpty { return }
    let isQueued = queued.suffix(3).contains { $0.isSameChange(as: notification) }
    if !isQueued { queued.append(notification) }
  }

  func observe(_ handler: @escaping @MainActor (Notification) -> Void) -> Observation {
    let observation = Observation(handler)
    observers.append(observation)
    return observation
  }

  /// Delivers what is queued now; what the handlers post waits for the next call.
  func deliver() {
    let notifications = queued
    queued.removeAll(keepingCapacity: true)
    observers.removeAll { $0.handler == nil }
    let handlers = observers
    for notification in notifications {
      for observer in handlers { observer.handler?(notification) }
    }
  }
}
