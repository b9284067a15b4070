import Outfield

/// Sends events as JSON lines to a reader who may be slow, gone or stuck, and never waits for it.
@MainActor final class EventStream {
  typealias Sink = @MainActor (UnsafeRawBufferPointer) -> EventQueue.WriteResult

  /// Room for about two thousand events, or fifty descriptions of a whole tree.
  static let defaultLimit = 1 << 20
  /// How long until a full reader is tried again, doubled each time up to the limit.
  static let retryDelays = (first: Duration.milliseconds(4), limit: Duration.milliseconds(256))

  private unowned let application: Application
  private let sink: Sink
  private let start: Instant
  private var queue: EventQueue
  private var retry: Application.Timer?
  private var retryDelay = retryDelays.first
  private var isClosed = false

  init(application: Application, limit: Int = defaultLimit, sink: @escaping Sink) {
    let (clock, start) = (application.host.clock, application.host.clock.now)
    self.application = application
    self.sink = sink
    self.start = start
    queue = EventQueue(limit: limit) { count in
      StreamEvent.error("the reader was too slow: \(count) events are lost").line(at: clock.now - start)
    }
  }

  func send(_ event: StreamEvent) {
    guard !isClosed else { return }
    queue.append(event.line(at: application.host.clock.now - start))
    if retry == nil { drain() }
  }

  /// The program is over: sends what is still queued, as long as `wait` says that the reader may take more.
  func close(_ wait: () -> Bool) {
    guard !isClosed else { return }
    isClosed = true
    var state = queue.drain(sink)
    while state == .waiting || state == .stuck, wait() { state = queue.drain(sink) }
  }

  private func drain() {
    retry = nil
    switch queue.drain(sink) {
    case .empty: retryDelay = Self.retryDelays.first
    case .waiting:
      retryDelay = Self.retryDelays.first
      scheduleRetry()
    case .stuck: scheduleRetry()
    case .closed: isClosed = true
    }
  }

  private func scheduleRetry() {
    retry = application.schedule(after: retryDelay) { [weak self] in self?.drain() }
    retryDelay = min(retryDelay * 2, Self.retryDelays.limit)
  }
}
