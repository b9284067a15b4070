extension Application {
  /// A call at a later time, until it is cancelled.
  @MainActor public final class Timer {
    fileprivate(set) var due: Instant
    fileprivate let interval: Duration?
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(due: Instant, interval: Duration?, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.interval = interval
      self.action = action
    }

    /// Whether it will still call.
    public var isActive: Bool { action != nil }

    /// It never calls again.
    public func cancel() { action = nil }
  }
}

/// The timers of a program; few at any time.
@MainActor final class TimerQueue {
  private var timers: [Application.Timer] = []

  /// When the next one is due.
  var nextDue: Instant? {
    var next: Instant?
    for timer in timers where timer.isActive {
      if let earlier = next, earlier <= timer.due { continue }
      next = timer.due
    }
    return next
  }

  var isEmpty: Bool { timers.isEmpty }

  func schedule(
    at due: Instant, every interval: Duration? = nil, _ action: @escaping @MainActor () -> Void
  ) -> Application.Timer {
    let timer = Application.Timer(due: due, interval: interval, action: action)
    timers.append(timer)
    return timer
  }

  /// Runs what is due at `now`. A repeating timer that fell behind skips what it missed.
  func fire(now: Instant) {
    // Mostly there is a caret's blink to come, and a key need not sort it.
    for timer in timers where !timer.isActive || timer.due <= now { return fireDue(now) }
  }

  private func fireDue(_ now: Instant) {
    let due = timers.filter { $0.isActive && $0.due <= now }.sorted { $0.due < $1.due }
    for timer in due { run(timer, now: now) }
    timers.removeAll { !$0.isActive }
  }

  private func run(_ timer: Application.Timer, now: Instant) {
    guard let action = timer.action else { return }
    if let interval = timer.interval {
      timer.due = max(timer.due + interval, now + interval)
    } else {
      timer.action = nil
    }
    action()
  }
}
