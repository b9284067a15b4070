/// Keeps an observer in place until ``cancel()`` is called or the application ends.
@MainActor public final class Observation {
  fileprivate(set) var handler: (@MainActor (Application.Notification) -> Void)?

  init(_ handler: @escaping @MainActor (Application.Notification) -> Void) { self.handler = handler }

  /// The handler is never called again.
  public func cancel() { handler = nil }
}

/// Queues notifications during a turn and delivers them at its end.
@MainActor final class NotificationQueue {
  private struct Queued {
    let notification: Application.Notification
    /// Whether it tells of what the user did.
    let isUser: Bool
  }

  private var queued: [Queued] = []
  private var observers: [Observation] = []

  var isEmpty: Bool { queued.isEmpty }

  /// A change of a view's text or selection that is already among the last ones queued is not told again,
  /// so that a burst of keys costs its observers one call.
  func post(_ notification: Application.Notification, isUser: Bool) {
    // Nobody listens: a key in a program without observers costs them nothing.
    if observers.isEmpty { return }
    let isQueued = queued.suffix(3).contains { $0.notification.isSameChange(as: notification) }
    if !isQueued { queued.append(Queued(notification: notification, isUser: isUser)) }
  }

  func observe(_ handler: @escaping @MainActor (Application.Notification) -> Void) -> Observation {
    let observation = Observation(handler)
    observers.append(observation)
    return observation
  }

  /// Delivers what is queued now; what the handlers post waits for the next call. `act` runs the handlers as a part
  /// of what they are told of.
  func deliver(_ act: (_ isUser: Bool, _ body: @MainActor () -> Void) -> Void) {
    let notifications = queued
    queued.removeAll(keepingCapacity: true)
    observers.removeAll { $0.handler == nil }
    let handlers = observers
    for queued in notifications {
      act(queued.isUser) { for observer in handlers { observer.handler?(queued.notification) } }
    }
  }
}
