import UICore

/// Finds out when a selection by keys is complete, so that PRIMARY is claimed once for it and not at each step.
///
/// Releases of Shift never come here, and could not be trusted: an input method may keep them. A selection is
/// complete when the keys have rested, or earlier when something else is about to be done: then at once, so that
/// what was selected is not lost however fast the next key comes.
@MainActor final class SelectionClaim {
  /// As long as keys that repeat slowly are apart, and shorter than a hand needs to reach for the mouse.
  static let pause = Duration.milliseconds(250)

  private var timer: Timer?
  private let claim: @MainActor () -> Void

  init(claim: @escaping @MainActor () -> Void) { self.claim = claim }

  /// A key has changed what is selected, and more may follow.
  func begin(in application: Application?) {
    timer?.cancel()
    timer = application?.schedule(after: Self.pause) { [weak self] in self?.settle() }
  }

  /// Claims now what is waiting, if anything is.
  func settle() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    claim()
  }
}
