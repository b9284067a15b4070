/// What the program tells its observers, once for each change, at the end of the turn.
public enum Notification {
  case didBeginEditing(Responder)
  case didEndEditing(Responder, cause: EndEditingCause)
  /// A window's keys go to another responder, or to nobody; the responder need not be a field.
  case firstResponderDidChange(Window)
  case keyboard(KeyboardChange)
  /// The text of a field changed, by the user or by the program.
  case textDidChange(View)
  case selectionDidChange(View)
  /// A control acted: a button was pressed, a row chosen. `name` says what.
  case action(View, name: String)
  case pressDecided(PressReport)
  case windowDidOpen(Window)
  /// Something went wrong inside the program that a developer should know of.
  case fault(String)
}

extension Notification {
  /// Whether both tell of a change of the same view's text, or selection.
  func isSameChange(as other: Notification) -> Bool {
    switch (self, other) {
    case (.textDidChange(let a), .textDidChange(let b)): a === b
    case (.selectionDidChange(let a), .selectionDidChange(let b)): a === b
    default: false
    }
  }
}

/// The keyboard panel comes, goes or changes its frame.
public struct KeyboardChange: Sendable, Hashable {
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
  }

  /// Why the panel moves.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    case editingBegan, editingEnded, hideKey, userAction, hardwareKey, windowFocus, layout, windowResized
  }

  public var phase: Phase
  /// Where the panel was before the change, in points in the top-level window.
  public var beginFrame: Rect
  /// Where it is after the change.
  public var endFrame: Rect
  /// How long the change takes; zero when it is not animated.
  public var duration: Duration
  public var cause: Cause

  public init(phase: Phase, beginFrame: Rect, endFrame: Rect, duration: Duration, cause: Cause) {
    self.phase = phase
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.cause = cause
  }
}

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
    let isQueued = queued.suffix(2).contains { $0.isSameChange(as: notification) }
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
