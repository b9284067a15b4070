/// Recognizes one or more quick presses and releases of the left button, or a finger, within the slop.
@MainActor public final class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in quick succession.
  public var requiredTaps = 1
  /// Where the last tap was, in the coordinates of ``GestureRecognizer/view``.
  public private(set) var location = Point.zero

  private var tapCount = 0
  private var patience: Application.Timer?

  public override var awaitsAnotherPress: Bool { patience?.isActive ?? false }

  public override func pressBegan(_ press: Press) {
    patience?.cancel()
    if press.button != 1 || presses.count > 1 || press.hasStoppedMotion { fail() }
  }

  public override func pressMoved(_ press: Press) {
    if press.isPan { fail() }
  }

  public override func pressEnded(_ press: Press) {
    guard state == .possible, let view else { return }
    location = press.location(in: view)
    tapCount += 1
    if tapCount >= requiredTaps {
      tapCount = 0
      recognize()
    } else {
      waitForNextTap(on: view)
    }
  }

  private func waitForNextTap(on view: View) {
    guard let application = view.window?.application else { return fail() }
    patience = wait(application.host.settings.doubleClickTime) { [weak self] in self?.fail() }
  }

  public override func reset() {
    tapCount = 0
    patience?.cancel()
    patience = nil
  }
}
