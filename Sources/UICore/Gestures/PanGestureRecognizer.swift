/// Recognizes a drag: a press that moves beyond the slop.
@MainActor public final class PanGestureRecognizer: GestureRecognizer {
  private let action: @MainActor (PanGestureRecognizer) -> Void
  private weak var press: Press?
  /// How far the pointer is from where it went down, in points.
  public private(set) var translation = Point.zero

  public init(action: @escaping @MainActor (PanGestureRecognizer) -> Void) {
    self.action = action
    super.init()
  }

  public override func act() { action(self) }

  public override func pressBegan(_ press: Press) {
    if self.press == nil, press.button == 1 { self.press = press }
  }

  public override func pressMoved(_ press: Press) {
    guard press === self.press, press.isPan else { return }
    translation = press.location - press.startLocation
    if state == .possible {
      claim(press)
      move(to: .began)
    } else {
      move(to: .changed)
    }
  }

  public override func pressEnded(_ press: Press) {
    guard press === self.press else { return }
    translation = press.location - press.startLocation
    move(to: state == .possible ? .failed : .ended)
    self.press = nil
    reset()
  }

  public override func pressCancelled(_ press: Press) {
    guard press === self.press else { return }
    self.press = nil
    super.pressCancelled(press)
  }
}
