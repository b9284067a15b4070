import UICore

/// Spreads the pictures that are drawn for the first time over several turns: the font unpacks each of them then, and a
/// page of them is to come up at once.
@MainActor final class PicturePace {
  private unowned let application: Application
  /// When the first new picture of this turn was drawn.
  private var began: Instant?
  /// What has no picture yet.
  private var waiting: [View] = []
  /// So long are new pictures drawn in a turn; at least one is.
  static let longest = Duration.milliseconds(6)

  init(application: Application) { self.application = application }

  /// Whether there is time for a new picture of a view in this turn; otherwise the view is drawn again in the next one.
  func admits(_ view: View) -> Bool {
    let now = application.host.clock.now
    if let began {
      if waiting.isEmpty, now - began < Self.longest { return true }
      waiting.append(view)
      return false
    }
    began = now
    application.schedule(after: .zero) { [weak self] in self?.goOn() }
    return true
  }

  private func goOn() {
    began = nil
    let views = waiting
    waiting.removeAll()
    for view in views { view.setNeedsDisplay() }
  }
}
