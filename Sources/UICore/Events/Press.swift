/// One press from down to up: a mouse button or a finger, with what it hit.
///
/// The target is found once, when the press begins, and the path above it is held until the press ends,
/// so that no change of the tree can take a click away from the view that it was meant for.
@MainActor public final class Press {
  public let window: Window
  public let pointer: PointerID
  /// 1 left, 2 middle, 3 right; 1 for a finger.
  public let button: Int
  public let target: View
  /// The target and the views above it.
  let path: [View]
  public let startLocation: Point
  public let startScreenLocation: ScreenPoint
  /// Where the pointer is now, in points in the window.
  public internal(set) var location: Point
  public internal(set) var modifiers: Modifiers
  public internal(set) var time: EventTime
  /// 1, then 2 for a double click, 3 for a triple click.
  public internal(set) var clickCount = 1
  /// It has moved further than a tap may.
  public internal(set) var isPan = false
  /// The view no longer hears of it: swallowed by a policy or taken over by a recognizer.
  private(set) var isWithheldFromView = false
  private var hasReachedView = false
  /// What dismissal made of it, once that is known.
  public internal(set) var decision: PressDecision?
  /// Those that look at it, the deepest view's first.
  var recognizers: [GestureRecognizer] = []

  init(event: PointerEvent, window: Window, target: View) {
    self.window = window
    self.target = target
    pointer = event.pointer
    button = event.button
    startLocation = event.location
    startScreenLocation = event.screenLocation
    location = event.location
    modifiers = event.modifiers
    time = event.time
    path = Array(sequence(first: target) { $0.superview })
  }

  public var isTouch: Bool { pointer.touch != nil }

  /// Where the pointer is now, in the coordinates of `view`.
  public func location(in view: View) -> Point { view.convertFromWindow(location) }

  // MARK: Delivery to the view

  /// Calls `deliver` if the target is still there, takes presses, and the press was not taken from it.
  func reachView(_ deliver: (View) -> Void) {
    guard !isWithheldFromView, target.window != nil, target.isEnabledInTree else { return }
    hasReachedView = true
    deliver(target)
  }

  /// The release: or a cancellation, where the view was pressed but can no longer be reached.
  func endInView() {
    let canReach = target.window != nil && target.isEnabledInTree
    if canReach { return reachView { $0.pointerUp(self) } }
    withholdFromView()
  }

  /// The view hears no more of the press; if it was pressed, it is told that nothing comes of it.
  func withholdFromView() {
    guard !isWithheldFromView else { return }
    isWithheldFromView = true
    if hasReachedView { target.pointerCancelled(self) }
  }
}
