import UICore

/// Repeats a step while a selecting pointer is held beyond the edge of the text.
@MainActor final class DragScroller {
  private static let interval = Duration.milliseconds(50)

  private var timer: Application.Timer?

  func start(in application: Application?, step: @escaping @MainActor () -> Void) {
    guard timer == nil else { return }
    timer = application?.schedule(after: Self.interval, every: Self.interval, step)
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}
