import UICore

/// Something on the panel beside the keys of a layout that acts when it is tapped.
@MainActor public class PressView: View {
  let act: @MainActor () -> Void
  /// Whether a release would act.
  private(set) final var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }

  init(_ identifier: String, act: @escaping @MainActor () -> Void) {
    self.act = act
    super.init(frame: .zero)
    self.identifier = identifier
  }

  public override func pointerDown(_ press: Press) -> Bool {
    isPressed = press.button == 1
    return true
  }

  public override func pointerMoved(_ press: Press) {
    isPressed = press.button == 1 && bounds.contains(press.location(in: self))
  }

  public override func pointerUp(_ press: Press) {
    let acts = isPressed
    isPressed = false
    if acts { act() }
  }

  public override func pointerCancelled(_ press: Press) { isPressed = false }
}
