/// Recognizes a press and release of the left button, or a finger, within the slop.
@MainActor public final class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in quick succession.
  public var requiredTaps = 1
  private let action: @MainActor (TapGestureRecognizer) -> Void
  private weak var press: Press?
  /// Where the tap was, in the coordinates of ``GestureRecognizer/view``.
  public private(set) var location = Point.zero

  public init(action: @escaping @MainActor (TapGestureRecognizer) -> Void) {
    self.action = action
    super.init()
  }

  public override func act() { action(self) }

  public override func pressBegan(_ press: Press) {
    if self.press == nil, press.button == 1 { self.press = press }
  }

  public override func pressMoved(_ press: Press) {
    if press === self.press, press.isPan { move(to: .failed) }
  }

  public override func pressEnded(_ press: Press) {
    guard press === self.press, let view else { return }
    if press.clickCount < requiredTaps { move(to: .failed) }
    location = press.location(in: view)
    if state == .possible {
      claim(press)
      move(to: .ended)
    }
    self.press = nil
    reset()
  }

  public override func pressCancelled(_ press: Press) {
    guard press === self.press else { return }
    self.press = nil
    super.pressCancelled(press)
  }
}
