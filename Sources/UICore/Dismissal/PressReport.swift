/// A press and what was decided, for the event stream and the inspector.
public struct PressReport: Sendable {
  /// The view under the press, nil for one outside of the program.
  public var target: View?
  /// In points in the target's window; nil outside of the program.
  public var location: Point?
  /// Where it was on the screen, in pixels.
  public var screenLocation: ScreenPoint
  /// What dismissal made of it.
  public var decision: PressDecision
  /// Whether it was a click of the left button, or a finger's tap, and not a drag.
  public var isTap = false
  /// Whether it moved further than a tap may.
  public var isPan = false

  /// A press in a window of the program, as far as it has come.
  @MainActor init(_ press: Press, _ decision: PressDecision) {
    target = press.target
    location = press.startLocation
    screenLocation = press.startScreenLocation
    self.decision = decision
    isTap = press.button == 1 && !press.isPan
    isPan = press.isPan
  }

  /// A press outside of the program.
  @MainActor init(_ press: OutsidePress, _ decision: PressDecision) {
    screenLocation = press.screenLocation
    self.decision = decision
  }

  /// A press that nobody is to hear of: it was used up by what it closed.
  @MainActor init(usedUp event: PointerEvent, on target: View, _ decision: PressDecision) {
    self.target = target
    location = event.location
    screenLocation = event.screenLocation
    self.decision = decision
  }
}
