/// Moves something from 0 to 1 over time, a frame at a time.
@MainActor public final class Animation {
  /// About 60 frames a second.
  static let frameInterval = Duration.microseconds(16_667)

  private var timer: Application.Timer?
  private let finish: @MainActor (_ completed: Bool) -> Void

  init(
    application: Application, duration: Duration, step: @escaping @MainActor (Double) -> Void,
    finish: @escaping @MainActor (_ completed: Bool) -> Void
  ) {
    self.finish = finish
    let start = application.host.clock.now
    guard duration > .zero else {
      step(1)
      finish(true)
      return
    }
    // The timer holds the animation until it ends.
    timer = application.schedule(after: Self.frameInterval, every: Self.frameInterval) {
      let progress = min(1, (application.host.clock.now - start) / duration)
      step(Self.easeOut(progress))
      if progress >= 1 { self.end(completed: true) }
    }
  }

  /// Stops where it is.
  public func cancel() { end(completed: false) }

  private func end(completed: Bool) {
    guard let timer, timer.isActive else { return }
    timer.cancel()
    finish(completed)
  }

  /// Fast at first, then slowing down.
  static func easeOut(_ t: Double) -> Double { 1 - (1 - t) * (1 - t) * (1 - t) }
}
